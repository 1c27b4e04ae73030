import GtkBridge
import SheetEngine

/// The pill at a sheet's top that says "drag me", in an area as wide as the sheet; with the keyboard
/// focus it moves the sheet by keys.
@MainActor
final class SheetGrabber: CanvasWidget {
  /// What it looks like; nil hides it.
  var look: SheetAppearance.Grabber? {
    didSet {
      guard look != oldValue else { return }
      isVisible = look != nil
      queueResize()
      queueDraw()
    }
  }

  init() {
    super.init(styleName: "sheet-grabber", role: .button)
    isVisible = false
    setExpands(horizontally: true)
    isFocusable = true
    isDragHandle = true
  }

  /// Keeps the frame around the grabber's area inside the sheet's corners; their radius is in points.
  func keepClear(ofCorners radius: Double) {
    let inset = min(radius, Self.largestInset).wholeLength
    guard inset != sideInset else { return }
    sideInset = inset
    setMargins(start: inset, end: inset)
  }

  /// Beyond it the frame is short enough for corners of twice the size, points.
  private static let largestInset = 24.0
  private var sideInset = 0

  /// Runs a handler when a key or assistive technology asks for something; the handler must hold
  /// widgets weakly.
  func onSheetKey(_ handler: @escaping @MainActor (SheetKey) -> Void) {
    onKey { name, modifiers in
      guard modifiers.isDisjoint(with: [.control, .shift, .alt]),
        let key = GrabberKey.key(named: name)
      else { return false }
      handler(key)
      return true
    }
    offer(GrabberKey.named.map { name, key in (name, { handler(key) }) }, in: "sheet")
  }

  override func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) {
    guard let look else { return (0, 0) }
    let length = (axis == .horizontal ? look.width : look.areaHeight).wholeLength
    return (length, length)
  }

  override func paint(into snapshot: Snapshot) {
    guard let look else { return }
    // At least 3:1 on the surface, as controls need.
    let color = foreground(alpha: Settings.hasHighContrast ? 1 : 0.5)
    let pill = Area(
      x: ((Double(width) - look.width) / 2).rounded(), y: look.margin, width: look.width,
      height: look.height)
    snapshot.fill(pill, color, cornerRadius: look.cornerRadius)
  }
}
