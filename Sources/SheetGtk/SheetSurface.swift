import GtkBridge
import SheetEngine

/// What a sheet shows on its surface: the grabber, and the content under it.
///
/// The surface itself, its corners and its shadow are the canvas's to paint.
@MainActor
final class SheetSurface: Box {
  /// Holds the content clear of the bottom inset.
  private let contentArea: Box
  /// The grabber, if there is one.
  let grabber: SheetGrabber?

  init(content: Widget, grabber: SheetAppearance.Grabber?) {
    contentArea = Box(.vertical, [content])
    self.grabber = grabber.map(SheetGrabber.init)
    super.init(role: .dialog)
    addStyle("sheet-surface")
    if let grabber = self.grabber { append(grabber) }
    content.setExpands(horizontally: true, vertically: true)
    append(contentArea)
  }

  /// Whether the sheet is on its way out; its popups go down as soon as it is.
  var isClosing = false {
    didSet { if isClosing && !oldValue { closePopups() } }
  }

  /// Whether assistive technology hears of the sheet.
  var isHeard = true {
    didSet { if isHeard != oldValue { setAccessiblyHidden(!isHeard) } }
  }

  /// Whether assistive technology is told that the rest of the window is out of reach.
  var isHeardAsModal = false {
    didSet { if isHeardAsModal != oldValue { setAccessiblyModal(isHeardAsModal) } }
  }

  /// Keeps the content out of the bottom, points.
  func keepClear(ofBottom inset: Double) {
    contentArea.setMargins(bottom: Int(inset.rounded(.up)))
  }

  /// Moves the keyboard focus to the content's first control; where there is none to the grabber,
  /// and without one to the surface.
  func takeFocus() {
    guard !contentArea.focusFirstChild(), grabber?.grabFocus() != true else { return }
    isFocusable = true
    grabFocus()
  }
}
