import GtkBridge
import SheetEngine

// What a point of the canvas means to its sheets; all places are points of the canvas.
extension SheetCanvas {
  /// What a press at a point is on; nil on the page.
  func place(atX x: Double, y: Double) -> (sheet: SheetHost, place: PressPlace)? {
    switch hit(x: x, y: y) {
    case nil: nil
    case .backdrop(let sheet): (sheet, .backdrop)
    case .sheet(let sheet): (sheet, place(on: sheet, atX: x, y: y))
    }
  }

  private func place(on sheet: SheetHost, atX x: Double, y: Double) -> PressPlace {
    if hasControl(atX: x, y: y) { return .control }
    return sheet.hasGrabber(atX: x, y: y) ? .grabber : .surface
  }

  /// The list at a point, if there is one that can scroll.
  func list(atX x: Double, y: Double) -> SheetList? {
    scroller(atX: x, y: y).map(SheetList.init)
  }
}

extension SheetHost {
  /// Whether a press at a point means the grabber.
  func hasGrabber(atX x: Double, y: Double) -> Bool {
    guard let grabber = configuration.appearance.grabber, let area = canvas?.area(of: self) else {
      return false
    }
    return grabber.isHit(x: x - (area.x + area.width / 2), depth: y - frame.top)
  }
}
