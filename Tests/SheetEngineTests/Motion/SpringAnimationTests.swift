import SheetEngine
import SheetTestSupport
import Testing

@Suite struct SpringAnimationTests {
  private func opening(
    from start: MotionSample = MotionSample(position: 0), bounce: Double = 0,
    overshoots: Bool = true
  ) -> SpringAnimation {
    SpringAnimation(
      from: start, to: 400, spring: Spring(duration: 0.35, bounce: bounce), startTime: 100,
      overshoots: overshoots)
  }

  @Test func startsWhereItIsToldAndAsFast() {
    let start = MotionSample(position: 30, velocity: 700)
    #expect(opening(from: start).sample(at: 100).position.isWithin(1e-12, of: 30))
    #expect(opening(from: start).sample(at: 100).velocity == 700)
  }

  @Test func isAtItsStartBeforeIt() {
    let start = MotionSample(position: 30, velocity: 700)
    for time in [99.9, 0, -Double.infinity, Double.nan] {
      #expect(opening(from: start).sample(at: time) == start)
      #expect(!opening(from: start).isSettled(at: time))
    }
  }

  @Test func followsItsSpring() {
    let spring = Spring(duration: 0.35, bounce: 0.3)
    let expected = spring.motion(from: -370, velocity: 700, after: 0.125)
    let sample = opening(from: MotionSample(position: 30, velocity: 700), bounce: 0.3)
      .sample(at: 100.125)
    #expect(sample.position.isWithin(1e-9, of: 400 + expected.position))
    #expect(sample.velocity.isWithin(1e-9, of: expected.velocity))
  }

  @Test(arguments: [-0.3, 0, 0.15, 0.5])
  func settlesExactlyOnItsTarget(bounce: Double) {
    let animation = opening(bounce: bounce)
    for time in [110, 1e9, Double.infinity] {
      #expect(animation.sample(at: time) == MotionSample(position: 400))
      #expect(animation.isSettled(at: time))
    }
  }

  @Test func settlesAtOnceWhereItAlreadyIs() {
    #expect(opening(from: MotionSample(position: 400)).isSettled(at: 100))
  }

  @Test func isNotSettledWhileItRushesThroughItsTarget() {
    let animation = opening(from: MotionSample(position: 400, velocity: 500))
    #expect(!animation.isSettled(at: 100))
  }

  @Test func isNotSettledWhereABounceTurns() {
    let spring = Spring(duration: 0.35, bounce: 0.3)
    let animation = opening(bounce: 0.3)
    let turn = Double.pi / (spring.angularFrequency * (1 - 0.7 * 0.7).squareRoot())
    #expect(animation.sample(at: 100 + turn).velocity.isWithin(1e-6, of: 0))
    #expect(!animation.isSettled(at: 100 + turn))
  }

  @Test func onceSettledStaysSettled() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let animation = SpringAnimation(
        from: randomSample(&random), to: random.next(in: -800...800),
        spring: Spring(duration: random.next(in: 0.1...1), bounce: random.next(in: -0.8...0.8)),
        startTime: 0, overshoots: random.next(in: 0...1) < 0.5)
      let settled = (0...1500).map { animation.isSettled(at: Double($0) / 60) }
      let first = settled.firstIndex(of: true) ?? settled.endIndex
      #expect(settled[first...].allSatisfy { $0 })
      #expect(first < 1500)
    }
  }

  @Test(arguments: [0.02, 0.05, 0.35, 1])
  func settlesOnlyWithinItsTolerance(duration: Double) {
    let spring = Spring(duration: duration, bounce: 0.5)
    let animation = SpringAnimation(
      from: MotionSample(position: 0), to: 400, spring: spring, startTime: 100)
    for step in 0...2000 {
      let t = Double(step) / 500 * duration
      let offset = spring.motion(from: -400, velocity: 0, after: t)
      let isNear = offset.position.magnitude < 0.25 && offset.velocity.magnitude < 10
      #expect(isNear || !animation.isSettled(at: 100 + t))
    }
  }

  @Test func aHalfSecondSpringSettlesWithinASecond() {
    #expect(opening(bounce: 0).isSettled(at: 100.7))
    #expect(opening(bounce: 0.15).isSettled(at: 100.7))
  }

  @Test func neverOvershootsWhereItMustNot() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let start = randomSample(&random)
      let target = random.next(in: -800...800)
      let animation = SpringAnimation(
        from: start, to: target,
        spring: Spring(duration: random.next(in: 0.1...1), bounce: random.next(in: -0.8...0.8)),
        startTime: 0, overshoots: false)
      let side = target > start.position ? 1.0 : -1.0
      for step in 0...600 {
        let position = animation.sample(at: Double(step) / 240).position
        #expect((target - position) * side >= 0)
      }
    }
  }

  @Test func bouncesOnlyWhereItMay() {
    let highest = { (animation: SpringAnimation) in
      (0...240).map { animation.sample(at: 100 + Double($0) / 240).position }.max() ?? 0
    }
    #expect(highest(opening(bounce: 0.3, overshoots: true)) > 415)
    #expect(highest(opening(bounce: 0.3, overshoots: false)) == 400)
  }

  @Test func keepsItsVelocityAtTheStartThoughItMustNotOvershoot() {
    let flick = MotionSample(position: 390, velocity: 8000)
    #expect(opening(from: flick, overshoots: false).sample(at: 100).velocity == 8000)
  }

  @Test(arguments: [399.5, 400, 400.999])
  func snapsWhereThereIsNoRoomToBrake(position: Double) {
    let animation = opening(
      from: MotionSample(position: position, velocity: 3000), overshoots: false)
    #expect(animation.isSettled(at: 100))
    #expect(animation.sample(at: 100) == MotionSample(position: 400))
  }

  @Test func doesNotSnapWhereItMayOvershoot() {
    let animation = opening(from: MotionSample(position: 399.5, velocity: 3000))
    #expect(animation.sample(at: 100).velocity == 3000)
  }

  private func randomSample(_ random: inout SeededGenerator) -> MotionSample {
    MotionSample(
      position: random.next(in: -800...800), velocity: random.next(in: -8000...8000))
  }
}
