/// One motion under a spring, solved: the coefficients once, then any instant at little cost.
///
/// With `a = ζω` the decay, all three regimes are the same sum of two basis functions `C`, `S`:
/// `x = A·C + (v0 + aA)·S` and `v = v0·C − (a·v0 + ω²A)·S`. Only the basis differs, and it is
/// continuous through `ζ = 1`, where both neighbours tend to `C = e^(−ωt)`, `S = t·e^(−ωt)`.
/// Source: the textbook solution of `x″ + 2ζω·x′ + ω²x = 0`.
struct DampedMotion: Sendable, Equatable {
  private enum Regime: Sendable, Equatable {
    /// Below critical damping: swings at `√(1 − ζ²)·ω`, radians/second.
    case swinging(frequency: Double)
    /// At critical damping: the fastest way without a swing.
    case critical
    /// Above critical damping: two exponentials, `2·spread` apart, 1/second.
    case creeping(spread: Double)
  }

  /// Points from the target and points/second, at the beginning.
  private let start: MotionSample
  /// The factors of `S` in the position and in the velocity.
  private let sine: MotionSample
  /// The decay of the slowest part, 1/second.
  private let decay: Double
  private let regime: Regime

  /// Solves a motion.
  ///
  /// - Parameters:
  ///   - displacement: Points from the target at the beginning.
  ///   - velocity: Points/second at the beginning.
  ///   - angularFrequency: `ω`, radians/second, above 0.
  ///   - dampingRatio: `ζ`, above 0.
  init(
    displacement: Double, velocity: Double, angularFrequency: Double, dampingRatio: Double
  ) {
    let mean = dampingRatio * angularFrequency
    start = MotionSample(position: displacement, velocity: velocity)
    sine = MotionSample(
      position: velocity + mean * displacement,
      velocity: -mean * velocity - angularFrequency * angularFrequency * displacement)
    let excess = (dampingRatio - 1) * (dampingRatio + 1)
    let spread = angularFrequency * excess.magnitude.squareRoot()
    if excess > 0 {
      regime = .creeping(spread: spread)
      // ω(ζ − √(ζ² − 1)), without its cancellation.
      decay = angularFrequency * angularFrequency / (mean + spread)
    } else {
      regime = excess < 0 ? .swinging(frequency: spread) : .critical
      decay = mean
    }
  }

  /// The displacement, points, and velocity, points/second, `t` seconds after the beginning.
  ///
  /// Before the beginning, or where `t` is not a number, it is the beginning.
  func sample(after t: Double) -> MotionSample {
    guard t > 0 else { return start }
    let envelope = Libm.exp(-decay * t)
    // Also where `t` is too large for a sine to mean anything.
    guard envelope > 0 else { return MotionSample(position: 0) }
    let (c, s) = basis(after: t)
    return MotionSample(
      position: envelope * (start.position * c + sine.position * s),
      velocity: envelope * (start.velocity * c + sine.velocity * s))
  }

  /// When it first passes its target, seconds after the beginning; nil where it does not swing.
  ///
  /// `A·cos θ + B·sin θ` has one zero between 0 and π: it is `A` at the one and `−A` at the other.
  var firstZero: Double? {
    guard case .swinging(let frequency) = regime, start.position != 0 else { return nil }
    let slope = sine.position / frequency
    var (low, high) = (0.0, Double.pi)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      let value = start.position * Libm.cos(middle) + slope * Libm.sin(middle)
      if value * start.position > 0 { low = middle } else { high = middle }
    }
    return high / frequency
  }

  /// `C` and `S`, divided by the envelope.
  private func basis(after t: Double) -> (c: Double, s: Double) {
    switch regime {
    case .swinging(let frequency):
      return (Libm.cos(frequency * t), Libm.sin(frequency * t) / frequency)
    case .critical:
      return (1, t)
    case .creeping(let spread):
      let faded = -Libm.expm1(-2 * spread * t)
      return (1 - faded / 2, faded / (2 * spread))
    }
  }
}
