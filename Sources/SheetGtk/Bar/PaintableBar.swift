import GtkBridge
import SheetEngine

extension BarAppearance {
  /// The same as far as GTK can lay it out and paint it: heights and offsets up to 4,096 points,
  /// text from 1 to 256, a border up to 64, and radii and shadow as a `Panel` has them; what is no
  /// number counts as 0.
  var paintable: BarAppearance {
    var appearance = self
    let (tallest, shadow) = (4_096.0, Limits.shadowOffset)
    appearance.borderWidth = borderWidth.limited(to: 0...64)
    appearance.fieldRadius = fieldRadius.limited(to: 0...Limits.cornerRadius)
    appearance.fieldHeight = fieldHeight.limited(to: 0...512)
    appearance.fieldShadowRadius = fieldShadowRadius.limited(to: 0...Limits.shadowRadius)
    appearance.fieldShadowOffset = fieldShadowOffset.limited(to: -shadow...shadow)
    appearance.fieldTextSize = fieldTextSize.limited(to: 1...256)
    appearance.collapsedTextSize = collapsedTextSize.limited(to: 1...256)
    appearance.expandedHeight = expandedHeight.limited(to: 0...tallest)
    appearance.collapsedHeight = collapsedHeight.limited(to: 0...tallest)
    appearance.expandedOffset = expandedOffset.limited(to: -tallest...tallest)
    appearance.collapsedOffset = collapsedOffset.limited(to: -tallest...tallest)
    return appearance
  }
}
