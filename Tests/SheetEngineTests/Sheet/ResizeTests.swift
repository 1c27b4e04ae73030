import SheetEngine
import SheetTestSupport
import Testing

/// Another container: the sheet keeps its detent.
@Suite struct ResizeTests {
  @Test func aSheetAtRestStandsAtItsDetentAtOnce() {
    var sheet = SheetDriver.resting()
    sheet.resize(container: 600)
    #expect(sheet.frame.top == 300 && sheet.frame.phase == .resting)
    #expect(!sheet.frame.isAnimating)
    #expect(sheet.story == ["will normal resize", "did normal resize"])
  }

  @Test func theSameSizeIsNoNews() {
    var sheet = SheetDriver.resting()
    sheet.resize(container: 800)
    #expect(sheet.story == [])
  }

  @Test func aHiddenSheetStaysHidden() {
    var sheet = SheetDriver()
    sheet.resize(container: 600)
    #expect(sheet.frame.height == 0 && sheet.frame.top == 600 && sheet.story == [])
  }

  @Test func onTheWayItGoesOnToWhereTheDetentIsNow() {
    var sheet = SheetDriver()
    sheet.send(.present())
    sheet.run(for: 0.1)
    let before = sheet.frame
    sheet.resize(container: 600)
    #expect(sheet.frame.height.isWithin(1e-9, of: before.height))
    #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
    sheet.settle()
    #expect(sheet.frame.height == 300)
    #expect(sheet.story == ["will normal code", "did normal code"])
  }

  @Test func aThrownSheetGoesOnToWhereTheDetentIsNow() {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 350, over: 0.048)
    sheet.run(for: 0.05)
    let before = sheet.frame
    sheet.resize(container: 1000)
    #expect(sheet.frame.height.isWithin(1e-9, of: before.height))
    #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
    sheet.settle()
    #expect(sheet.frame.height == 900)
    #expect(sheet.story == ["will expanded flick", "did expanded flick"])
  }

  @Test func aClosingSheetClosesInTheSameTime() {
    var sheet = SheetDriver.resting()
    sheet.send(.dismiss(.code))
    sheet.run(for: 0.15)
    sheet.resize(container: 600)
    sheet.run(for: 0.11)
    #expect(sheet.frame.phase == .hidden)
  }

  @Test func theGrabbedPointStaysUnderThePointer() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 360)
    sheet.resize(container: 1000)
    #expect(sheet.frame.top == 350)
    sheet.move(to: 380)
    #expect(sheet.frame.top == 370)
  }

  @Test func aHeldSheetStaysInsideASmallerWindow() {
    var sheet = SheetDriver.resting(at: 1)
    sheet.press(y: 90)
    sheet.resize(container: 50)
    #expect(sheet.frame.height == 0)
    sheet.move(to: -500)
    #expect(sheet.frame.top == 0)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.height == 45)
  }

  @Test func aSteppedDragUnderItsHandStandsAtTheDetentAtOnce() {
    var sheet = SheetDriver.resting(.steppedPan)
    sheet.press(y: 500)
    sheet.run(for: 0.3)
    sheet.resize(container: 600)
    #expect(sheet.frame.height == 540 && sheet.frame.phase == .dragging)
  }

  @Test(arguments: [0.0, 0.5, 1, 2, 10, 1e6])
  func noWindowIsTooSmallOrTooLarge(container: Double) {
    var sheet = SheetDriver.resting()
    sheet.resize(container: container)
    #expect(sheet.frame.height == 0.5 * container)
    sheet.press(y: 0)
    sheet.move(to: 30, over: 0.1)
    #expect((0...container).contains(sheet.frame.height))
    sheet.release()
    sheet.settle()
    sheet.resize(container: 800)
    sheet.settle()
    #expect([0, 400, 720].contains(sheet.frame.height))
  }

  @Test func aWindowThatVanishesAndReturnsShowsTheSheetAgain() {
    var sheet = SheetDriver.resting(at: 1)
    sheet.resize(container: 0)
    sheet.run(for: 1)
    sheet.resize(container: 800)
    #expect(sheet.frame.height == 720 && sheet.frame.phase == .resting)
  }
}
