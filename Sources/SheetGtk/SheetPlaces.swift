import GtkBridge
import SheetEngine

// What a point of the canvas means to a sheet; all places are points of the canvas.
extension SheetHost {
  /// Whether a press at a point means the grabber.
  func hasGrabber(atX x: Double, y: Double) -> Bool {
    guard let grabber = configuration.appearance.grabber, let area = canvas?.area(of: self) else {
      return false
    }
    return grabber.isHit(x: x - (area.x + area.width / 2), depth: y - frame.top)
  }

  /// Whether a drag may begin at a point.
  func isDraggable(atX x: Double, y: Double) -> Bool {
    let depth = y - frame.top
    switch configuration.dragRegion {
    case .sheet: return true
    case .grabber:
      return depth < (configuration.appearance.grabber?.areaHeight ?? 0) || hasGrabber(atX: x, y: y)
    }
  }
}
