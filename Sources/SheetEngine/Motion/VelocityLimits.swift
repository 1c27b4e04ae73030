extension VelocityTracker {
  /// What of a drag still speaks for its end.
  public struct Limits: Sendable, Equatable {
    /// How many samples are kept; at least 3.
    ///
    /// Source: Flutter's velocity tracker.
    public let sampleCount: Int
    /// A sample older than this against the newest says nothing any more; seconds.
    ///
    /// Source: Flutter's velocity tracker.
    public let maximumAge: Double
    /// A longer silence between two samples means that it stopped there; seconds.
    ///
    /// Source: Flutter's velocity tracker.
    public let maximumGap: Double
    /// Samples closer than this count as one; seconds, at least 0.001.
    ///
    /// A mouse of 1000 Hz would otherwise fill the memory with 20 ms, and whole pixels a millisecond
    /// apart are mostly rounding.
    public let mergeInterval: Double
    /// Let go later than this after the last sample, it was at rest; seconds.
    public let releaseTimeout: Double
    /// The newest stretch whose direction the answer must share; seconds, 0 for none.
    ///
    /// A curve through a drag that brakes to a halt ends in a small swing backwards.
    public let directionInterval: Double
    /// No answer is faster; points/second.
    ///
    /// Source: Android's and Flutter's maximum fling velocity.
    public let maximumSpeed: Double

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - sampleCount: At least 3.
    ///   - maximumAge: Seconds.
    ///   - maximumGap: Seconds.
    ///   - mergeInterval: Seconds, at least 0.001.
    ///   - releaseTimeout: Seconds.
    ///   - directionInterval: Seconds.
    ///   - maximumSpeed: Points/second, 0 or more.
    public init(
      sampleCount: Int = 20, maximumAge: Double = 0.100, maximumGap: Double = 0.040,
      mergeInterval: Double = 0.004, releaseTimeout: Double = 0.040,
      directionInterval: Double = 0.040, maximumSpeed: Double = 8000
    ) {
      precondition(sampleCount >= 3, "A velocity takes at least 3 samples.")
      precondition(mergeInterval >= 0.001, "Samples within a millisecond say nothing of speed.")
      precondition(maximumSpeed >= 0, "A maximum speed is not negative.")
      self.sampleCount = sampleCount
      self.maximumAge = maximumAge
      self.maximumGap = maximumGap
      self.mergeInterval = mergeInterval
      self.releaseTimeout = releaseTimeout
      self.directionInterval = directionInterval
      self.maximumSpeed = maximumSpeed
    }
  }
}
