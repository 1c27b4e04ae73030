import SheetEngine
import SheetTestSupport
import Testing

/// A sheet presented before its window has a size waits for it.
@Suite struct LateContainerTests {
  private func presented(_ configuration: SheetConfiguration = .pan) -> SheetDriver {
    var sheet = SheetDriver(configuration, container: 0)
    sheet.send(.present())
    return sheet
  }

  @Test func waitsWithoutAskingForFrames() {
    var sheet = presented()
    #expect(sheet.run(for: 3).allSatisfy { !$0.isAnimating && $0.height == 0 })
    #expect(sheet.frame.phase == .settling && sheet.machine.target == .detent("normal"))
    #expect(sheet.story == ["will normal code"])
  }

  @Test func waitingWithoutMotionNothingFadesEither() {
    var sheet = SheetDriver(container: 0)
    sheet.send(.motionReduced(true))
    sheet.send(.present())
    let frames = sheet.run(for: 3)
    #expect(frames.allSatisfy { !$0.isAnimating && $0 == frames[0] })
    sheet.resize(container: 800)
    #expect(sheet.frame.opacity == 0 && sheet.frame.isAnimating)
    sheet.run(for: 0.075)
    #expect(sheet.frame.opacity.isWithin(1e-9, of: 0.5))
    sheet.settle()
    #expect(sheet.frame.opacity == 1 && sheet.frame.height == 400)
  }

  @Test func opensWithItsWholeTransitionOnceThereIsAWindow() {
    var sheet = presented()
    sheet.run(for: 3)
    sheet.resize(container: 800)
    #expect(sheet.frame.height == 0 && sheet.frame.isAnimating)
    sheet.run(for: 0.125, at: 1000)
    #expect(sheet.frame.height.isWithin(1e-6, of: 400 * TimingCurve.easeIn.value(at: 0.5)))
    sheet.settle()
    #expect(sheet.frame.height == 400)
    #expect(sheet.story == ["will normal code", "did normal code"])
  }

  @Test func dismissedBeforeThereIsAWindowItNeverAppears() {
    var sheet = presented()
    sheet.send(.dismiss(.code))
    sheet.resize(container: 800)
    #expect(sheet.run(for: 1).allSatisfy { $0.height == 0 && $0.phase == .hidden })
    #expect(
      sheet.story == [
        "will normal code", "interrupted normal code", "will dismissed code", "did dismissed code",
      ])
  }

  @Test func sentElsewhereItOpensThere() {
    var sheet = presented()
    sheet.select(1)
    sheet.resize(container: 800)
    sheet.settle()
    #expect(sheet.frame.height == 720)
  }

  @Test func contentMeasuredInSeveralStepsStillMakesOneOpening() {
    var sheet = presented(.fitting())
    sheet.resize(container: 800, content: 0, grabber: 24)
    sheet.run(for: 0.016)
    sheet.resize(content: 200)
    let heights = sheet.settle().map(\.height)
    #expect(heights == heights.sorted() && heights.last == 224)
    #expect(sheet.story == ["will content code", "did content code"])
  }

  @Test func configuredMeanwhileItOpensAtADetentThatExists() {
    var sheet = SheetDriver(container: 0)
    sheet.select(1)
    sheet.send(.configured(.heights(300)))
    #expect(sheet.machine.target == .detent("a"))
    sheet.resize(container: 800)
    sheet.settle()
    #expect(sheet.frame.height == 300)
  }

  @Test func handsOnANothingDoNoHarm() {
    var sheet = presented(.steppedPan)
    sheet.drag(from: 0, to: -10, over: 0.1)
    sheet = presented()
    sheet.drag(from: 0, to: -10, over: 0.1)
    sheet.resize(container: 800)
    sheet.settle()
    #expect([0, 400, 720].contains(sheet.frame.height))
  }
}
