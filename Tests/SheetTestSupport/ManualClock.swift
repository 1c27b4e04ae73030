/// A clock that moves only when told to.
public struct ManualClock: Sendable {
  /// Seconds.
  public private(set) var now: Double

  /// Creates a clock.
  ///
  /// - Parameter now: Seconds.
  public init(now: Double = 100) { self.now = now }

  /// Moves the clock.
  ///
  /// - Parameter seconds: How far; may be zero or negative, as a broken clock's would be.
  /// - Returns: The new time, seconds.
  @discardableResult
  public mutating func advance(by seconds: Double) -> Double {
    now += seconds
    return now
  }
}
