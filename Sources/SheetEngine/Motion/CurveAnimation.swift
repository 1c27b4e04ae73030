/// One motion to a target along a timing curve, known at every instant from its start.
///
/// A curve knows nothing of the velocity it starts with, nor of a target that moves meanwhile. What
/// it is off by is a `Correction` that comes on top of it and is gone at the end: so nothing jerks,
/// and it ends when it was meant to.
public struct CurveAnimation: Sendable, Equatable {
  /// Where it starts and how fast.
  public let start: MotionSample
  /// Where it settles, points.
  public let target: Double
  /// How much of the way is done when.
  public let curve: TimingCurve
  /// When it starts, seconds.
  public let startTime: Double

  /// Where the curve itself begins, points: with its target it moves too.
  private let origin: Double
  /// When the curve itself began, seconds: before `startTime` where the target has moved since.
  private let curveTime: Double
  /// How long the whole curve takes, seconds.
  private let curveDuration: Double
  private let correction: Correction

  /// How long it takes, seconds.
  public var duration: Double { curveDuration - (startTime - curveTime) }

  /// The steepest start of a curve that is made up for: 27/4, no unit.
  ///
  /// `s(1 − s)²` is at most 4/27, so up to here the sum never takes back more than the whole way. A
  /// steeper start, up to a vertical one, is meant as a jump and stays one.
  private static let steepestStart = 27.0 / 4

  /// What takes less arrives at once, seconds: its velocity would be lost in rounding.
  private static let shortest = 1e-6

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - from: Where it starts, points, and how fast, points/second; both limited to ±1e7.
  ///   - target: Points, limited to ±1e7.
  ///   - curve: How much of the way is done when.
  ///   - duration: Seconds, limited to 0…1e6; with 0 it arrives at once.
  ///   - startTime: Seconds; what is not finite counts as 0.
  ///   - carriesVelocity: Whether it goes on with the velocity of `from`, as a running motion must;
  ///     a fresh start from rest keeps the curve's own shape.
  public init(
    from: MotionSample, to target: Double, curve: TimingCurve, duration: Double,
    startTime: Double, carriesVelocity: Bool
  ) {
    let (from, target) = (from.limited, target.limited(to: Limits.places))
    let limited = duration.limited(to: Limits.durations)
    let duration = limited < Self.shortest ? 0 : limited
    start = from
    self.target = target
    self.curve = curve
    self.startTime = startTime.isFinite ? startTime : 0
    origin = from.position
    (curveTime, curveDuration) = (self.startTime, duration)
    let slope = curve.slope(at: 0)
    let isMadeUpFor = duration > 0 && slope.magnitude <= Self.steepestStart
    let own = isMadeUpFor ? slope * (target - from.position) / duration : 0
    let carried = carriesVelocity ? from.velocity - own : 0
    correction = Correction(offset: MotionSample(position: 0, velocity: carried), over: duration)
  }

  private init(
    _ running: CurveAnimation, at time: Double, from start: MotionSample, to target: Double
  ) {
    self.start = start
    self.target = target
    curve = running.curve
    startTime = time
    origin = running.origin + (target - running.target)
    (curveTime, curveDuration) = (running.curveTime, running.curveDuration)
    let (shift, own) = (target - running.target, running.curveSample(at: time))
    correction = Correction(
      offset: MotionSample(
        position: start.position - (own.position + shift), velocity: start.velocity - own.velocity),
      over: curveDuration - (time - curveTime))
  }

  /// The same motion on its way to another target, which it reaches when it would have reached the
  /// first.
  ///
  /// - Parameters:
  ///   - target: Points, limited to ±1e7.
  ///   - time: From when on, seconds; before the start, or not a number, it is the start.
  ///   - start: Where it is then, points, and how fast; nil for where it is by itself.
  public func redirected(
    to target: Double, at time: Double, from start: MotionSample? = nil
  ) -> CurveAnimation {
    let target = target.limited(to: Limits.places)
    let time = time >= startTime ? time : startTime
    guard time < curveTime + curveDuration else {
      return CurveAnimation(
        from: MotionSample(position: target), to: target, curve: curve, duration: 0,
        startTime: time, carriesVelocity: false)
    }
    return CurveAnimation(
      self, at: time, from: start?.limited ?? sample(at: time), to: target)
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
    let (own, offset) = (curveSample(at: time), correction.sample(after: time - startTime))
    return MotionSample(
      position: own.position + offset.position, velocity: own.velocity + offset.velocity)
  }

  /// The curve's own part.
  private func curveSample(at time: Double) -> MotionSample {
    let (s, way) = ((time - curveTime) / curveDuration, target - origin)
    return MotionSample(
      position: origin + way * curve.value(at: s),
      velocity: way * curve.slope(at: s) / curveDuration)
  }

  /// Whether it has arrived: its duration has passed.
  ///
  /// - Parameter time: Seconds; before the start, or not a number, it has not arrived.
  public func isSettled(at time: Double) -> Bool {
    time >= startTime && time - curveTime >= curveDuration
  }
}

/// What a motion along a curve is off by: at first as given, at the end nothing, without a jerk.
///
/// It is the cubic with that position and velocity at its start, and none of either at its end:
/// with `u` the share of the time `T`, `(1 + 2u)(1 − u)²·x0 + u(1 − u)²·T·v0` (Hermite).
private struct Correction: Sendable, Equatable {
  /// Points and points/second at the start.
  let offset: MotionSample
  /// Seconds.
  let duration: Double

  init(offset: MotionSample, over duration: Double) {
    self.offset = offset
    self.duration = duration
  }

  func sample(after t: Double) -> MotionSample {
    guard t < duration else { return MotionSample(position: 0) }
    let u = t / duration
    let left = 1 - u
    return MotionSample(
      position: ((1 + 2 * u) * offset.position + t * offset.velocity) * left * left,
      velocity: left * ((1 - 3 * u) * offset.velocity - 6 * u / duration * offset.position))
  }
}

extension CurveAnimation {
  /// When it first passes its target, seconds; nil where it only arrives there at its end.
  ///
  /// A curve whose control points stay within the way, without a correction, never does. Others
  /// are searched in steps of 1/64 of the time left, and between two steps by bisection.
  func firstPass() -> Double? {
    let side = start.position - target
    guard side != 0, mayPass, duration > 0 else { return nil }
    var before = startTime
    for step in 1..<64 {
      let after = startTime + duration * Double(step) / 64
      if isPast(after, side) { return bisect(from: before, to: after, side) }
      before = after
    }
    return nil
  }

  private var mayPass: Bool {
    curve.overshoots || correction.offset != MotionSample(position: 0)
  }

  private func isPast(_ time: Double, _ side: Double) -> Bool {
    (sample(at: time).position - target) * side <= 0
  }

  private func bisect(from: Double, to: Double, _ side: Double) -> Double {
    var (low, high) = (from, to)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isPast(middle, side) { high = middle } else { low = middle }
    }
    return high
  }
}
