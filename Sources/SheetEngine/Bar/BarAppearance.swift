/// The measures a front end paints a collapsing bar with.
///
/// Those not marked as ours are the browser bar's of the product's specification. What is set out
/// of range is brought into it: lengths 0…1000 points, offsets ±1000, text 1…200, a blur 0…200.
public struct BarAppearance: Sendable, Equatable {
  /// The line along the expanded bar's upper edge, points.
  public var borderWidth = 1.0 {
    didSet { borderWidth = borderWidth.limited(to: Self.lengths, or: 1.0) }
  }

  /// The corners of the address field, points.
  public var fieldRadius = 10.0 {
    didSet { fieldRadius = fieldRadius.limited(to: Self.lengths, or: 10.0) }
  }

  /// The address field, points.
  public var fieldHeight = 50.0 {
    didSet { fieldHeight = fieldHeight.limited(to: Self.lengths, or: 50.0) }
  }

  /// The blur of the shadow around the address field, points.
  public var fieldShadowRadius = 10.0 {
    didSet { fieldShadowRadius = fieldShadowRadius.limited(to: Self.blurs, or: 10.0) }
  }

  /// How far the shadow falls below the address field, points.
  public var fieldShadowOffset = 5.0 {
    didSet { fieldShadowOffset = fieldShadowOffset.limited(to: Self.offsets, or: 5.0) }
  }

  /// The text in the address field, points; the value is ours, a little above the collapsed one.
  public var fieldTextSize = 17.0 {
    didSet { fieldTextSize = fieldTextSize.limited(to: Self.textSizes, or: 17.0) }
  }

  /// The collapsed bar's text, points.
  public var collapsedTextSize = 15.0 {
    didSet { collapsedTextSize = collapsedTextSize.limited(to: Self.textSizes, or: 15.0) }
  }

  /// The whole bar with field and toolbar, points.
  ///
  /// The value is ours: the border, 7 of air, the field, 7 of air, and 45 of toolbar.
  public var expandedHeight = 110.0 {
    didSet { expandedHeight = expandedHeight.limited(to: Self.lengths, or: 110.0) }
  }

  /// The whole bar as a strip, points.
  ///
  /// The value is ours: a line of 15-point text, with as much air as that leaves.
  public var collapsedHeight = 32.0 {
    didSet { collapsedHeight = collapsedHeight.limited(to: Self.lengths, or: 32.0) }
  }

  /// How far the expanded form has gone down when the bar is collapsed, points.
  public var expandedOffset = 100.0 {
    didSet { expandedOffset = expandedOffset.limited(to: Self.offsets, or: 100.0) }
  }

  /// Where the collapsed form stands when the bar is expanded, points, negative upward.
  public var collapsedOffset = -75.0 {
    didSet { collapsedOffset = collapsedOffset.limited(to: Self.offsets, or: -75.0) }
  }

  private static let lengths = 0.0...1000.0
  private static let offsets = -1000.0...1000.0
  private static let textSizes = 1.0...200.0
  private static let blurs = 0.0...200.0

  /// Creates the browser bar's appearance.
  public init() {}
}
