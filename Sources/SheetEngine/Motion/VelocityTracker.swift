/// How fast a drag is when it is let go.
///
/// The average over the last moments is wrong where it matters: a finger that stopped before it let
/// go would still throw. So a parabola is fitted to them, and its slope at the newest sample is the
/// velocity. Source of the method and its limits: Flutter's velocity tracker.
///
/// It keeps a fixed number of samples in memory it reserves once.
public struct VelocityTracker: Sendable, Equatable {
  private struct Sample: Sendable, Equatable {
    let time: Double
    let position: Double
  }

  /// What of a drag still speaks for its end.
  public let limits: Limits

  /// A ring once it is full.
  private var samples: [Sample] = []
  /// Where the ring's oldest sample is.
  private var oldest = 0

  /// How far a time difference may be off by the rounding of its times, seconds.
  ///
  /// A sample that lies exactly on a limit is then judged alike wherever the clock stands.
  private static let rounding = 1e-6

  /// Creates a tracker that has seen nothing.
  ///
  /// - Parameter limits: What of a drag still speaks for its end.
  public init(limits: Limits = Limits()) {
    self.limits = limits
    samples.reserveCapacity(limits.sampleCount)
  }

  /// Notes where the drag is.
  ///
  /// A sample that is not finite, more than 1e9 seconds ahead, or older than the newest is dropped: the newest has already said
  /// what came after. One at the newest's own time takes its place, and so does the next while the
  /// newest is closer to its predecessor than the merge interval.
  ///
  /// - Parameters:
  ///   - position: Points.
  ///   - time: Seconds.
  public mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    let sample = Sample(time: time, position: position)
    guard !samples.isEmpty else { return samples.append(sample) }
    guard time >= newest.time, Timestamp.isUsable(time, after: newest.time) else { return }
    let isCrowded = samples.count > 1 && isMerged(self[back: 1].time, with: newest.time)
    if time == newest.time || isCrowded {
      samples[index(back: 0)] = sample
    } else if samples.count < limits.sampleCount {
      samples.append(sample)
    } else {
      samples[oldest] = sample
      oldest = (oldest + 1) % samples.count
    }
  }

  /// The velocity with which the drag is let go, points/second; always finite.
  ///
  /// It is 0 with fewer than two samples, long after the last one, and where the fitted slope
  /// contradicts the direction of the newest stretch.
  ///
  /// - Parameter time: When it is let go, seconds; before the newest sample it counts as that, and
  ///   if it is not a number the velocity is 0.
  public func velocity(releasedAt time: Double) -> Double {
    guard !samples.isEmpty, time - newest.time <= limits.releaseTimeout + Self.rounding else {
      return 0
    }
    let velocity = recentFit().slopeAtNewest
    guard velocity.isFinite else { return 0 }
    return min(max(velocity, -limits.maximumSpeed), limits.maximumSpeed)
  }

  /// Forgets every sample, before a new drag.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
    oldest = 0
  }

  /// The samples that still speak for the end, walked from the newest back.
  private func recentFit() -> ReleaseFit {
    var fit = ReleaseFit(directionInterval: limits.directionInterval + Self.rounding)
    fit.add(time: 0, position: 0)
    var last = newest
    for back in 1..<samples.count {
      let sample = self[back: back]
      if isMerged(sample.time, with: last.time) { continue }
      if newest.time - sample.time > limits.maximumAge + Self.rounding { break }
      if last.time - sample.time > limits.maximumGap + Self.rounding { break }
      fit.add(time: sample.time - newest.time, position: sample.position - newest.position)
      last = sample
    }
    return fit
  }

  private func isMerged(_ earlier: Double, with later: Double) -> Bool {
    later - earlier < limits.mergeInterval - Self.rounding
  }

  private var newest: Sample { self[back: 0] }

  private subscript(back steps: Int) -> Sample { samples[index(back: steps)] }

  private func index(back steps: Int) -> Int {
    (oldest + samples.count - 1 - steps) % samples.count
  }
}
