import SheetEngine
import SheetTestSupport
import Testing

/// What users of other sheets complained about, done to this one.
@Suite struct SheetScenarioTests {
  // Reported for react-native-bottom-sheet (#1941).
  @Test(arguments: [0.0, 0.016, 0.05, 0.15])
  func closedRightAfterItWasOpenedItStaysClosed(delay: Double) {
    var sheet = SheetDriver()
    sheet.send(.present())
    sheet.run(for: delay)
    sheet.send(.dismiss(.code))
    sheet.run(for: 1)
    #expect(sheet.frame.phase == .hidden && sheet.frame.height == 0)
    #expect(sheet.frame.backdropOpacity == 0 && !sheet.frame.isAnimating)
    #expect(
      sheet.story == [
        "will normal code", "interrupted normal code", "will dismissed code", "did dismissed code",
      ])
  }

  // Reported for react-native-bottom-sheet (#1941), the other way round.
  @Test(arguments: [0.0, 0.016, 0.05, 0.15])
  func openedRightAfterItWasClosedItStaysOpen(delay: Double) {
    var sheet = SheetDriver.resting()
    sheet.send(.dismiss(.code))
    sheet.run(for: delay)
    sheet.send(.present())
    sheet.settle()
    #expect(sheet.frame.height == 400 && sheet.frame.backdropOpacity == 0.4)
  }

  // Reported for bottomsheetdialog-compose (#1).
  @Test func swipedAwayAndClosedInEveryOtherWayItClosesOnce() {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 470, over: 0.04)
    for reason in [SettleReason.backdrop, .escape, .code] {
      sheet.run(for: 0.016)
      sheet.send(.dismiss(reason))
    }
    sheet.settle()
    sheet.send(.dismiss(.code))
    #expect(sheet.story == ["will dismissed flick", "did dismissed flick"])
  }

  // Reported for vaul (#398).
  @Test func afterTheWindowIsResizedEveryDetentIsWhereItBelongs() {
    var sheet = SheetDriver.resting()
    sheet.resize(container: 600)
    #expect(sheet.frame.top == 300)
    sheet.drag(from: 310, to: 90, over: 2)
    sheet.settle()
    #expect(sheet.frame.top == 60)
    sheet.send(.dismiss(.code))
    sheet.settle()
    sheet.resize(container: 1000)
    sheet.send(.present())
    sheet.settle()
    #expect(sheet.frame.top == 500)
  }

  // Reported for react-spring-bottom-sheet (#122).
  @Test func theSheetFollowsItsContentWithoutBeingTouched() {
    var sheet = SheetDriver.resting(.fitting(), content: 200, grabber: 24)
    #expect(sheet.frame.height == 224)
    for (content, top) in [(350.0, 426.0), (200, 576)] {
      sheet.resize(content: content)
      #expect(sheet.settle().count > 10)
      #expect(sheet.frame.top == top)
    }
  }

  // Reported for FloatingPanel (#413, #476). The grabber comes on top of the limited content.
  @Test func endlessContentLeavesTheGrabberInReach() {
    var sheet = SheetDriver.resting(.fitting(), content: 2000, grabber: 24)
    #expect(sheet.frame.top == 36)
    sheet.drag(from: 48, to: 700, over: 4)
    sheet.settle()
    #expect(sheet.frame.phase == .hidden)
    sheet.send(.present())
    sheet.settle()
    sheet.send(.dismiss(.backdrop))
    sheet.settle()
    #expect(sheet.frame.phase == .hidden)
  }

  // Reported for react-modal-sheet (#127).
  @Test func aShortWindowHasASheetLikeAnyOther() {
    var sheet = SheetDriver.resting(container: 100)
    #expect(sheet.frame.top == 50)
    sheet.drag(from: 55, to: 25, over: 1)
    sheet.settle()
    #expect(sheet.frame.top == 10)
    sheet = .resting(.fitting(), container: 100, content: 500, grabber: 24)
    #expect(sheet.frame.height == 64)
    sheet.drag(from: 40, to: 55, over: 1)
    sheet.settle()
    #expect(sheet.frame.height == 64)
  }

  // Reported for Svelte (#7010).
  @Test func aLongPauseDoesNotCatapultTheSheet() {
    var sheet = SheetDriver.resting(at: 1)
    sheet.drag(from: 90, to: 140, over: 0.12)
    for step in [0.016, 0.016, 0, -0.005, 3, 0.016] {
      sheet.clock.advance(by: step)
      #expect((400...720).contains(sheet.look().height))
    }
    #expect(sheet.frame.height == 400 && !sheet.frame.isAnimating)
  }

  // Reported for dumber (#262).
  @Test func whateverCameBeforeTheIdleSheetAsksForNoFrames() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 500, over: 0.1)
    sheet.send(.cancelled)
    sheet.settle()
    let still = sheet.frame
    #expect(sheet.run(for: 2).allSatisfy { $0 == still && !$0.isAnimating })
    sheet.send(.dismiss(.code))
    sheet.settle()
    #expect(sheet.run(for: 2).allSatisfy { $0.height == 0 && !$0.isAnimating })
  }
}
