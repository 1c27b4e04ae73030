/// A damped spring: a mass that a stiffness pulls to its target while a damping slows it.
///
/// It is a law, not a motion: it holds no position and no time. `SpringAnimation` is one motion.
public struct Spring: Sendable, Equatable {
  /// The weight of what moves; greater than 0, no unit.
  public let mass: Double
  /// The pull per point of displacement; greater than 0, mass/second².
  public let stiffness: Double
  /// The drag per point/second; greater than 0, mass/second.
  public let damping: Double

  /// Creates a spring from the physicist's words.
  ///
  /// A spring without damping would never settle, so there is always a little. All three are
  /// limited to 1e-6…1e9; what is no number counts as 1.
  ///
  /// - Parameters:
  ///   - mass: Greater than 0.
  ///   - stiffness: Mass/second², greater than 0.
  ///   - damping: Mass/second, greater than 0.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass.limited(to: Self.constants, or: 1)
    self.stiffness = stiffness.limited(to: Self.constants, or: 1)
    self.damping = damping.limited(to: Self.constants, or: 1)
  }

  /// What mass, stiffness and damping can be.
  private static let constants = 1e-6...1e9
  /// What the undamped period can be, seconds.
  static let durations = 0.001...1000.0
  /// What the bounce can be; at −1 and 1 themselves a spring never settles.
  static let bounces = -0.999...0.999

  /// Creates a spring of mass 1 from the designer's words, which say what is seen.
  ///
  /// Source: SwiftUI `Spring` documentation; `k = (2π/d)²`, `c = 4π(1 − b)/d` for `b ≥ 0` and
  /// `c = 4π/(d(1 + b))` for `b < 0`.
  ///
  /// - Parameters:
  ///   - duration: Seconds of one undamped period: about how long it is seen moving. Limited to
  ///     0.001…1000; what is no number counts as 0.5.
  ///   - bounce: Above 0 it swings past the target, 0 is critical, below 0 it creeps. Limited to
  ///     −0.999…0.999; what is no number counts as 0.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let duration = duration.limited(to: Self.durations, or: 0.5)
    let bounce = bounce.limited(to: Self.bounces)
    let frequency = 2 * Double.pi / duration
    let dampingRatio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// How fast it would swing without damping: `√(k/m)`, radians/second, limited to 0.006…6300.
  public var angularFrequency: Double {
    (stiffness / mass).squareRoot().limited(to: 0.006...6300)
  }

  /// The damping against the critical one: `c/(2√(km))`, limited to 0.001…1000; below 1 it swings,
  /// above 1 it creeps.
  public var dampingRatio: Double {
    (damping / (2 * (stiffness * mass).squareRoot())).limited(to: 0.001...1000)
  }

  /// The undamped period, seconds: `2π√(m/k)`, as in the SwiftUI `Spring` documentation.
  public var duration: Double { 2 * Double.pi / angularFrequency }

  /// The bounce, −1…1: `1 − ζ` up to critical damping and `1/ζ − 1` above it.
  ///
  /// Source: SwiftUI `Spring` documentation.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Where a motion is `t` seconds after it began.
  ///
  /// Computed from the beginning, never stepped, so it depends on no frame rate. It stays finite
  /// however long ago the beginning is.
  ///
  /// - Parameters:
  ///   - displacement: Points from the target at the beginning, limited to ±1e7.
  ///   - velocity: Points/second at the beginning, limited to ±1e7.
  ///   - t: Seconds; below 0, or not a number, counts as 0.
  /// - Returns: A sample whose position is the displacement from the target, points.
  public func motion(
    from displacement: Double, velocity: Double, after t: Double
  ) -> MotionSample {
    let start = MotionSample(position: displacement, velocity: velocity).limited
    return DampedMotion(
      displacement: start.position, velocity: start.velocity,
      angularFrequency: angularFrequency, dampingRatio: dampingRatio
    ).sample(after: t)
  }
}

extension Spring {
  /// A spring that arrives without a bounce: bounce 0.
  ///
  /// Source: SwiftUI `Spring` documentation.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - extraBounce: What to add to the bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce one feels more than sees: bounce 0.15.
  ///
  /// Source: SwiftUI `Spring` documentation.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - extraBounce: What to add to the bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce one sees: bounce 0.3.
  ///
  /// Source: SwiftUI `Spring` documentation.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - extraBounce: What to add to the bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
