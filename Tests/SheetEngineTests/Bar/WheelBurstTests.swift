import SheetEngine
import Testing

@Suite struct WheelBurstTests {
  private func tracker(at offset: Double, rule: ScrollRule = .direction) -> ScrollTracker {
    Browser(at: offset, rule: rule).tracker
  }

  @Test func theBurstThatArrivesAtTheEndDoesNotPull() {
    var tracker = tracker(at: 1900)
    #expect(tracker.handle(.notched(by: 100, to: 2000), at: 1) == .scrollDown)
    #expect(tracker.handle(.notched(by: 100, to: 2000), at: 1.1) == nil)
    #expect(tracker.handle(.notched(by: 100, to: 2000), at: 1.2) == nil)
  }

  @Test func theNextBurstDoes() {
    var tracker = tracker(at: 1900)
    _ = tracker.handle(.notched(by: 100, to: 2000), at: 1)
    #expect(tracker.handle(.notched(by: 100, to: 2000), at: 1.16) == .reachBottom)
  }

  @Test func everyNotchPutsTheEndOfTheBurstOff() {
    var tracker = tracker(at: 500)
    #expect(tracker.burstEndsAt == nil)
    _ = tracker.handle(.notched(by: 50, to: 550), at: 1)
    #expect(tracker.burstEndsAt == 1.15)
    _ = tracker.handle(.notched(by: 50, to: 600), at: 1.1)
    #expect(tracker.burstEndsAt == 1.1 + 0.15)
  }

  @Test func aBurstEndsWithoutBeingAskedAndAlsoWhenTold() {
    var tracker = tracker(at: 500)
    _ = tracker.handle(.notched(by: 50, to: 550), at: 1)
    _ = tracker.handle(.laidOut(Browser.page, offset: 550), at: 1.2)
    #expect(tracker.burstEndsAt == nil)
    _ = tracker.handle(.notched(by: 50, to: 600), at: 2)
    _ = tracker.handle(.gestureEnded, at: 2.01)
    #expect(tracker.burstEndsAt == nil)
  }

  @Test func theGlideOfANotchBelongsToItsBurst() {
    var tracker = tracker(at: 1900)
    _ = tracker.handle(.notched(by: 100, to: 1900), at: 1)
    for step in 1...20 {
      let time = 1 + 0.02 * Double(step)
      _ = tracker.handle(.scrolled(to: 1900 + 5 * Double(step), by: 0), at: time)
    }
    #expect(tracker.handle(.notched(by: 100, to: 2000), at: 1.5) == nil)
    #expect(tracker.handle(.notched(by: 100, to: 2000), at: 1.7) == .reachBottom)
  }

  @Test func aGlideToTheTopExpands() {
    var tracker = tracker(at: 6)
    #expect(tracker.handle(.notched(by: -100, to: 6), at: 1) == nil)
    #expect(tracker.handle(.scrolled(to: 3, by: 0), at: 1.02) == nil)
    #expect(tracker.handle(.scrolled(to: 0, by: 0), at: 1.04) == .scrollUp)
  }

  @Test func aNotchDuringADragBelongsToTheDrag() {
    var tracker = tracker(at: 500, rule: .literal)
    _ = tracker.handle(.gestureBegan, at: 1)
    #expect(tracker.handle(.scrolled(to: 560), at: 1.1) == .scrollDown)
    #expect(tracker.handle(.notched(by: -50, to: 510), at: 1.2) == .scrollDown)
    #expect(tracker.burstEndsAt == nil)
  }

  @Test func eachBurstHasItsOwnTranslation() {
    var tracker = tracker(at: 500, rule: .literal)
    #expect(tracker.handle(.notched(by: 50, to: 550), at: 1) == .scrollDown)
    #expect(tracker.handle(.notched(by: -20, to: 530), at: 1.1) == .scrollDown)
    #expect(tracker.handle(.notched(by: -20, to: 510), at: 1.3) == .scrollUp)
  }

  @Test func theEndKeyAtTheEndIsAPull() {
    var tracker = tracker(at: 2000)
    #expect(tracker.handle(.notched(by: 2000, to: 2000), at: 1) == .reachBottom)
  }

  @Test func aClockThatStepsBackDoesNotEndABurst() {
    var tracker = tracker(at: 1900)
    _ = tracker.handle(.notched(by: 100, to: 2000), at: 10)
    #expect(tracker.handle(.notched(by: 100, to: 2000), at: 9) == nil)
    #expect(tracker.burstEndsAt == 9.15)
  }
}
