import GtkBridge

/// Where the keyboard focus was before each of a canvas's sheets took it.
@MainActor
final class SheetFocus {
  private var before: [ObjectIdentifier: Widget] = [:]

  /// Remembers where the focus is, before a sheet opens.
  func willEnter(_ sheet: SheetHost) {
    guard let focus = sheet.canvas?.focusInWindow, !sheet.surface.contains(focus) else { return }
    before[ObjectIdentifier(sheet)] = focus
  }

  /// Gives back the focus of a sheet that is about to be hidden; elsewhere it stays where it is.
  func leave(_ sheet: SheetHost) {
    let own = before.removeValue(forKey: ObjectIdentifier(sheet))
    for (other, widget) in before where sheet.surface.contains(widget) { before[other] = own }
    guard let canvas = sheet.canvas else { return }
    if let focus = canvas.focusInWindow, !sheet.surface.contains(focus) { return }
    guard own?.grabFocus() != true else { return }
    if let topmost = canvas.topmost {
      topmost.surface.takeFocus()
    } else {
      canvas.page.focusFirstChild()
    }
  }
}
