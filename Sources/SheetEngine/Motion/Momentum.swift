/// How far something let go would glide on.
///
/// Where a flick is meant to end is not where the finger left, but where a scroll would come to rest.
public struct Momentum: Sendable, Equatable {
  /// How much of the velocity is left after a millisecond; between 0 and 1, no unit.
  ///
  /// Source: 0.998 is UIScrollView's normal deceleration rate; Apple WWDC 2018 session 803.
  public var decelerationRate: Double {
    didSet { decelerationRate = decelerationRate.limited(to: Self.rates, or: 0.998) }
  }

  /// Creates a momentum.
  ///
  /// - Parameter decelerationRate: Per millisecond, above 0 and below 1; limited to
  ///   0.000001…0.999999, and what is no number counts as 0.998.
  public init(decelerationRate: Double = 0.998) {
    self.decelerationRate = decelerationRate.limited(to: Self.rates, or: 0.998)
  }

  /// What the deceleration rate can be.
  static let rates = 1e-6...(1 - 1e-6)

  /// The distance it glides, points: `v·d/(1 − d)/1000`, thus 0.499·v by default.
  ///
  /// Source: Apple WWDC 2018 session 803.
  ///
  /// - Parameter v: Points/second, limited to ±1e7; if not finite the distance is 0.
  public func distance(forVelocity v: Double) -> Double {
    guard v.isFinite else { return 0 }
    let v = v.limited(to: Limits.velocities)
    return v / 1000 * decelerationRate / (1 - decelerationRate)
  }

  /// The part of that distance it has glided after a time, points.
  ///
  /// - Parameters:
  ///   - v: Points/second; if not finite the distance is 0.
  ///   - seconds: Since it was let go; before that, or if it is not a number, nothing has happened.
  public func distance(forVelocity v: Double, after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    return -distance(forVelocity: v) * Libm.expm1(seconds * 1000 * Libm.log(decelerationRate))
  }
}
