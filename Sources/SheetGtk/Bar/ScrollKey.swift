import GtkBridge
import SheetEngine

/// A key that scrolls a page.
enum ScrollKey {
  case line(Double)
  case page(Double)
  case end(Double)

  /// Reads a key by the name GTK gives it; nil for a key that does not scroll.
  init?(_ name: String, _ modifiers: Modifiers) {
    guard !modifiers.contains(.alt) else { return nil }
    switch name {
    case "Up", "KP_Up": self = .line(-1)
    case "Down", "KP_Down": self = .line(1)
    case "Page_Up", "KP_Page_Up": self = .page(-1)
    case "Page_Down", "KP_Page_Down": self = .page(1)
    case "space": self = .page(modifiers.contains(.shift) ? -1 : 1)
    case "Home", "KP_Home": self = .end(-1)
    case "End", "KP_End": self = .end(1)
    default: return nil
    }
  }

  /// How far it asks to scroll, points, down positive; beyond the page for its ends, so that
  /// End at the end is a pull.
  @MainActor
  func distance(in adjustment: Adjustment) -> Double {
    switch self {
    case .line(let direction): direction * adjustment.lineStep
    case .page(let direction): direction * adjustment.pageStep
    case .end(let direction): direction * adjustment.upper
    }
  }

  /// How many wheel notches a key with Ctrl zooms; nil for a key that does not.
  static func notches(_ name: String, _ zoom: PageZoom) -> Double? {
    switch name {
    case "plus", "equal", "KP_Add": 1
    case "minus", "KP_Subtract": -1
    case "0", "KP_0": -ZoomSteps.notches(to: zoom.scale)
    default: nil
    }
  }
}
