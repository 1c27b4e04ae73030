import SheetEngine
import SheetTestSupport
import Testing

/// All three regimes against a numeric integration that shares no formula with them.
@Suite struct SpringReferenceTests {
  static let springs = [
    Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.35, bounce: 0.15),
    Spring(mass: 2, stiffness: 300, damping: 3), Spring(stiffness: 100, damping: 20),
    Spring(duration: 0.35, bounce: 0), Spring(stiffness: 100, damping: 20.000_2),
    Spring(duration: 0.5, bounce: -0.3), Spring(mass: 0.5, stiffness: 300, damping: 100),
  ]

  @Test(arguments: springs)
  func agreesWithANumericIntegration(spring: Spring) {
    let reference = ReferenceIntegrator(spring: spring)
    for start in [MotionSample(position: -1), MotionSample(position: 0.5, velocity: -20)] {
      var expected = start
      for step in 1...3 {
        expected = reference.motion(from: expected, for: 0.1)
        let sample = spring.motion(
          from: start.position, velocity: start.velocity, after: Double(step) * 0.1)
        #expect(sample.position.isWithin(1e-9, of: expected.position))
        #expect(sample.velocity.isWithin(1e-8, of: expected.velocity))
      }
    }
  }

  @Test func retargetingOnTheWayChangesNothing() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let spring = Spring(
        duration: random.next(in: 0.1...1), bounce: random.next(in: -0.8...0.8))
      let (x, v) = (random.next(in: -800...800), random.next(in: -8000...8000))
      let (first, second) = (random.next(in: 0...0.3), random.next(in: 0...0.3))
      let midway = spring.motion(from: x, velocity: v, after: first)
      let rebased = spring.motion(
        from: midway.position, velocity: midway.velocity, after: second)
      let direct = spring.motion(from: x, velocity: v, after: first + second)
      #expect(rebased.position.isWithin(1e-8, of: direct.position))
      #expect(rebased.velocity.isWithin(1e-6, of: direct.velocity))
    }
  }
}
