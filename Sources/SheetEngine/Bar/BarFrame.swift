/// A collapsing bar at one instant: all that is needed to paint it.
public struct BarFrame: Sendable, Equatable {
  /// 0 expanded, 1 collapsed, exactly that at rest.
  ///
  /// Not clamped: the spring's overshoot, 0.0015 for the browser's, goes beyond either end.
  /// Clamp it where it becomes an opacity.
  public let progress: Double

  /// How fast the progress changes, 1/second.
  public let velocity: Double

  /// Whether another frame is needed after this one.
  public let isMoving: Bool

  /// The visible bar, points, never negative.
  public let height: Double

  /// How far down the expanded form is painted, points: 0 when the bar is expanded.
  public let expandedFormOffset: Double

  /// How far down the collapsed form is painted, points: 0 when the bar is collapsed.
  public let collapsedFormOffset: Double

  /// The form the bar came to rest in with this very frame.
  ///
  /// Given once for each movement that runs to its end, and never for one that was interrupted.
  public let didSettle: BarForm?

  init(
    _ motion: MotionSample, stretch: Double, isMoving: Bool, didSettle: BarForm?,
    appearance: BarAppearance
  ) {
    progress = motion.position
    velocity = motion.velocity
    self.isMoving = isMoving
    self.didSettle = didSettle
    height = max(0, appearance.height(at: progress) + stretch)
    // Each form keeps to the bar's upper edge as far as it is the one that is seen.
    expandedFormOffset = appearance.expandedOffset * progress - stretch * (1 - progress)
    collapsedFormOffset = appearance.collapsedOffset * (1 - progress) - stretch * progress
  }
}

extension BarAppearance {
  /// The bar's height at a progress from expanded to collapsed, points.
  func height(at progress: Double) -> Double { expandedHeight + growth * progress }

  /// How the height changes with the progress, points.
  var growth: Double { collapsedHeight - expandedHeight }
}
