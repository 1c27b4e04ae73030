/// One motion to a target along a timing curve, known at every instant from its start.
///
/// A curve knows nothing of the velocity it starts with. One that takes over a running motion
/// therefore adds `k·t·(1 − s)²`, which is 0 at both ends, has the slope `k` at the start and 0 at
/// the end: with `k` the difference of the two velocities nothing jerks.
public struct CurveAnimation: Sendable, Equatable {
  /// Where it starts and how fast.
  public let start: MotionSample
  /// Where it settles, points.
  public let target: Double
  /// How much of the way is done when.
  public let curve: TimingCurve
  /// How long it takes, seconds.
  public let duration: Double
  /// When it starts, seconds.
  public let startTime: Double

  /// The velocity the curve itself does not start with, points/second.
  private let carried: Double

  /// The steepest start of a curve that is made up for: 27/4, no unit.
  ///
  /// `s(1 − s)²` is at most 4/27, so up to here the sum never takes back more than the whole way. A
  /// steeper start, up to a vertical one, is meant as a jump and stays one.
  private static let steepestStart = 27.0 / 4

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - from: Where it starts, finite points, and how fast, finite points/second.
  ///   - target: Finite points.
  ///   - curve: How much of the way is done when.
  ///   - duration: Finite seconds, 0 or more; with 0 it arrives at once.
  ///   - startTime: Finite seconds.
  ///   - carriesVelocity: Whether it goes on with the velocity of `from`, as a running motion must;
  ///     a fresh start from rest keeps the curve's own shape.
  public init(
    from: MotionSample, to target: Double, curve: TimingCurve, duration: Double,
    startTime: Double, carriesVelocity: Bool
  ) {
    precondition(from.position.isFinite && from.velocity.isFinite, "A motion starts finite.")
    precondition(target.isFinite && startTime.isFinite, "A motion's target and time are finite.")
    precondition(duration >= 0 && duration.isFinite, "A duration is finite and not negative.")
    start = from
    self.target = target
    self.curve = curve
    self.duration = duration
    self.startTime = startTime
    let slope = curve.slope(at: 0)
    let isMadeUpFor = duration > 0 && slope.magnitude <= Self.steepestStart
    let own = isMadeUpFor ? slope * (target - from.position) / duration : 0
    carried = carriesVelocity ? from.velocity - own : 0
  }

  /// Position, points, and velocity, points/second, at a time.
  ///
  /// The velocity is the derivative of the position, not a difference.
  ///
  /// - Parameter time: Seconds. Before the start, or not a number: the start. Once settled: exactly
  ///   the target, at rest.
  public func sample(at time: Double) -> MotionSample {
    guard time >= startTime else { return start }
    guard !isSettled(at: time) else { return MotionSample(position: target) }
    let t = time - startTime
    let s = t / duration
    let way = target - start.position
    return MotionSample(
      position: start.position + way * curve.value(at: s) + carried * t * (1 - s) * (1 - s),
      velocity: way * curve.slope(at: s) / duration + carried * (1 - s) * (1 - 3 * s))
  }

  /// Whether it has arrived: its duration has passed.
  ///
  /// - Parameter time: Seconds; before the start, or not a number, it has not arrived.
  public func isSettled(at time: Double) -> Bool {
    time >= startTime && time - startTime >= duration
  }
}
