import GtkBridge
import SheetEngine

/// What a sheet shows on its surface: the grabber, and the content under it.
///
/// The surface itself, its corners and its shadow are the canvas's to paint.
@MainActor
final class SheetSurface: Box {
  /// Holds the content clear of the bottom inset.
  private let contentArea: Box

  init(content: Widget, grabber: SheetAppearance.Grabber?) {
    contentArea = Box(.vertical, [content])
    super.init(.vertical, [])
    addStyle("sheet-surface")
    if let grabber { append(SheetGrabber(grabber)) }
    content.setExpands(horizontally: true, vertically: true)
    append(contentArea)
  }

  /// Keeps the content out of the bottom, points.
  func keepClear(ofBottom inset: Double) {
    contentArea.setMargins(bottom: Int(inset.rounded(.up)))
  }

  /// Moves the keyboard focus to the first control, or to the surface where there is none.
  func takeFocus() {
    guard !focusFirstChild() else { return }
    isFocusable = true
    grabFocus()
  }
}
