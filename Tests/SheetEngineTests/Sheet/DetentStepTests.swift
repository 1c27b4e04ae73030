import SheetEngine
import SheetTestSupport
import Testing

@Suite struct DetentStepTests {
  /// Of three detents: where it rests, the step, and where it goes.
  @Test(
    arguments: [
      (0, .up, 1), (1, .up, 2), (2, .up, nil), (2, .down, 1), (1, .down, 0), (0, .down, nil),
      (0, .around, 1), (1, .around, 2), (2, .around, 0),
    ] as [(Int, DetentStep, Int?)])
  func goesOneDetent(from start: Int, step: DetentStep, to target: Int?) {
    var sheet = SheetDriver.resting(at: start, .heights(200, 400, 600))
    sheet.send(.step(step, .wheel))
    sheet.settle()
    let name = target.map { ["a", "b", "c"][$0] }
    #expect(sheet.story == (name.map { ["will \($0) wheel", "did \($0) wheel"] } ?? []))
  }

  @Test func countsFromWhereItIsGoing() {
    var sheet = SheetDriver.resting(.heights(200, 400, 600))
    sheet.send(.step(.up, .wheel))
    sheet.run(for: 0.05)
    sheet.send(.step(.up, .wheel))
    sheet.settle()
    #expect(sheet.story.last == "did c wheel")
  }

  @Test func aSheetWithOneDetentStays() {
    var sheet = SheetDriver.resting(.heights(300))
    for step in DetentStep.allCases { sheet.send(.step(step, .grabber)) }
    #expect(sheet.story == [] && sheet.frame.height == 300)
  }

  @Test func aWheelDismissesOnlyIfItMay() {
    var configuration = SheetConfiguration.pan
    configuration.wheelDismisses = true
    var sheet = SheetDriver.resting(configuration)
    sheet.send(.step(.down, .grabber))
    #expect(sheet.story == [])
    sheet.mayDismiss = false
    sheet.send(.step(.down, .wheel))
    #expect(sheet.story == [] && sheet.questions == 1)
    sheet.mayDismiss = true
    sheet.send(.step(.down, .wheel))
    sheet.settle()
    #expect(sheet.story == ["will dismissed wheel", "did dismissed wheel"])
  }

  @Test func neitherAHeldNorAClosedSheetSteps() {
    var sheet = SheetDriver()
    for step in DetentStep.allCases { sheet.send(.step(step, .wheel)) }
    #expect(sheet.frame.phase == .hidden)
    for configuration in [SheetConfiguration.pan, .steppedPan] {
      var held = SheetDriver.resting(at: 1, configuration)
      held.press(y: 100)
      held.send(.step(.down, .wheel))
      #expect(held.frame.height == 720 && held.frame.phase == .dragging)
    }
  }
}

@Suite struct GrabberHitTests {
  /// Points from the middle and below the top, of pan's 40 × 5 with 10 around it.
  @Test(
    arguments: [
      (0, 12, true), (22, 12, true), (-22, 0, true), (23, 12, false), (0, -0.5, false),
      (0, 34, true), (0, 35, false),
    ] as [(Double, Double, Bool)])
  func isHitWithin44Points(x: Double, depth: Double, isHit: Bool) {
    let grabber = SheetConfiguration.pan.appearance.grabber
    #expect(grabber?.isHit(x: x, depth: depth) == isHit)
  }

  @Test func aLargerGrabberIsHitOnAllOfIt() {
    let grabber = SheetAppearance.Grabber(width: 100, height: 20, cornerRadius: 2, margin: 30)
    #expect(grabber.isHit(x: 50, depth: 79) && !grabber.isHit(x: 51, depth: 79))
    #expect(!grabber.isHit(x: 0, depth: 80))
  }
}
