import GtkBridge
import SheetEngine

/// Keeps keys from what sheets cover.
///
/// While a sheet covers the page, Escape is the topmost sheet's alone, wherever the focus is and
/// until nothing of the sheet is seen any more; and no window-wide shortcut of what is covered
/// runs. Popups get their own Escape first, and so does what has the focus in the sheet.
@MainActor
final class SheetKeys {
  private unowned let canvas: SheetCanvas
  private let silence = ShortcutSilence()
  private lazy var keys = WindowKeys(around: canvas) { [weak self] key, modifiers in
    self?.take(key, modifiers) ?? false
  }

  init(for canvas: SheetCanvas) {
    self.canvas = canvas
    _ = keys
  }

  /// Follows a change of what is covered.
  func coverDidChange() {
    silence.end()
    if isCovered { keys.comeFirst() }
  }

  private var isCovered: Bool { canvas.sheets.contains { $0.isCovering } }

  private func take(_ key: String, _ modifiers: Modifiers) -> Bool {
    guard isCovered, let topmost = canvas.topmost else { return false }
    for widget in canvas.covered { silence.silence(widget) }
    guard key == "Escape", modifiers.isDisjoint(with: [.control, .shift, .alt]),
      canvas.focusInWindow?.isInOpenPopup != true
    else { return false }
    if topmost.target == .dismissed || keys.offer(to: topmost.surface) { return true }
    topmost.send(.key(.escape))
    return true
  }
}

extension SheetCanvas {
  /// What no key may reach: the page and the sheets under one that covers them.
  fileprivate var covered: [Widget] {
    guard let last = sheets.lastIndex(where: { $0.isCovering }) else { return [] }
    return [page] + sheets[..<last].map(\.surface)
  }
}
