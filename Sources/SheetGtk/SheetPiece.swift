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
  /// The width the content cannot do without, points.
  private var leastWidth = 0.0
  /// The pixels under the canvas.
  private var grid = PixelGrid(scale: 1)
  /// Whether what the sheet tells is about to be laid out anyway.
  private var isLayingOut = false
  /// What was painted last.
  private lazy var painted = look(after: nil)
  /// When the dim last changed, on the frame clock, seconds.
  private var dimTime = 0.0

  /// How long a held sheet's dim is the same before its first pixel follows, seconds: longer than
  /// any two moves of a hand that goes on.
  private static let pause = 0.05

  init(_ sheet: SheetHost, in canvas: SheetCanvas, ownedBy owner: AnyObject?) {
    self.sheet = sheet
    self.canvas = canvas
    self.owner = owner
    sheet.surface.show(grabberOf: painted.appearance)
  }

  func styleDidChange() { panel.forget() }

  /// Tells the sheet its room, and lays out what it shows.
  func layout(width: Int, height: Int) {
    let (surface, inset) = (sheet.surface, canvas.bottomInset)
    grid = PixelGrid(under: canvas)
    leastWidth = Double(canvas.measure(surface, .horizontal).minimum)
    let wanted = look(after: painted)
    let natural = canvas.measure(surface, .vertical, across: Int(wanted.width)).natural
    let grabber = wanted.appearance.grabber?.areaHeight ?? 0
    let metrics = SheetMetrics(
      containerHeight: Double(height), contentHeight: Double(natural) - grabber - inset,
      grabberHeight: grabber, bottomInset: inset, pixel: grid.pixel)
    isLayingOut = true
    defer { isLayingOut = false }
    if metrics != sheet.metrics { sheet.sendFromLayout(.resized(metrics)) }
    take(look(after: painted))
    guard sheet.isOpen else { return }
    contentHeight = neededHeight
    place()
  }

  /// Moves the surface where the sheet's frame says, and paints only what looks otherwise.
  func show() {
    let next = look(after: painted)
    sheet.surface.show(grabberOf: next.appearance)
    guard canvas.width > 0, !isLayingOut else { return }
    let isTaller = sheet.isOpen && neededHeight != contentHeight
    if isTaller || next.width != painted.width { return canvas.queueLayout() }
    let hasMoved = next.top != painted.top || next.left != painted.left
    take(next)
    if sheet.isOpen && hasMoved { place() }
  }

  private func take(_ next: SheetLook) {
    guard next != painted else { return }
    if next.dim != painted.dim { dimTime = canvas.frameTime }
    painted = next
    canvas.queueDraw()
  }

  private func look(after last: SheetLook?) -> SheetLook {
    SheetLook(
      of: sheet, over: canvas, on: grid, leastWidth: leastWidth, after: last,
      isStill: sheet.isAtRest || canvas.frameTime - dimTime > Self.pause)
  }

  /// Paints the sheet, or, once it has been open, the same list of nodes with nothing in them: a
  /// list that comes and goes makes GTK paint everything again.
  func paint(into snapshot: Snapshot) {
    let room = Area(width: Double(canvas.width), height: Double(canvas.height))
    guard room.width > 0, room.height > 0, contentHeight > 0 else { return }
    let appearance = painted.appearance
    let recession = appearance.recession * canvas.cover(of: sheet)
    let isOpenBeside = painted.width < room.width || recession > 0 || painted.isTransparent
    let corner = min(painted.top + appearance.cornerRadius.rounded(.up), room.height)
    let dimmed = isOpenBeside ? room.height : corner
    SheetDim(look: painted, room: room, grid: grid)
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
      x: painted.left, y: painted.top, width: painted.width,
      height: max(Double(canvas.height) - painted.top, 0))
  }

  /// Whether more frames have to bring the first pixel up to date, in the rest that follows a
  /// movement.
  var isBehind: Bool { !sheet.isAnimating && painted.cornerDim != painted.dim }

  /// The height to lay the content out for: what is visible at rest; on the way at least what
  /// was there and all there will be, so that nothing is laid out again before the sheet arrives.
  private var neededHeight: Int {
    let target = sheet.target.flatMap(sheet.layout.height) ?? 0
    switch sheet.frame.phase {
    case .hidden: return contentHeight
    case .resting: return sheet.frame.height.wholeLength
    case .settling: return max(contentHeight, target.wholeLength)
    case .dragging:
      let isTaller = sheet.frame.height > Double(contentHeight)
      return isTaller ? sheet.layout.highest.wholeLength : contentHeight
    }
  }

  private func place() {
    let (surface, width) = (sheet.surface, max(Int(painted.width), Int(leastWidth)))
    let least = canvas.measure(surface, .vertical, across: width).minimum
    canvas.place(
      surface, x: painted.left, y: painted.top, width: width, height: max(contentHeight, least))
  }
}
