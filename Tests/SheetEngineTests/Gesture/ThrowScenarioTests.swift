import SheetEngine
import SheetTestSupport
import Testing

/// What users of other sheets complained about when they let go or moved on, done to this one.
///
/// 800 high: half open is top 400, nine tenths top 80, the middle between them 240.
@Suite struct ThrowScenarioTests {
  // Reported for core-web (#5613).
  @Test func aSmallSlipOntoTheBackdropDoesNotClose() {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 402, to: 397, over: 0.2)
    sheet.settle()
    #expect(sheet.frame.top == 400)
  }

  // Reported for use-gesture (#332).
  @Test func movedThenHeldStillThenLetGoIsNotThrown() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 350, over: 0.048)
    sheet.run(for: 0.3)
    sheet.release()
    #expect(sheet.frame.velocity == 0)
    sheet.settle()
    #expect(sheet.frame.top == 400)
  }

  // Reported for libadwaita (424137b8).
  @Test(arguments: [0, -0.005])
  func movesInNoTimeDoNotThrowTheSheetOutOfTheWorld(step: Double) {
    var sheet = SheetDriver.resting(at: 1)
    sheet.press(y: 90)
    for y in [80.0, 90] {
      sheet.pointerClock.advance(by: step)
      sheet.move(to: y)
    }
    sheet.release()
    #expect(sheet.frame.velocity == 0)
    #expect(sheet.settle().allSatisfy { $0.top.isFinite && $0.velocity.isFinite })
    #expect(sheet.frame.top == 80)
  }

  // Reported for Flutter (#179102).
  @Test(arguments: [600.0, 1200, 2000])
  func theSheetMovesAsFarAsThePointerHoweverTallTheWindow(container: Double) {
    var sheet = SheetDriver.resting(container: container)
    let top = sheet.frame.top
    sheet.press(y: top + 10)
    sheet.move(by: -100, over: 0.2)
    #expect(sheet.frame.top.isWithin(1e-9, of: top - 100))
    sheet.move(to: 0.1 * container - 190, over: 0.2)
    sheet.move(to: 0.1 * container + 10, over: 0.2)
    #expect(sheet.frame.top.isWithin(1e-9, of: 0.1 * container))
  }

  // Reported for compose-unstyled (#53).
  @Test func progressAndDimNeverJumpWhereTheNearestDetentChanges() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 400)
    sheet.move(to: 800)
    sheet.forget()
    for y in stride(from: 800.0, through: 80, by: -1) { sheet.move(to: y) }
    for (low, high) in zip(sheet.frames, sheet.frames.dropFirst()) {
      #expect((0...1 / 700).contains(high.progress - low.progress))
      #expect((0...1 / 700).contains(high.backdropOpacity - low.backdropOpacity))
      #expect((0...1 / 300).contains(high.detentIndex - low.detentIndex))
    }
    #expect(sheet.frame.progress == 1)
  }

  // Reported for FloatingPanel (#365).
  @Test func arrivedIsToldOnceAndOnlyAtRest() {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 350, over: 0.048)
    #expect(sheet.story == ["will expanded flick"])
    sheet.settle()
    #expect(sheet.story == ["will expanded flick", "did expanded flick"])
    sheet = .resting()
    sheet.drag(from: 410, to: 350, over: 0.048)
    sheet.run { $0.top < 250 }
    sheet.press(y: 300)
    sheet.move(by: 400 - sheet.frame.top, over: 1)
    sheet.release()
    sheet.settle()
    #expect(
      sheet.story == [
        "will expanded flick", "interrupted expanded flick", "will normal drag", "did normal drag",
      ])
  }

  // Reported for libadwaita (996f45f9): the surface reaches the bottom, so height is all there is.
  @Test func inItsOvershootTheSheetIsTallerAndNotLifted() {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 350, over: 0.048)
    let frames = sheet.settle(at: 240)
    #expect(frames.contains { $0.top < 79 })
    #expect(frames.allSatisfy { $0.top >= 0 && $0.top + $0.height == 800 })
  }
}
