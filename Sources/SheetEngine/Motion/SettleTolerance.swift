/// How near and how slow is as good as arrived.
public struct SettleTolerance: Sendable, Equatable {
  /// Nearer than this to the target counts as there; points, above 0.
  ///
  /// A quarter of a point is half a pixel on a screen of scale 2: the last jump is not seen.
  public let position: Double
  /// Slower than this counts as still; points/second, above 0.
  ///
  /// 10 points/second are a sixth of a point in a frame of 60 Hz.
  public let velocity: Double
  /// A motion that must not overshoot and begins nearer than this arrives at once; points,
  /// above 0.
  ///
  /// So short a way leaves no room to brake: the spring would need a stiffness without bound.
  public let snapDistance: Double

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - position: Points, above 0.
  ///   - velocity: Points/second, above 0.
  ///   - snapDistance: Points, above 0.
  public init(position: Double = 0.25, velocity: Double = 10, snapDistance: Double = 1) {
    precondition(position > 0, "A settle tolerance has a position above 0.")
    precondition(velocity > 0, "A settle tolerance has a velocity above 0.")
    precondition(snapDistance > 0, "A snap distance is above 0.")
    self.position = position
    self.velocity = velocity
    self.snapDistance = snapDistance
  }
}
