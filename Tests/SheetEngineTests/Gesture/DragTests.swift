import SheetEngine
import SheetTestSupport
import Testing

@Suite struct DragTests {
  @Test func followsThePointerFromWhereItWasGrabbed() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 437)
    #expect(sheet.frame.top == 400 && sheet.frame.phase == .dragging)
    for y in [436.0, 500, 430, 337, 120, 700, 437] {
      sheet.move(to: y)
      #expect(sheet.frame.top == y - 37)
      #expect(!sheet.frame.isAnimating)
    }
    #expect(sheet.machine.target == nil)
    #expect(sheet.story == [])
  }

  @Test func aSheetPulledBelowTheWindowComesBackUnderTheSamePoint() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 1500, over: 0.2)
    #expect(sheet.frame.height == 0 && sheet.frame.phase == .dragging)
    sheet.move(to: 610, over: 0.2)
    #expect(sheet.frame.top == 600)
  }

  /// From 0.5 or 0.9 of 800; slow is 50 points/second, a flick 1000 and more.
  @Test(
    arguments: [
      (0, -40.0, 0.8, "normal drag"), (0, -160.5, 3.3, "expanded drag"),
      (0, 40, 0.8, "normal drag"),
      (0, 201, 4, "dismissed drag"), (0, -40, 0.04, "expanded flick"),
      (0, 40, 0.04, "dismissed flick"), (1, 40, 0.08, "normal flick"),
      (1, 200, 0.1, "dismissed flick"), (1, 100, 2, "expanded drag"),
      (1, 600, 12, "dismissed drag"),
    ] as [(Int, Double, Double, String)])
  func goesWhereItIsThrown(from detent: Int, by distance: Double, over time: Double, to: String) {
    var sheet = SheetDriver.resting(at: detent)
    let y = sheet.frame.top + 10
    sheet.drag(from: y, to: y + distance, over: time)
    #expect(sheet.frame.phase == .settling || sheet.frame.phase == .hidden)
    sheet.settle()
    #expect(sheet.story == ["will \(to)", "did \(to)"])
  }

  @Test(arguments: [-900.0, -300, -150, 150, 300, 900])
  func theReleaseGoesOnAtThePointersSpeed(speed: Double) {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 410 - speed * 0.08, over: 0.08)
    #expect(sheet.frame.height.isWithin(1e-6, of: 400 + speed * 0.08))
    #expect(sheet.frame.velocity.isWithin(1e-3, of: speed))
    let before = sheet.frame.height
    sheet.run(for: 0.001)
    #expect(((sheet.frame.height - before) / 0.001).isWithin(60, of: speed))
  }

  @Test(arguments: [-310.0, -1000, -8000])
  func aDismissalNeverDipsAndComesBack(speed: Double) {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 410 - speed * 0.024, over: 0.024)
    let heights = sheet.settle(at: 240).map(\.height)
    #expect(heights == heights.sorted(by: >) && heights.last == 0)
  }

  @Test func onlyAnUpwardFlickBounces() {
    var flicked = SheetDriver.resting()
    flicked.drag(from: 410, to: 350, over: 0.048)
    let bounced = flicked.settle()
    #expect(bounced.contains { $0.height > 720.5 })
    var carried = SheetDriver.resting()
    carried.drag(from: 410, to: 160, over: 5)
    let rising = carried.settle()
    #expect(rising.allSatisfy { $0.height <= 720 })
    var flickedDown = SheetDriver.resting(at: 1)
    flickedDown.drag(from: 90, to: 150, over: 0.144)
    let falling = flickedDown.settle()
    #expect(falling.allSatisfy { $0.height >= 400 })
  }

  @Test func aHiddenSheetCannotBeGrabbed() {
    var sheet = SheetDriver()
    sheet.drag(from: 700, to: 100, over: 0.1)
    #expect(sheet.frame.phase == .hidden && sheet.story == [])
  }

  @Test func movesAndReleasesWithoutAGrabDoNothing() {
    var sheet = SheetDriver.resting()
    sheet.move(to: 100, over: 0.1)
    sheet.release()
    sheet.send(.cancelled)
    #expect(sheet.frame.height == 400 && sheet.story == [])
  }

  @Test func aClosingSheetCanBeCaughtAndOpenedAgain() {
    var sheet = SheetDriver.resting()
    sheet.send(.dismiss(.code))
    sheet.run(for: 0.15)
    let top = sheet.frame.top
    sheet.press(y: top + 10)
    #expect(sheet.frame.top == top)
    sheet.move(to: 410, over: 1)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.height == 400)
    #expect(
      sheet.story == [
        "will dismissed code", "interrupted dismissed code", "will normal drag", "did normal drag",
      ])
  }

  @Test func theProgramMayTakeTheSheetOutOfTheHand() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 300)
    sheet.select(1)
    #expect(sheet.frame.top == 290 && sheet.frame.phase == .settling)
    sheet.move(to: 700)
    sheet.release()
    sheet.settle()
    #expect(sheet.story == ["will expanded code", "did expanded code"])
  }
}
