/// A change of place without travel, for those who want nothing to move: what comes is at its place
/// at once and becomes opaque, what goes stays in its place and becomes transparent. What changes
/// from place to place does both: it comes at the new one and is still to be seen at the old one.
public struct Fade: Sendable, Equatable {
  /// Where it is to be seen meanwhile, points.
  public let place: Double
  /// Where it is afterwards, points.
  public let target: Double
  /// Where it goes meanwhile, points; nil for what only comes or goes.
  public let origin: Double?
  /// Opacity at the start, 0…1.
  public let start: Double
  /// Opacity at the end, 0…1.
  public let end: Double
  /// When it starts, seconds.
  public let startTime: Double
  /// How long it takes, seconds: the part of a whole fade that is left to do.
  public let duration: Double

  /// Creates a fade.
  ///
  /// - Parameters:
  ///   - place: Points, limited to ±1e7 as the two others.
  ///   - target: Points.
  ///   - origin: Points, where it goes while it comes at `place`.
  ///   - opacity: At the start, limited to 0…1.
  ///   - end: At the end, limited to 0…1.
  ///   - startTime: Seconds; what is not finite counts as 0.
  ///   - wholeDuration: From 0 to 1, or from 1 to 0; seconds. What is not finite or not above 0
  ///     counts as 0.
  public init(
    at place: Double, to target: Double, from origin: Double? = nil, opacity: Double, end: Double,
    startTime: Double, wholeDuration: Double
  ) {
    self.place = place.limited(to: Limits.places)
    self.target = target.limited(to: Limits.places)
    self.origin = origin?.limited(to: Limits.places)
    start = opacity.limited(to: Limits.parts)
    self.end = end.limited(to: Limits.parts)
    self.startTime = startTime.isFinite ? startTime : 0
    let isLasting = wholeDuration.isFinite && wholeDuration > 0
    duration = isLasting ? wholeDuration * (self.end - start).magnitude : 0
  }

  /// The same fade on its way to another place, to be seen there meanwhile too; points,
  /// limited to ±1e7.
  public func moved(to target: Double) -> Fade {
    Fade(self, at: target, to: target)
  }

  private init(_ fade: Fade, at place: Double, to target: Double) {
    self.place = place.limited(to: Limits.places)
    self.target = target.limited(to: Limits.places)
    (origin, start, end) = (fade.origin, fade.start, fade.end)
    (startTime, duration) = (fade.startTime, fade.duration)
  }

  /// Opacity at a time in seconds, 0…1.
  public func opacity(at time: Double) -> Double {
    guard !isOver(at: time) else { return end }
    return start + (end - start) * max(time - startTime, 0) / duration
  }

  /// Where it is at a time in seconds, always at rest.
  public func sample(at time: Double) -> MotionSample {
    MotionSample(position: isOver(at: time) ? target : place)
  }

  /// Whether it has taken its time.
  public func isOver(at time: Double) -> Bool {
    time >= startTime && time - startTime >= duration
  }
}
