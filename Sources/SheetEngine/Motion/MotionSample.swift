/// Where something is and how fast it moves, at one instant.
public struct MotionSample: Sendable, Equatable {
  /// Points.
  public var position: Double
  /// Points/second, of the same sign as growing `position`.
  public var velocity: Double

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - position: Points.
  ///   - velocity: Points/second.
  public init(position: Double, velocity: Double = 0) {
    self.position = position
    self.velocity = velocity
  }
}
