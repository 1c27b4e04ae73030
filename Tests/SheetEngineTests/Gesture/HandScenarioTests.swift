import SheetEngine
import SheetTestSupport
import Testing

/// What users of other sheets complained about with a pointer in their hand, done to this one.
///
/// 800 high: half open is top 400, nine tenths top 80, the middle between them 240.
@Suite struct HandScenarioTests {
  // Reported for vaul (#555).
  @Test func aPointerTakenAwayDoesNotLeaveTheSheetBetweenDetents() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 370, over: 0.8)
    #expect(sheet.frame.top == 360)
    sheet.send(.cancelled)
    sheet.settle()
    #expect(sheet.frame.top == 400 && sheet.frame.phase == .resting)
    sheet.move(to: 200, over: 0.1)
    #expect(sheet.frame.top == 400)
    #expect(sheet.story == ["will normal drag", "did normal drag"])
  }

  // Reported for vaul (#555): the last speed must not count either.
  @Test func aPointerTakenAwayInAFlickThrowsNothing() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 350, over: 0.03)
    sheet.send(.cancelled)
    #expect(sheet.frame.velocity == 0)
    #expect(sheet.machine.target == .detent("normal"))
  }

  // Reported for FloatingPanel (#100).
  @Test(arguments: [true, false])
  func aClickOnTheBackdropWhileTheSheetIsHeldDoesNothing(isCancelled: Bool) {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 310, over: 1)
    sheet.send(.dismiss(.backdrop))
    #expect(sheet.frame.top == 300 && sheet.frame.phase == .dragging)
    sheet.move(to: 330, over: 1)
    if isCancelled { sheet.send(.cancelled) } else { sheet.release() }
    sheet.settle()
    #expect(sheet.frame.top == 400)
    #expect(sheet.story == ["will normal drag", "did normal drag"])
  }

  // Reported for libadwaita (fccde6b1).
  @Test func escapeClosesAHeldSheetOnceAndTheHandLosesIt() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 310, over: 1)
    sheet.send(.dismiss(.escape))
    sheet.move(to: 330, over: 0.1)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.phase == .hidden && sheet.questions == 1)
    #expect(sheet.story == ["will dismissed escape", "did dismissed escape"])
  }

  // Reported for qtile (#4540).
  @Test func aPointerOutsideTheWindowIsStillFollowed() {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: -60, over: 0.5)
    #expect((0..<80).contains(sheet.frame.top))
    sheet.settle()
    #expect(sheet.frame.top == 80)
  }

  // Reported for material-components-android (#1861).
  @Test func aSheetCaughtOnItsWayStopsAndStaysInTheHand() {
    var sheet = SheetDriver.resting()
    sheet.select(1)
    sheet.run { $0.top < 250 }
    let top = sheet.frame.top
    sheet.press(y: 300)
    #expect(sheet.run(for: 0.2).allSatisfy { $0.top == top && $0.phase == .dragging })
    sheet.move(by: 20, over: 0.5)
    #expect(sheet.frame.top.isWithin(1e-9, of: top + 20))
    sheet.release()
    sheet.settle()
    #expect(
      sheet.story == [
        "will expanded code", "interrupted expanded code", "will normal drag", "did normal drag",
      ])
  }
}
