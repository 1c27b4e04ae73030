import SheetEngine
import SheetTestSupport
import Testing

/// A sheet that must not close now stays, whoever asks.
@Suite struct VetoTests {
  private func refusing(
    _ configuration: SheetConfiguration = .pan, at detent: Int = 0
  ) -> SheetDriver {
    var sheet = SheetDriver.resting(at: detent, configuration)
    sheet.mayDismiss = false
    return sheet
  }

  @Test(arguments: [SettleReason.backdrop, .escape, .code])
  func nobodyClosesIt(reason: SettleReason) {
    var sheet = refusing()
    sheet.send(.dismiss(reason))
    #expect(sheet.questions == 1)
    #expect(sheet.frame.phase == .resting && sheet.story == [])
  }

  @Test func refusedOnTheWayItGoesOn() {
    var sheet = refusing()
    sheet.select(1)
    sheet.run(for: 0.1)
    sheet.send(.dismiss(.escape))
    sheet.settle()
    #expect(sheet.story == ["will expanded code", "did expanded code"])
  }

  @Test(
    arguments: [(0, 350.0, 7.0, 400.0), (0, 100, 0.05, 400), (1, 200, 0.1, 400)]
      as [(Int, Double, Double, Double)])
  func aDragThatWouldCloseItGoesToTheNearestDetent(
    from detent: Int, by distance: Double, over time: Double, to height: Double
  ) {
    var sheet = refusing(at: detent)
    let y = sheet.frame.top + 10
    sheet.drag(from: y, to: y + distance, over: time)
    sheet.settle()
    #expect(sheet.questions == 1)
    #expect(sheet.frame.height == height)
  }

  @Test func isAskedOnlyWhenItWouldClose() {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 200, over: 0.1)
    sheet.send(.pressed(sheet.sample, on: .surface))
    sheet.send(.cancelled)
    sheet.select(1)
    sheet.resize(container: 600)
    #expect(sheet.questions == 0)
  }

  @Test func aCancelledDragNeverClosesItAndNeverAsks() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 790, over: 0.1)
    sheet.send(.cancelled)
    sheet.settle()
    #expect(sheet.frame.height == 400 && sheet.questions == 0)
  }

  @Test func whileItClosesNobodyAsksAgain() {
    var sheet = SheetDriver.resting()
    sheet.send(.dismiss(.code))
    for reason in [SettleReason.backdrop, .escape, .code] { sheet.send(.dismiss(reason)) }
    #expect(sheet.questions == 1)
  }

  @Test func aSteppedDragIsAskedOnceAndNotWithEveryMove() {
    var sheet = refusing(.steppedPan)
    sheet.press(y: 500)
    sheet.move(to: 799, over: 0.8)
    #expect(sheet.questions == 1)
    #expect(sheet.machine.target == .detent("normal") && sheet.frame.phase == .dragging)
    sheet.move(to: 600, over: 0.1)
    sheet.move(to: 799, over: 0.1)
    #expect(sheet.questions == 2)
  }

  @Test func aRefusedSteppedDragGoesToTheInitialDetentHoweverFastItWas() {
    var sheet = refusing(.steppedPan)
    sheet.press(y: 500)
    sheet.move(to: 790)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.height == 400)
  }
}
