import GtkBridge

/// Where the keyboard focus was before each of a canvas's sheets took it.
@MainActor
final class SheetFocus {
  private var before: [ObjectIdentifier: WidgetReference] = [:]

  /// Remembers where the focus is, before a sheet opens; not in a popup, which closes.
  func willEnter(_ sheet: SheetHost) {
    guard let focus = sheet.canvas?.focusInWindow?.outsidePopups, !sheet.surface.contains(focus)
    else { return }
    before[ObjectIdentifier(sheet)] = WidgetReference(focus)
  }

  /// Gives back the focus of a sheet that is about to be hidden; elsewhere it stays where it is.
  func leave(_ sheet: SheetHost) {
    let own = before.removeValue(forKey: ObjectIdentifier(sheet))
    for (other, reference) in before {
      if let widget = reference.widget, sheet.surface.contains(widget) { before[other] = own }
    }
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
