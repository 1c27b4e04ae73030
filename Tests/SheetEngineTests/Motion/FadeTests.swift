import SheetEngine
import SheetTestSupport
import Testing

@Suite struct FadeTests {
  private static func fade(
    from opacity: Double, to end: Double, lasting whole: Double = 0.15
  ) -> Fade {
    Fade(at: 400, to: 0, opacity: opacity, end: end, startTime: 10, wholeDuration: whole)
  }

  @Test(arguments: [
    (1.0, 0.0, 10.0, 1.0), (1, 0, 10.075, 0.5), (1, 0, 10.15, 0), (1, 0, 99, 0), (1, 0, 9, 1),
    (0, 1, 10.03, 0.2), (0, 1, 10.15, 1), (0.4, 1, 10.045, 0.7), (0.4, 1, 10.09, 1),
  ])
  func opacityIsInStepWithTime(start: Double, end: Double, time: Double, expected: Double) {
    #expect(Self.fade(from: start, to: end).opacity(at: time).isWithin(1e-9, of: expected))
  }

  @Test func itStaysInItsPlaceUntilItIsOver() {
    let fade = Self.fade(from: 1, to: 0)
    #expect(fade.sample(at: 10.149) == MotionSample(position: 400))
    #expect(fade.sample(at: 10.15 + 1e-9) == MotionSample(position: 0))
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func nothingLastsForEver(whole: Double) {
    #expect(Self.fade(from: 1, to: 0, lasting: whole).isOver(at: 10))
    #expect(Self.fade(from: 1, to: 1, lasting: whole).opacity(at: 10) == 1)
  }
}
