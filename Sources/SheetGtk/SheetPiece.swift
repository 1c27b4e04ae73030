import GtkBridge
import SheetEngine

/// One sheet's share of a canvas: where its surface lies and how it is painted.
@MainActor
final class SheetPiece {
  private unowned let sheet: SheetHost
  private unowned let canvas: SheetCanvas
  private let owner: AnyObject?
  private let panel = SheetPanel()
  private let crossFade = SheetCrossFade()

  /// The height the content was last laid out for, points.
  private var contentHeight = 0
  /// The sheet's width, points.
  private var panelWidth = 0.0
  /// The pixels under the canvas.
  private var grid = PixelGrid(scale: 1)
  /// Whether what the sheet tells is about to be laid out anyway.
  private var isLayingOut = false
  /// What was painted last.
  private var painted = SheetLook()

  init(_ sheet: SheetHost, in canvas: SheetCanvas, ownedBy owner: AnyObject?) {
    self.sheet = sheet
    self.canvas = canvas
    self.owner = owner
  }

  func styleDidChange() { panel.forget() }

  /// Tells the sheet its room, and lays out what it shows.
  func layout(width: Int, height: Int) {
    let inset = canvas.bottomInset
    grid = PixelGrid(under: canvas)
    panelWidth = min(Double(width), sheet.configuration.appearance.maximumWidth ?? .infinity)
    let natural = canvas.measure(sheet.surface, .vertical, across: Int(panelWidth)).natural
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
    guard canvas.width > 0, !isLayingOut else { return }
    if sheet.isOpen && neededHeight != contentHeight { return canvas.queueLayout() }
    let wanted = wanted
    guard wanted != painted else { return }
    if sheet.isOpen && wanted.top != painted.top { place() }
    painted = wanted
    canvas.queueDraw()
  }

  /// Paints the sheet, or, once it has been open, the same list of nodes with nothing in them: a
  /// list that comes and goes makes GTK paint everything again.
  func paint(into snapshot: Snapshot) {
    let room = Area(width: Double(canvas.width), height: Double(canvas.height))
    guard room.width > 0, room.height > 0, contentHeight > 0 else { return }
    let appearance = sheet.configuration.appearance
    let recession = appearance.recession * canvas.cover(of: sheet)
    let isOpenBeside = panelWidth < room.width || recession > 0 || painted.isTransparent
    let corner = min(painted.top + appearance.cornerRadius.rounded(.up), room.height)
    let dimmed = isOpenBeside ? room.height : corner
    SheetDim(color: sheet.configuration.backdrop.color, look: painted, room: room, grid: grid)
      .paint(downTo: sheet.isOpen ? dimmed : 0, into: snapshot)
    snapshot.scaled(by: 1 - recession, aboutX: room.width / 2, y: room.height) {
      crossFade.paint(sheet, into: snapshot) {
        $0.blend(opacity: Double(painted.opacity) / 255) {
          panel.paint(over: area, appearance, on: grid, for: canvas, into: $0)
          $0.paint(sheet.surface)
          panel.paintSides(of: area, appearance, on: grid, for: canvas, into: $0)
        }
      }
    }
  }

  /// Where the sheet is on the canvas, down to the canvas's bottom, points.
  var area: Area {
    Area(
      x: panelX, y: painted.top, width: panelWidth,
      height: max(Double(canvas.height) - painted.top, 0))
  }

  private var panelX: Double {
    let room = (Double(canvas.width) - panelWidth).rounded(.down)
    guard room > 0 else { return 0 }
    switch (sheet.configuration.appearance.alignment, canvas.isRightToLeft) {
    case (.center, _): return grid.column((room / 2).rounded(.down))
    case (.start, false), (.end, true): return 0
    case (.end, false), (.start, true): return grid.column(room)
    }
  }

  private var wanted: SheetLook {
    SheetLook(of: sheet, over: canvas, on: grid, after: painted)
  }

  /// Whether one more frame has to bring the first pixel up to date, in the rest that follows a
  /// movement.
  var isBehind: Bool { sheet.isAtRest && painted.cornerDim != painted.dim }

  /// The height to lay the content out for: what is visible at rest; on the way at least what
  /// was there and all there will be, so that nothing is laid out again before the sheet arrives.
  private var neededHeight: Int {
    let target = sheet.target.flatMap(sheet.layout.height) ?? 0
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
    let width = max(Int(panelWidth), canvas.measure(surface, .horizontal).minimum)
    let least = canvas.measure(surface, .vertical, across: width).minimum
    canvas.place(
      surface, x: panelX, y: wanted.top, width: width, height: max(contentHeight, least))
  }
}
