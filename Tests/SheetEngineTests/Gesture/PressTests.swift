import SheetEngine
import SheetTestSupport
import Testing

/// A pressed pointer with the desktop's slop of 8 points. 800 high: half open is top 400.
@Suite struct PressTests {
  private func resting(at detent: Int = 0) -> SheetDriver { .resting(at: detent, slop: 8) }

  @Test func aPressThatDoesNotPassTheSlopIsNoDrag() {
    var sheet = resting()
    sheet.press(y: 450)
    for y in [452.0, 458, 442, 450] {
      sheet.move(to: y)
      #expect(sheet.frame.top == 400 && sheet.frame.phase == .resting && !sheet.frame.claims)
    }
    sheet.release()
    #expect(sheet.story == [])
  }

  @Test func pastTheSlopTheGrabbedPointIsUnderThePointer() {
    var sheet = resting()
    sheet.press(y: 450)
    sheet.move(to: 441)
    #expect(sheet.frame.top == 391 && sheet.frame.claims && sheet.frame.phase == .dragging)
    sheet.move(to: 448)
    #expect(sheet.frame.top == 398)
  }

  /// Pressed and let go 20 to 60 ms later, moved by a point or not at all.
  @Test(arguments: [0.0, 1, -1, 7], [0.02, 0.04, 0.06])
  func theSecondClickOfADoubleClickDoesNotCloseWhatTheFirstOpened(by: Double, after: Double) {
    for moment in [0.02, 0.06, 0.1, 0.15, 0.2] {
      var sheet = SheetDriver(slop: 8)
      sheet.send(.present())
      sheet.run(for: moment, at: 1000)
      sheet.press(y: sheet.frame.top + 3)
      #expect(sheet.frame.claims)
      sheet.move(by: by, over: after)
      sheet.release()
      sheet.settle()
      #expect(sheet.frame.height == 400 && sheet.frame.phase == .resting)
      #expect(
        sheet.story == [
          "will normal code", "interrupted normal code", "will normal code", "did normal code",
        ])
    }
  }

  /// Thrown from 720 to dismissed and caught on the way.
  @Test(arguments: [500.0, 120])
  func aThrowThatIsCaughtAndLetGoOfEndsAtTheNearestDetentAndStaysOpen(height: Double) {
    var sheet = resting(at: 1)
    sheet.drag(from: 90, to: 290, over: 0.1)
    sheet.run { $0.height < height }
    sheet.press(y: sheet.frame.top + 5)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.height == 400)
  }

  @Test(arguments: [SheetEvent.dismiss(.code), .key(.escape)])
  func aDismissalThatIsCaughtAndLetGoOfStaysOpen(closing: SheetEvent) {
    var sheet = resting()
    sheet.send(closing)
    sheet.run { $0.height < 300 }
    sheet.press(y: sheet.frame.top + 5)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.height == 400)
  }

  @Test func aFlightOfTheProgramIsLeftFromRest() {
    var sheet = resting()
    sheet.select(1)
    sheet.run { $0.height > 500 }
    let held = sheet.frame.height
    sheet.press(y: sheet.frame.top + 5)
    sheet.run(for: 0.1)
    sheet.release()
    #expect(sheet.frame.height == held && sheet.frame.velocity == 0)
    #expect(sheet.settle().map(\.height).allSatisfy { (held...720).contains($0) })
    #expect(sheet.frame.height == 720)
  }

  @Test func aControlOnAMovingSheetIsCaughtAndOnOneThatIsNearlyThereIsNot() {
    var sheet = resting()
    sheet.select(1)
    sheet.run { $0.height > 500 }
    #expect(sheet.machine.claimsPress(on: .control, at: sheet.sample))
    sheet = resting()
    sheet.drag(from: 410, to: 200, over: 4)
    sheet.run { $0.height > 717 && $0.velocity < 60 }
    #expect(sheet.frame.isAnimating)
    #expect(!sheet.machine.claimsPress(on: .control, at: sheet.sample))
    sheet.send(.pressed(sheet.sample, on: .control))
    #expect(sheet.frame.phase == .settling && !sheet.frame.claims)
  }

  @Test func aClickOnTheBackdropClosesAndOneThatBeginsOrEndsElsewhereDoesNot() {
    for (press, release) in [
      (PressPlace.backdrop, PressPlace.surface), (.surface, .backdrop), (.control, .backdrop),
    ] {
      var sheet = resting()
      sheet.send(.pressed(PointerSample(y: 100, time: 1), on: press))
      sheet.send(.released(PointerSample(y: 100, time: 1.1), on: release))
      #expect(sheet.story == [])
    }
    var sheet = resting()
    sheet.send(.pressed(PointerSample(y: 100, time: 1), on: .backdrop))
    #expect(sheet.frame.claims)
    sheet.send(.released(PointerSample(y: 100, time: 1.1), on: .backdrop))
    #expect(sheet.story == ["will dismissed backdrop"])
  }

  @Test func aClickOnTheGrabberGoesAround() {
    var sheet = resting()
    for expected in [720.0, 400, 720] {
      sheet.send(.pressed(PointerSample(y: 410, time: 1), on: .grabber))
      sheet.send(.released(PointerSample(y: 411, time: 1.1), on: .grabber))
      sheet.settle()
      #expect(sheet.frame.height == expected)
    }
  }

  /// The content shrinks under a pointer that does not move: its second click is none on the dim.
  @Test(arguments: [(0.0, 0.3, false), (0.0, 0.6, true), (20, 0.3, true)])
  func theBackdropIsArmedWhenThePointerHasMovedOrAfterHalfASecond(
    moved: Double, pause: Double, closes: Bool
  ) {
    var sheet = SheetDriver.resting(.fitted, content: 200, grabber: 20, slop: 8)
    sheet.send(.pressed(PointerSample(x: 50, y: 590, time: 1), on: .control))
    sheet.send(.released(PointerSample(x: 50, y: 590, time: 1.05), on: .control))
    sheet.resize(content: 150)
    sheet.settle()
    sheet.forget()
    let (x, time) = (50 + moved, 1.05 + pause)
    sheet.send(.pressed(PointerSample(x: x, y: 590, time: time), on: .backdrop))
    sheet.send(.released(PointerSample(x: x, y: 590, time: time + 0.05), on: .backdrop))
    #expect((sheet.machine.target == .dismissed) == closes)
  }

  @Test func aSecondPointerDoesNotTakeTheSheetOutOfTheFirstOnesHand() {
    var sheet = resting()
    sheet.press(y: 450)
    sheet.move(to: 350, over: 1)
    sheet.send(.pressed(PointerSample(y: 50, time: 1), on: .backdrop))
    #expect(sheet.frame.top == 300 && sheet.frame.phase == .dragging)
  }
}
