import SheetEngine
import SheetTestSupport
import Testing

@Suite struct SpringTests {
  /// SwiftUI `Spring` documentation.
  @Test func translatesDurationAndBounceToPhysics() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(spring.stiffness.isWithin(5e-5, of: 157.9137))
    #expect(spring.damping.isWithin(5e-5, of: 17.5929))
  }

  /// SwiftUI `Spring` documentation.
  @Test func translatesPhysicsToDurationAndBounce() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(spring.duration.isWithin(0.005, of: 0.63))
    #expect(spring.bounce.isWithin(1e-12, of: 0.5))
    #expect(spring.angularFrequency == 10)
    #expect(spring.dampingRatio == 0.5)
  }

  @Test(arguments: [-0.9, -0.3, 0, 0.15, 0.3, 0.5, 0.95], [0.05, 0.35, 0.5, 2])
  func givesBackDurationAndBounce(bounce: Double, duration: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(spring.duration.isWithin(1e-12, of: duration))
    #expect(spring.bounce.isWithin(1e-12, of: bounce))
  }

  @Test func aHeavierMassSwingsSlower() {
    let light = Spring(mass: 1, stiffness: 100, damping: 10)
    let heavy = Spring(mass: 4, stiffness: 100, damping: 10)
    #expect(heavy.duration.isWithin(1e-12, of: 2 * light.duration))
    #expect(heavy.dampingRatio.isWithin(1e-12, of: light.dampingRatio / 2))
  }

  /// SwiftUI `Spring` documentation.
  @Test func namesItsPresetsByTheirBounce() {
    #expect(Spring.smooth() == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy() == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy() == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.smooth(duration: 0.2, extraBounce: -0.1) == Spring(duration: 0.2, bounce: -0.1))
    #expect(Spring.snappy(extraBounce: 0.1) == Spring(bounce: 0.15 + 0.1))
    #expect(Spring.bouncy(duration: 2, extraBounce: 0.4) == Spring(duration: 2, bounce: 0.3 + 0.4))
  }

  @Test func isHalfASecondWithoutBounceUnlessToldOtherwise() {
    #expect(Spring() == Spring(duration: 0.5, bounce: 0))
  }

  @Test(arguments: [-0.3, 0, 0.3])
  func aTimeBeforeTheStartIsTheStart(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let start = MotionSample(position: 7, velocity: -3)
    for t in [0, -1e-9, -5, -Double.infinity, Double.nan] {
      #expect(spring.motion(from: 7, velocity: -3, after: t) == start)
    }
  }

  @Test(arguments: [-0.9, -0.3, 0, 0.3, 0.99])
  func anyLaterTimeIsFinite(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    for t in [1e3, 1e9, 1e300, Double.greatestFiniteMagnitude, Double.infinity] {
      let sample = spring.motion(from: 400, velocity: 8000, after: t)
      #expect(sample.position.isWithin(1e-9, of: 0))
      #expect(sample.velocity.isWithin(1e-9, of: 0))
    }
  }

  @Test(arguments: [1 - 1e-9, 1 + 1e-9, 1 - 1e-6, 1 + 1e-6])
  func passesSmoothlyThroughCriticalDamping(ratio: Double) {
    let critical = Spring(stiffness: 100, damping: 20)
    let neighbour = Spring(stiffness: 100, damping: 20 * ratio)
    let tolerance = max(1e-6, (ratio - 1).magnitude * 1e3)
    for step in 0...200 {
      let t = Double(step) / 100
      let here = critical.motion(from: 1, velocity: 5, after: t)
      let there = neighbour.motion(from: 1, velocity: 5, after: t)
      #expect(there.position.isWithin(tolerance, of: here.position))
      #expect(there.velocity.isWithin(tolerance * 10, of: here.velocity))
    }
  }

  /// `e^(−πζ/√(1 − ζ²))`, the peak of a step response.
  @Test(arguments: [(0.15, 0.006288), (0.3, 0.045988), (0.5, 0.163034)])
  func overshootsByItsBounce(bounce: Double, peak: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let highest = (0...20_000).map { step in
      1 + spring.motion(from: -1, velocity: 0, after: Double(step) / 20_000).position
    }.max()
    #expect((highest ?? 0).isWithin(1e-6, of: 1 + peak))
  }
}
