import SheetEngine
import SheetTestSupport
import Testing

@Suite struct MomentumTests {
  /// Apple WWDC 2018 session 803.
  @Test(arguments: [(1000.0, 499.0), (-1000.0, -499.0), (300.0, 149.7), (0.0, 0.0)])
  func glidesHalfASecondsWay(velocity: Double, distance: Double) {
    #expect(Momentum().distance(forVelocity: velocity).isWithin(1e-9, of: distance))
  }

  /// Apple's fast deceleration rate.
  @Test func glidesLessWhereItBrakesMore() {
    let fast = Momentum(decelerationRate: 0.99)
    #expect(fast.distance(forVelocity: 1000).isWithin(1e-9, of: 99))
  }

  /// After 1, 100 and 1000 ms, and in the end; points.
  @Test(
    arguments: [
      (0.0, 0.0), (-1, 0), (.nan, 0), (0.001, 0.998), (0.1, 90.535), (1, 431.600), (60, 499),
    ])
  func slowsDownOnTheWay(after time: Double, distance: Double) {
    #expect(Momentum().distance(forVelocity: 1000, after: time).isWithin(0.01, of: distance))
  }

  /// What is left after each millisecond, added up.
  @Test func isTheSumOfItsMilliseconds() {
    let velocities = sequence(first: 1000.0) { $0 * 0.998 }.dropFirst().prefix(30_000)
    let distance = velocities.reduce(0) { $0 + $1 / 1000 }
    #expect(Momentum().distance(forVelocity: 1000).isWithin(1e-6, of: distance))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func doesNotGlideOnNonsense(velocity: Double) {
    #expect(Momentum().distance(forVelocity: velocity) == 0)
  }
}
