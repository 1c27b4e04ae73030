import GtkBridge
import SheetEngine

/// What a sheet shows on its surface: the grabber, and the content under it.
///
/// The surface itself, its corners and its shadow are the canvas's to paint.
@MainActor
final class SheetSurface: Box {
  /// Holds the content clear of the bottom inset.
  private let contentArea: Box
  /// The grabber, hidden where the sheet has none.
  let grabber = SheetGrabber()

  init(content: Widget) {
    contentArea = Box(.vertical, [content])
    super.init(role: .dialog)
    addStyle("sheet-surface")
    append(grabber)
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
    contentArea.setMargins(bottom: inset.wholeLength)
  }

  /// Shows a grabber as an appearance has it, or none; the keyboard focus leaves one that goes.
  func show(grabberOf appearance: SheetAppearance) {
    let look = appearance.grabber
    grabber.keepClear(ofCorners: appearance.cornerRadius)
    let losesFocus = look == nil && grabber.hasFocus
    grabber.look = look
    if losesFocus { takeFocus() }
  }

  /// Moves the keyboard focus to the content's first control; where there is none to the grabber,
  /// and without one to the surface.
  func takeFocus() {
    if !contentArea.focusFirstChild() { takeFocusAtTop() }
  }

  /// Moves the keyboard focus to the grabber; where there is none to the surface.
  func takeFocusAtTop() {
    if grabber.isVisible && grabber.grabFocus() { return }
    isFocusable = true
    grabFocus()
  }
}
