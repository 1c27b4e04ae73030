import SheetEngine
import SheetTestSupport
import Testing

/// A motion is the same whenever, and however often, one looks.
@Suite struct FrameRateTests {
  /// A motion retargeted twice, on frames that may come before, on and after those instants.
  private struct Journey {
    var animation: SpringAnimation
    private var plan = [(time: 100.25, target: 0.0), (time: 100.5, target: 720.0)]

    init() {
      animation = SpringAnimation(
        from: MotionSample(position: 0, velocity: 500), to: 400, spring: .bouncy(),
        startTime: 100)
    }

    mutating func frame(at time: Double) -> MotionSample {
      while let next = plan.first, next.time <= time {
        plan.removeFirst()
        animation = SpringAnimation(
          from: animation.sample(at: next.time), to: next.target, spring: .bouncy(),
          startTime: next.time)
      }
      return animation.sample(at: time)
    }
  }

  @Test(arguments: [24.0, 60, 120, 144, 240])
  func everyFrameRateSeesTheSameMotion(rate: Double) {
    var journey = Journey()
    for frame in 0..<Int(rate * 0.75) { _ = journey.frame(at: 100 + Double(frame) / rate) }
    expectTheSame(journey.frame(at: 100.75))
  }

  @Test func aJitteredClockSeesTheSameMotion() {
    var random = SeededGenerator(seed: 4)
    var journey = Journey()
    var clock = ManualClock()
    while clock.now < 100.7 { _ = journey.frame(at: clock.advance(by: random.next(in: 0...0.04))) }
    expectTheSame(journey.frame(at: 100.75))
  }

  @Test func repeatedFramesAndStepsBackwardsChangeNothing() {
    var journey = Journey()
    for time in [100.1, 100.1, 100.05, 90, 100.4, 100.3, 100.4, 100.6, 100.5] {
      #expect(journey.frame(at: time).position.isFinite)
    }
    expectTheSame(journey.frame(at: 100.75))
  }

  @Test func aGapOfSecondsEndsAtTheTarget() {
    var journey = Journey()
    _ = journey.frame(at: 100.1)
    #expect(journey.frame(at: 107) == MotionSample(position: 720))
  }

  private func expectTheSame(_ sample: MotionSample) {
    var once = Journey()
    let expected = once.frame(at: 100.75)
    #expect(sample.position.isWithin(1e-9, of: expected.position))
    #expect(sample.velocity.isWithin(1e-9, of: expected.velocity))
  }
}
