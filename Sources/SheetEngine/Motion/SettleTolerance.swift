/// How near and how slow is as good as arrived.
public struct SettleTolerance: Sendable, Equatable {
  /// Nearer than this to the target counts as there; points, above 0.
  ///
  /// A quarter of a point is half a pixel on a screen of scale 2: the last jump is not seen.
  public var position: Double { didSet { position = position.limited(to: Self.range, or: 0.25) } }
  /// Slower than this counts as still; points/second, above 0.
  ///
  /// 10 points/second are a sixth of a point in a frame of 60 Hz.
  public var velocity: Double { didSet { velocity = velocity.limited(to: Self.range, or: 10) } }
  /// A motion that must not overshoot and begins nearer than this arrives at once; points,
  /// above 0.
  ///
  /// So short a way leaves no room to brake: the spring would need a stiffness without bound.
  public var snapDistance: Double {
    didSet { snapDistance = snapDistance.limited(to: Self.range, or: 1) }
  }

  /// Creates a tolerance.
  ///
  /// All are limited to 1e-6…1e6; what is no number counts as the default.
  ///
  /// - Parameters:
  ///   - position: Points, above 0.
  ///   - velocity: Points/second, above 0.
  ///   - snapDistance: Points, above 0.
  public init(position: Double = 0.25, velocity: Double = 10, snapDistance: Double = 1) {
    self.position = position.limited(to: Self.range, or: 0.25)
    self.velocity = velocity.limited(to: Self.range, or: 10)
    self.snapDistance = snapDistance.limited(to: Self.range, or: 1)
  }

  /// What each of them can be.
  static let range = 1e-6...1e6
}
