import SheetEngine
import SheetTestSupport
import Testing

/// The `fitted` drag: downward only, and closed when let go of further down. Top edge at 580 of 800.
@Suite struct DownwardDragTests {
  private func fitted() -> SheetDriver { .resting(.fitted, content: 200, grabber: 20) }

  @Test func followsThePointerDownAndBackUp() {
    var sheet = fitted()
    sheet.press(y: 590)
    for y in [591.0, 640, 700, 610, 650] {
      sheet.move(to: y)
      #expect(sheet.frame.top == y - 10)
    }
  }

  @Test func pulledUpItStaysWithoutGivingWay() {
    var sheet = fitted()
    sheet.press(y: 590)
    for y in [589.0, 500, 100, -300] {
      sheet.move(to: y)
      #expect(sheet.frame.height == 220)
    }
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.phase == .resting && sheet.frame.height == 220)
  }

  @Test(arguments: [1.0, 5, 60, 200], [0.016, 0.1, 2])
  func movedDownItClosesHoweverLittleOrSlowly(distance: Double, duration: Double) {
    var sheet = fitted()
    sheet.drag(from: 590, to: 590 + distance, over: duration)
    #expect(sheet.machine.target == .dismissed)
    let heights = sheet.settle().map(\.height)
    #expect(heights == heights.sorted(by: >) && heights.last == 0)
  }

  @Test(arguments: [590.0, 589, 400])
  func movedDownAndBackToTheStartOrAboveItStays(end: Double) {
    var sheet = fitted()
    sheet.press(y: 590)
    sheet.move(to: 700, over: 0.2)
    sheet.move(to: end, over: 0.2)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.height == 220 && sheet.frame.phase == .resting)
  }

  @Test func thrownUpFromFurtherDownItStillCloses() {
    var sheet = fitted()
    sheet.press(y: 590)
    sheet.move(to: 700, over: 0.2)
    sheet.move(to: 610, over: 0.04)
    sheet.release()
    sheet.settle()
    #expect(sheet.story == ["will dismissed flick", "did dismissed flick"])
  }

  @Test func movedDownItStaysWhenItMustNotClose() {
    var sheet = fitted()
    sheet.mayDismiss = false
    sheet.drag(from: 590, to: 700, over: 0.2)
    sheet.settle()
    #expect(sheet.questions == 1)
    #expect(sheet.frame.height == 220 && sheet.frame.phase == .resting)
  }

  @Test func movedUpNobodyIsAskedWhetherItMayClose() {
    var sheet = fitted()
    sheet.drag(from: 590, to: 500, over: 0.2)
    #expect(sheet.questions == 0)
  }

  @Test(arguments: [(900.0, 590.0), (900, 690), (900, 680), (700, 590), (700, 490), (700, 480)])
  func aWindowThatChangesUnderTheHandDoesNotCloseIt(container: Double, y: Double) {
    var sheet = fitted()
    sheet.press(y: 590)
    sheet.resize(container: container)
    sheet.move(to: y)
    sheet.run(for: 0.1)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.height == 220 && sheet.questions == 0)
  }

  @Test(arguments: [(900.0, 700.0), (700, 600)])
  func pulledDownInAWindowThatChangedItCloses(container: Double, y: Double) {
    var sheet = fitted()
    sheet.press(y: 590)
    sheet.resize(container: container)
    sheet.move(to: y)
    sheet.run(for: 0.1)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.phase == .hidden)
  }

  @Test func takenOutOfTheHandItStays() {
    var sheet = fitted()
    sheet.press(y: 590)
    sheet.move(to: 750, over: 0.2)
    sheet.send(.cancelled)
    sheet.settle()
    #expect(sheet.frame.height == 220 && sheet.questions == 0)
  }

  @Test func caughtWhileItOpensItFollowsToItsHeightAndNoFurther() {
    var sheet = SheetDriver(.fitted, content: 200, grabber: 20)
    sheet.send(.present())
    sheet.run(for: 0.12)
    let (top, height) = (sheet.frame.top, sheet.frame.height)
    #expect(height > 50 && height < 200)
    sheet.press(y: top + 5)
    sheet.move(by: -30)
    #expect(sheet.frame.height.isWithin(1e-9, of: height + 30))
    sheet.move(by: -400)
    #expect(sheet.frame.height == 220)
  }
}
