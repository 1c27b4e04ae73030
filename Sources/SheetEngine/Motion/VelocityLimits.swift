extension VelocityTracker {
  /// What of a drag still speaks for its end.
  public struct Limits: Sendable, Equatable {
    /// How many samples are kept; at least 3.
    ///
    /// Source: Flutter's velocity tracker.
    public var sampleCount: Int {
      didSet { sampleCount = min(max(sampleCount, Self.counts.lowerBound), Self.counts.upperBound) }
    }
    /// A sample older than this against the newest says nothing any more; seconds.
    ///
    /// Source: Flutter's velocity tracker.
    public var maximumAge: Double {
      didSet { maximumAge = maximumAge.limited(to: Self.intervals, or: 0.100) }
    }
    /// A longer silence between two samples means that it stopped there; seconds.
    ///
    /// Source: Flutter's velocity tracker.
    public var maximumGap: Double {
      didSet { maximumGap = maximumGap.limited(to: Self.intervals, or: 0.040) }
    }
    /// Samples closer than this count as one; seconds, at least 0.001.
    ///
    /// A mouse of 1000 Hz would otherwise fill the memory with 20 ms, and whole pixels a millisecond
    /// apart are mostly rounding.
    public var mergeInterval: Double {
      didSet { mergeInterval = mergeInterval.limited(to: Self.mergeIntervals, or: 0.004) }
    }
    /// Let go later than this after the last sample, it was at rest; seconds.
    public var releaseTimeout: Double {
      didSet { releaseTimeout = releaseTimeout.limited(to: Self.intervals, or: 0.040) }
    }
    /// The newest stretch whose direction the answer must share; seconds, 0 for none.
    ///
    /// A curve through a drag that brakes to a halt ends in a small swing backwards.
    public var directionInterval: Double {
      didSet { directionInterval = directionInterval.limited(to: Self.intervals, or: 0.040) }
    }
    /// No answer is faster; points/second.
    ///
    /// Source: Android's and Flutter's maximum fling velocity.
    public var maximumSpeed: Double {
      didSet { maximumSpeed = maximumSpeed.limited(to: Self.speeds, or: 8000) }
    }

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - sampleCount: Limited to 3…1000.
    ///   - maximumAge: Seconds, limited to 0…1000 as all the others; what is no number counts as
    ///     the default.
    ///   - maximumGap: Seconds.
    ///   - mergeInterval: Seconds, at least 0.001.
    ///   - releaseTimeout: Seconds.
    ///   - directionInterval: Seconds.
    ///   - maximumSpeed: Points/second, limited to 0…1e6.
    public init(
      sampleCount: Int = 20, maximumAge: Double = 0.100, maximumGap: Double = 0.040,
      mergeInterval: Double = 0.004, releaseTimeout: Double = 0.040,
      directionInterval: Double = 0.040, maximumSpeed: Double = 8000
    ) {
      self.sampleCount = min(max(sampleCount, Self.counts.lowerBound), Self.counts.upperBound)
      self.maximumAge = maximumAge.limited(to: Self.intervals, or: 0.100)
      self.maximumGap = maximumGap.limited(to: Self.intervals, or: 0.040)
      self.mergeInterval = mergeInterval.limited(to: Self.mergeIntervals, or: 0.004)
      self.releaseTimeout = releaseTimeout.limited(to: Self.intervals, or: 0.040)
      self.directionInterval = directionInterval.limited(to: Self.intervals, or: 0.040)
      self.maximumSpeed = maximumSpeed.limited(to: Self.speeds, or: 8000)
    }

    /// What the number of samples can be.
    static let counts = 3...1000
    /// What the intervals can be, seconds.
    static let intervals = 0.0...1000.0
    /// What the merge interval can be, seconds: samples within a millisecond say nothing of speed.
    static let mergeIntervals = 0.001...1000.0
    /// What the greatest speed can be, points/second.
    static let speeds = 0.0...1e6
  }
}
