import SheetEngine
import SheetTestSupport
import Testing

/// The configuration changes while the sheet is in use.
@Suite struct ReconfigurationTests {
  @Test func aSheetAtRestGlidesToTheNearestNewDetent() {
    var sheet = SheetDriver.resting()
    sheet.send(.configured(.heights(100, 450, 700)))
    #expect(sheet.frame.height == 400 && sheet.frame.isAnimating)
    sheet.settle()
    #expect(sheet.frame.height == 450)
    #expect(sheet.story == ["will b resize", "did b resize"])
  }

  @Test func theSameDetentsAreNoNews() {
    var sheet = SheetDriver.resting()
    sheet.send(.configured(.steppedPan))
    #expect(sheet.story == [] && sheet.frame.phase == .resting)
  }

  @Test func detentsInAnotherOrderDoNotMoveTheSheet() {
    var sheet = SheetDriver.resting(.heights(400, 720))
    sheet.send(.configured(.known([.height(720, id: "b"), .height(400, id: "a")])))
    #expect(sheet.frame.height == 400 && !sheet.frame.isAnimating)
    #expect(sheet.machine.target == .detent("a"))
    #expect(sheet.story == [])
    sheet.select(0)
    sheet.settle()
    #expect(sheet.frame.height == 720)
  }

  @Test func theTargetIsAlwaysOneOfTheDetents() {
    var sheet = SheetDriver.resting(at: 1, .heights(100, 400))
    sheet.send(.configured(.heights(400)))
    #expect(sheet.machine.target == .detent("a"))
    #expect(sheet.frame.height == 400 && !sheet.frame.isAnimating)
    sheet = SheetDriver(.heights(100, 400))
    sheet.select(1)
    sheet.run(for: 0.1)
    sheet.send(.configured(.heights(400)))
    #expect(sheet.machine.target == .detent("a"))
    sheet.settle()
    #expect(sheet.frame.height == 400)
  }

  @Test func onTheWayItTurnsToTheNearestNewDetent() {
    var sheet = SheetDriver()
    sheet.send(.present())
    sheet.run(for: 0.1)
    let before = sheet.frame
    sheet.send(.configured(.heights(300, 600)))
    #expect(sheet.frame.height.isWithin(1e-9, of: before.height))
    #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
    sheet.settle()
    #expect(sheet.frame.height == 300)
  }

  @Test func aHiddenOrClosingSheetTakesItInSilence() {
    var sheet = SheetDriver()
    sheet.send(.configured(.heights(300)))
    #expect(sheet.story == [])
    sheet = .resting()
    sheet.send(.dismiss(.code))
    sheet.run(for: 0.1)
    sheet.send(.configured(.heights(300)))
    sheet.settle()
    #expect(sheet.story == ["will dismissed code", "did dismissed code"])
    sheet.send(.present())
    sheet.settle()
    #expect(sheet.frame.height == 300)
  }

  @Test func aHeldSheetStaysInTheHandAndSettlesByTheNewRules() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 360, over: 1)
    sheet.send(.configured(.heights(100, 500)))
    #expect(sheet.frame.top == 350)
    sheet.move(to: 370, over: 1)
    #expect(sheet.frame.top == 360)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.height == 500)
  }

  @Test func aSheetHeldInTheBandStaysInTheHand() {
    var sheet = SheetDriver.resting(at: 1)
    sheet.press(y: 90)
    sheet.move(to: 30)
    let height = sheet.frame.height
    for highest in [300.0, 790, 500] {
      sheet.send(.configured(.heights(100, highest)))
      sheet.move(by: 0)
      #expect(sheet.frame.height.isWithin(1e-6, of: height))
    }
  }

  @Test func theDragModelCanBeSwitchedInMidDrag() {
    var sheet = SheetDriver.resting(.steppedPan)
    sheet.press(y: 500)
    sheet.run(for: 0.1)
    sheet.send(.configured(.pan))
    #expect(sheet.frame.phase == .settling)
    sheet.move(to: 700)
    sheet.release()
    sheet.settle()
    #expect(sheet.story == ["will expanded drag", "did expanded drag"])
    sheet.drag(from: 90, to: 410, over: 4)
    sheet.settle()
    #expect(sheet.frame.height == 400)
  }

  @Test func theNextMovementTakesTheNewTimes() {
    var sheet = SheetDriver.resting()
    var slow = SheetConfiguration.pan
    slow.change = Transition(.linear, duration: 1)
    sheet.send(.configured(slow))
    sheet.select(1)
    sheet.run(for: 0.5, at: 100)
    #expect(sheet.frame.height.isWithin(1e-6, of: 560))
  }
}
