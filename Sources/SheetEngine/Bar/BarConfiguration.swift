/// Everything that can be tuned about a collapsing bar.
public struct BarConfiguration: Sendable, Equatable {
  /// How the page is read; for a `ScrollTracker`.
  public var scrolling = ScrollConfiguration()

  /// The motion from one form to the other.
  ///
  /// A duration of 0.2 s and a bounce of 0.3 − 0.2 = 0.1. Source: `Animation.bouncy(duration:
  /// extraBounce:)` in SwiftUI's documentation, called with 0.2 and −0.2; its bounce is 0.3
  /// before the extra.
  public var spring = Spring.bouncy(duration: 0.2, extraBounce: -0.2)

  /// When a movement counts as over, in units of progress.
  ///
  /// A quarter of a point and 10 points/second, the sheet's own tolerance, on a way of 100 points.
  public var tolerance = SettleTolerance(position: 0.0025, velocity: 0.1, snapDistance: 0.01)

  /// Whether the bar moves, or is in the other form at the next frame.
  ///
  /// For a desktop that asks for no animations; may be changed while the bar moves.
  public var isAnimated = true

  /// What the bar looks like.
  public var appearance = BarAppearance()

  /// Creates the browser's configuration.
  public init() {}

  /// The bottom bar of a browser.
  public static let browser = BarConfiguration()
}
