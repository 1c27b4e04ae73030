/// One motion to a target under a spring, known at every instant from its start.
///
/// Nothing is stepped: a sample depends on its time alone, so frame rate, gaps, repeated frames and
/// steps backwards make no difference. To retarget, sample it and start the next from that sample.
public struct SpringAnimation: Sendable, Equatable {
  /// Where it starts and how fast.
  public let start: MotionSample
  /// Where it settles, points.
  public let target: Double
  /// When it starts, seconds.
  public let startTime: Double

  private let motion: DampedMotion
  /// `ω²`, 1/second².
  private let stiffness: Double
  /// The energy per mass, twice, below which it is settled; (points/second)².
  private let settledEnergy: Double

  /// Creates a motion.
  ///
  /// One that must not overshoot takes the spring's frequency with critical damping, and more of it
  /// where the start is too fast to brake in time: `ω′ = max(ω, v/|A|)`, `v` the speed toward the
  /// target and `A` the distance, is the least with which `A + (v0 + ω′A)t` never changes sign.
  ///
  /// - Parameters:
  ///   - from: Where it starts, points, and how fast, points/second; both limited to ±1e7.
  ///   - target: Points, limited to ±1e7.
  ///   - spring: What pulls it.
  ///   - startTime: Seconds; what is not finite counts as 0.
  ///   - overshoots: Whether it may pass the target.
  ///   - tolerance: When it counts as settled.
  public init(
    from: MotionSample, to target: Double, spring: Spring, startTime: Double,
    overshoots: Bool = true, tolerance: SettleTolerance = SettleTolerance()
  ) {
    let (from, target) = (from.limited, target.limited(to: Limits.places))
    start = from
    self.target = target
    self.startTime = startTime.isFinite ? startTime : 0
    let distance = target - from.position
    let snaps = !overshoots && distance.magnitude < tolerance.snapDistance
    let brakes = !overshoots && !snaps
    let frequency = max(spring.angularFrequency, brakes ? from.velocity / distance : 0)
    motion = DampedMotion(
      displacement: snaps ? 0 : -distance,
      velocity: snaps ? 0 : from.velocity,
      angularFrequency: frequency,
      dampingRatio: overshoots ? spring.dampingRatio : 1)
    stiffness = frequency * frequency
    let slowest = min(tolerance.velocity, frequency * tolerance.position)
    settledEnergy = slowest * slowest
  }

  /// Position, points, and velocity, points/second, at a time.
  ///
  /// - Parameter time: Seconds. Before the start, or not a number: the start. Once settled: exactly
  ///   the target, at rest.
  public func sample(at time: Double) -> MotionSample {
    guard time >= startTime else { return start }
    let offset = motion.sample(after: time - startTime)
    guard !isSettled(offset) else { return MotionSample(position: target) }
    return MotionSample(position: target + offset.position, velocity: offset.velocity)
  }

  /// Whether it has arrived at a time: near enough, slow enough, and so for good.
  ///
  /// A bouncing spring passes its target fast and turns far from it slowly, so each condition alone
  /// comes and goes. Judged is the energy `v² + ω²x²`, which damping can only lessen: once it is
  /// below the square of the lesser of the velocity tolerance and `ω` times the position tolerance,
  /// both conditions hold now and at every later time.
  ///
  /// - Parameter time: Seconds; before the start, or not a number, it has not arrived.
  public func isSettled(at time: Double) -> Bool {
    guard time >= startTime else { return false }
    return isSettled(motion.sample(after: time - startTime))
  }

  /// When it first passes its target, seconds; nil where it does not swing past it.
  func firstPass() -> Double? { motion.firstZero.map { startTime + $0 } }

  private func isSettled(_ offset: MotionSample) -> Bool {
    let kinetic = offset.velocity * offset.velocity
    return kinetic + stiffness * offset.position * offset.position < settledEnergy
  }
}
