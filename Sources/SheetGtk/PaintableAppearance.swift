import GtkBridge
import SheetEngine

extension SheetAppearance {
  /// The same as far as GTK can lay it out and paint it: what is no number counts as 0 (or as no
  /// limit to the width), what is too large or below 0 as the nearest there is.
  ///
  /// Corners are at most 1,024 points, a shadow's blur 256 and its offset 512 (`Panel`), and each
  /// side of a grabber and its margins 256.
  var paintable: SheetAppearance {
    var appearance = self
    appearance.maximumWidth = maximumWidth.flatMap { $0.isNaN ? nil : max($0, 0) }
    appearance.recession = recession.limited(to: 0...1)
    appearance.cornerRadius = cornerRadius.limited(to: 0...Limits.cornerRadius)
    appearance.shadow = Shadow(
      opacity: shadow.opacity.limited(to: 0...1),
      offset: shadow.offset.limited(to: -Limits.shadowOffset...Limits.shadowOffset),
      radius: shadow.radius.limited(to: 0...Limits.shadowRadius))
    appearance.grabber = grabber?.paintable
    return appearance
  }
}

extension SheetAppearance.Grabber {
  /// The largest side, points.
  private static let largest = 256.0

  fileprivate var paintable: Self {
    let sides = 0...Self.largest
    let (width, height) = (width.limited(to: sides), height.limited(to: sides))
    return Self(
      width: width, height: height,
      cornerRadius: cornerRadius.limited(to: 0...min(width, height) / 2),
      margin: margin.limited(to: sides))
  }
}
