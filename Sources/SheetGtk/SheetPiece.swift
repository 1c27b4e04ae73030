import GtkBridge
import SheetEngine

/// One sheet's share of a canvas: where its surface lies and how it is painted.
@MainActor
final class SheetPiece {
  private unowned let sheet: SheetHost
  private unowned let canvas: SheetCanvas
  private let owner: AnyObject?
  private let top = SheetTop()

  /// The height the content was last laid out for, points.
  private var contentHeight = 0
  /// Whether what the sheet tells is about to be laid out anyway.
  private var isLayingOut = false
  /// What was painted last.
  private var painted = Painted(top: 0, dim: 0, cornerDim: 0, opacity: 0)

  private struct Painted: Equatable {
    /// On a device pixel, points.
    var top: Double
    /// The dim's opacity in steps of 1/255.
    var dim: Int
    /// The same of the canvas's first pixel, which waits until the sheet rests.
    ///
    /// A repaint of exactly a whole window makes GDK build a new shared-memory image each frame
    /// (Cairo on X11).
    var cornerDim: Int
    /// The sheet's opacity in steps of 1/255.
    var opacity: Int
  }

  init(_ sheet: SheetHost, in canvas: SheetCanvas, ownedBy owner: AnyObject?) {
    self.sheet = sheet
    self.canvas = canvas
    self.owner = owner
  }

  func styleDidChange() { top.forget() }

  /// Tells the sheet its room, and lays out what it shows.
  func layout(width: Int, height: Int) {
    let inset = canvas.bottomInset
    let natural = canvas.measure(sheet.surface, .vertical, across: width).natural
    let grabber = sheet.configuration.appearance.grabber?.areaHeight ?? 0
    let metrics = SheetMetrics(
      containerHeight: Double(height), contentHeight: Double(natural) - grabber - inset,
      grabberHeight: grabber, bottomInset: inset)
    isLayingOut = true
    defer { isLayingOut = false }
    if metrics != sheet.metrics { sheet.send(.resized(metrics)) }
    guard sheet.isOpen else { return }
    contentHeight = neededHeight
    painted = wanted
    place()
  }

  /// Moves the surface where the sheet's frame says, and paints only if that is elsewhere.
  func show() {
    guard sheet.isOpen, canvas.width > 0, !isLayingOut else { return }
    if neededHeight != contentHeight { return canvas.queueLayout() }
    let wanted = wanted
    guard wanted != painted else { return }
    if wanted.top != painted.top { place() }
    painted = wanted
    canvas.queueDraw()
  }

  func paint(into snapshot: Snapshot) {
    let (width, height) = (Double(canvas.width), Double(canvas.height))
    guard width > 0, height > 0 else { return }
    // An opaque sheet hides the page by itself.
    let corner = min(painted.top + sheet.configuration.appearance.cornerRadius, height)
    let isOpaque = painted.opacity == 255
    paintDim(over: Area(width: width, height: isOpaque ? corner : height), into: snapshot)
    snapshot.blend(opacity: Double(painted.opacity) / 255) {
      paintSheet(width: width, height: height, corner: corner, into: $0)
    }
  }

  private func paintSheet(width: Double, height: Double, corner: Double, into snapshot: Snapshot) {
    let appearance = sheet.configuration.appearance
    top.paint(at: painted.top, width: width, appearance, for: canvas, into: snapshot)
    snapshot.fill(
      Area(y: corner, width: width, height: height - corner), top.surfaceColor(for: canvas))
    snapshot.paint(sheet.surface)
  }

  private func paintDim(over area: Area, into snapshot: Snapshot) {
    let color = sheet.configuration.backdrop.color
    let dim = Color(color, alpha: Double(painted.dim) / 255)
    let pixel = 1 / canvas.scale
    snapshot.fill(
      Area(width: pixel, height: pixel), Color(color, alpha: Double(painted.cornerDim) / 255))
    snapshot.fill(Area(x: pixel, width: area.width - pixel, height: pixel), dim)
    snapshot.fill(Area(y: pixel, width: area.width, height: area.height - pixel), dim)
  }

  private var wanted: Painted {
    let dim = Int((sheet.frame.backdropOpacity * 255).rounded())
    let isResting = sheet.frame.phase == .resting
    return Painted(
      top: (sheet.frame.top * canvas.scale).rounded() / canvas.scale, dim: dim,
      cornerDim: isResting ? dim : painted.cornerDim,
      opacity: Int((sheet.frame.opacity * 255).rounded()))
  }

  /// The height to lay the content out for: what is visible at rest; on the way at least what
  /// was there and all there will be, so that nothing is laid out again before the sheet arrives.
  private var neededHeight: Int {
    let target = sheet.target.map { sheet.layout.height(of: $0) } ?? 0
    switch sheet.frame.phase {
    case .hidden: return contentHeight
    case .resting: return Int(sheet.frame.height.rounded(.up))
    case .settling: return max(contentHeight, Int(target.rounded(.up)))
    case .dragging:
      let isTaller = sheet.frame.height > Double(contentHeight)
      return isTaller ? Int(sheet.layout.highest.rounded(.up)) : contentHeight
    }
  }

  private func place() {
    let surface = sheet.surface
    let width = max(canvas.width, canvas.measure(surface, .horizontal).minimum)
    let least = canvas.measure(surface, .vertical, across: width).minimum
    canvas.place(surface, y: wanted.top, width: width, height: max(contentHeight, least))
  }
}

extension Color {
  fileprivate init(_ color: SheetColor, alpha: Double) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}
