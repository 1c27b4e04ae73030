import SheetEngine
import SheetTestSupport
import Testing

@Suite struct CurveAnimationTests {
  private func animation(
    from start: MotionSample = MotionSample(position: 0), to target: Double = 400,
    curve: TimingCurve = .easeInOut, duration: Double = 0.25, carriesVelocity: Bool = false
  ) -> CurveAnimation {
    CurveAnimation(
      from: start, to: target, curve: curve, duration: duration, startTime: 100,
      carriesVelocity: carriesVelocity)
  }

  @Test(arguments: [TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut])
  func aFreshStartKeepsTheShapeOfItsCurve(curve: TimingCurve) {
    let animation = animation(from: MotionSample(position: 100), curve: curve)
    for share in [0, 0.25, 0.5, 0.75] {
      let sample = animation.sample(at: 100 + share * 0.25)
      #expect(sample.position.isWithin(1e-9, of: 100 + 300 * curve.value(at: share)))
      #expect(sample.velocity.isWithin(1e-9, of: 1200 * curve.slope(at: share)))
    }
  }

  @Test(arguments: [TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut])
  func takesOverARunningMotionWithoutAJerk(curve: TimingCurve) {
    let running = MotionSample(position: 250, velocity: -900)
    let sample = animation(from: running, curve: curve, carriesVelocity: true).sample(at: 100)
    #expect(sample.position == 250)
    #expect(sample.velocity.isWithin(1e-9, of: -900))
  }

  @Test func itsVelocityIsTheDerivative() {
    let animation = animation(
      from: MotionSample(position: 250, velocity: 3000), to: 0, curve: .easeOut, duration: 0.3,
      carriesVelocity: true)
    for step in 1..<30 {
      let time = 100 + Double(step) / 100
      let after = animation.sample(at: time + 1e-5).position
      let before = animation.sample(at: time - 1e-5).position
      let velocity = animation.sample(at: time).velocity
      #expect(velocity.isWithin(0.1, of: (after - before) / 2e-5))
    }
  }

  @Test(arguments: [0, 0.01, 0.1, 0.2, 0.2499])
  func redirectedItKeepsPlaceVelocityAndEnd(delay: Double) {
    let first = animation(curve: .easeIn)
    var animation = first
    for step in 1...3 {
      let time = 100 + delay * Double(step) / 3
      let before = animation.sample(at: time)
      animation = animation.redirected(to: 400 + 50 * Double(step), at: time)
      #expect(animation.sample(at: time).position.isWithin(1e-9, of: before.position))
      #expect(animation.sample(at: time).velocity.isWithin(1e-6, of: before.velocity))
    }
    #expect((animation.startTime + animation.duration).isWithin(1e-9, of: 100.25))
    #expect(animation.sample(at: 100.25) == MotionSample(position: 550))
  }

  @Test func redirectedToWhereItGoesItIsTheSame() {
    let first = animation()
    let second = first.redirected(to: 400, at: 100.1)
    for time in [100.1, 100.15, 100.2, 100.25] {
      #expect(second.sample(at: time).position.isWithin(1e-9, of: first.sample(at: time).position))
    }
  }

  @Test func redirectedAfterItsEndItIsThereAtOnce() {
    let late = animation().redirected(to: 500, at: 101)
    #expect(late.isSettled(at: 101) && late.sample(at: 101) == MotionSample(position: 500))
  }

  @Test func arrivesWithTheVelocityOfItsCurve() {
    let start = MotionSample(position: 0, velocity: 3000)
    let sample = animation(from: start, carriesVelocity: true).sample(at: 100.25 - 1e-7)
    #expect(sample.position.isWithin(1e-3, of: 400))
    #expect(sample.velocity.isWithin(0.1, of: 0))
  }

  @Test func isItsStartBeforeAndItsTargetAfter() {
    let start = MotionSample(position: 30, velocity: 700)
    let animation = animation(from: start)
    for time in [99.9, -Double.infinity, Double.nan] {
      #expect(animation.sample(at: time) == start)
      #expect(!animation.isSettled(at: time))
    }
    for time in [100.25, 107, Double.infinity] {
      #expect(animation.sample(at: time) == MotionSample(position: 400))
      #expect(animation.isSettled(at: time))
    }
    #expect(!animation.isSettled(at: 100.249))
  }

  @Test(arguments: [false, true])
  func withoutADurationItArrivesAtOnce(carriesVelocity: Bool) {
    let animation = animation(
      from: MotionSample(position: 30, velocity: 700), duration: 0,
      carriesVelocity: carriesVelocity)
    #expect(animation.isSettled(at: 100))
    #expect(animation.sample(at: 100) == MotionSample(position: 400))
  }

  @Test func isEqualToItselfAlsoWithoutADurationOrAWay() {
    let still = {
      animation(from: MotionSample(position: 400), duration: 0, carriesVelocity: true)
    }
    #expect(still() == still())
  }

  @Test func aVerticalStartIsNotPaidForWithAWayBack() {
    let curve = TimingCurve(0, 0.55, 0.45, 1)
    let animation = animation(
      from: MotionSample(position: 0, velocity: 10), curve: curve, carriesVelocity: true)
    for step in 0...60 {
      let position = animation.sample(at: 100 + Double(step) / 240).position
      #expect((-1...400).contains(position))
    }
  }

  @Test func aRetargetedFrameSequenceDependsOnNoFrameRate() {
    let first = animation()
    let second = CurveAnimation(
      from: first.sample(at: 100.1), to: 0, curve: .easeOut, duration: 0.25, startTime: 100.1,
      carriesVelocity: true)
    #expect(second.sample(at: 100.1).position.isWithin(1e-9, of: first.sample(at: 100.1).position))
    #expect(second.sample(at: 100.1).velocity.isWithin(1e-9, of: first.sample(at: 100.1).velocity))
  }
}
