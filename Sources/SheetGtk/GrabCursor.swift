import GtkBridge

/// The hand a canvas shows over a sheet's grabber, and while a sheet is dragged.
@MainActor
final class GrabCursor {
  /// What is shown.
  enum Shape: Equatable {
    /// What the widget under the pointer wants.
    case usual
    /// An open hand.
    case grab
    /// A closed hand, wherever the pointer is.
    case grabbing

    fileprivate var name: String? {
      switch self {
      case .usual: nil
      case .grab: "grab"
      case .grabbing: "grabbing"
      }
    }
  }

  private unowned let canvas: SheetCanvas
  private(set) var shape = Shape.usual {
    didSet { if shape != oldValue { canvas.setCursor(shape.name) } }
  }

  init(for canvas: SheetCanvas) { self.canvas = canvas }

  /// Looks at what is under the pointer, in points of the canvas; nil where it is elsewhere.
  func follow(_ point: (x: Double, y: Double)?, isDragging: Bool) {
    shape = isDragging ? .grabbing : isGrabber(at: point) ? .grab : .usual
    if isDragging { canvas.showCursorNow() }
  }

  private func isGrabber(at point: (x: Double, y: Double)?) -> Bool {
    guard let point, let sheet = canvas.topmost, sheet.hasGrabber(atX: point.x, y: point.y) else {
      return false
    }
    return !canvas.hasControl(atX: point.x, y: point.y)
  }
}
