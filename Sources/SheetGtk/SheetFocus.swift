import GtkBridge
import SheetEngine

/// Where the keyboard focus was before each of a canvas's sheets took it.
@MainActor
final class SheetFocus {
  private var before: [ObjectIdentifier: WidgetReference] = [:]
  /// The sheet in which the focus has moved, until it is sure to be seen.
  private weak var moved: SheetHost?
  private var isOpening = false

  /// Remembers where the focus is, before a sheet opens; not in a popup, which closes.
  func willEnter(_ sheet: SheetHost) {
    guard let focus = sheet.canvas?.focusInWindow?.outsidePopups, !sheet.surface.contains(focus)
    else { return }
    forget(sheet)
    before[ObjectIdentifier(sheet)] = WidgetReference(focus)
  }

  /// Answers where the focus was before a sheet, and lets it be there too for the sheets that took
  /// it from this one.
  @discardableResult
  private func forget(_ sheet: SheetHost) -> WidgetReference? {
    let own = before.removeValue(forKey: ObjectIdentifier(sheet))
    for (other, reference) in before {
      if let widget = reference.widget, sheet.surface.contains(widget) { before[other] = own }
    }
    return own
  }

  /// Moves the focus into a sheet that opens; beside one that is not modal it stays where it is.
  func enter(_ sheet: SheetHost) {
    guard sheet.configuration.isModal else { return }
    sheet.surface.takeFocus()
    (moved, isOpening) = (sheet, true)
  }

  /// Follows the focus that moves, in a canvas's window.
  func didMove(on canvas: SheetCanvas) {
    guard let focus = canvas.focusInWindow,
      let sheet = canvas.sheets.last(where: { $0.surface.contains(focus) })
    else { return }
    (moved, isOpening) = (sheet, false)
    bringIntoSightSoon()
  }

  /// Sees to it that a sheet at rest shows what has the focus, once that is laid out.
  func bringIntoSightSoon() {
    if moved?.frame.phase == .resting { MainLoop.run { [weak self] in self?.bringIntoSight() } }
  }

  /// A sheet that opened shows another widget instead; one in which the focus moved rises.
  private func bringIntoSight() {
    guard let sheet = moved, sheet.frame.phase == .resting else { return }
    moved = nil
    guard let canvas = sheet.canvas, let focus = canvas.focusInWindow?.outsidePopups,
      focus !== sheet.surface, sheet.surface.contains(focus),
      let area = focus.scrolledView(inside: sheet.surface).area(in: sheet.surface),
      area.y + area.height > sheet.frame.height + 1
    else { return }
    if isOpening { return sheet.surface.takeFocusAtTop() }
    sheet.rise(toShow: area.y + area.height)
  }

  /// Gives back the focus of a sheet that is about to be hidden; elsewhere it stays where it is.
  func leave(_ sheet: SheetHost) {
    let own = forget(sheet)
    guard let canvas = sheet.canvas else { return }
    if let focus = canvas.focusInWindow, !sheet.surface.contains(focus),
      focus.canReceiveKeys(inWindowOf: canvas)
    {
      return
    }
    give(back: own?.widget, on: canvas)
  }

  /// Moves the focus to a widget; if that cannot have it to the topmost sheet, or the page.
  private func give(back widget: Widget?, on canvas: SheetCanvas) {
    if let widget, widget.canReceiveKeys(inWindowOf: canvas), widget.grabFocus() { return }
    if let topmost = canvas.topmost { return topmost.surface.takeFocus() }
    if !canvas.page.focusFirstChild() { canvas.clearFocusInWindow() }
  }
}

extension SheetHost {
  /// Goes to the first detent that is so tall, points, or to the tallest.
  fileprivate func rise(toShow height: Double) {
    let stop = layout.stops.first { $0.height >= height } ?? layout.stops[layout.stops.count - 1]
    if stop.height > frame.height { send(.select(stop.detent)) }
  }
}
