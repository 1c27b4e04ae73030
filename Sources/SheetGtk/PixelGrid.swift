import GtkBridge

/// The screen's pixels under a canvas, in points of the canvas.
///
/// At a fractional scale the canvas's own corner need not lie on one of them.
struct PixelGrid: Equatable {
  /// The canvas's place in its window, points.
  private let left: Double
  private let top: Double
  /// Device pixels per point.
  let scale: Double

  /// The pixels under a canvas whose corner is at a place of its window.
  ///
  /// - Parameters:
  ///   - left: Points from the window's left edge.
  ///   - top: Points from the window's upper edge.
  ///   - scale: Device pixels per point.
  init(left: Double = 0, top: Double = 0, scale: Double) {
    (self.left, self.top, self.scale) = (left, top, scale)
  }

  /// The pixels under a canvas where it is now.
  @MainActor
  init(under canvas: CanvasWidget) {
    let area = canvas.areaOnSurface
    self.init(left: area.x, top: area.y, scale: canvas.scale)
  }

  /// A pixel's side, points.
  var pixel: Double { 1 / scale }

  /// The edge between two columns of pixels that is nearest, points.
  func column(_ x: Double) -> Double { (left + x).snapped(to: scale) - left }

  /// The edge between two rows of pixels that is nearest, points.
  func row(_ y: Double) -> Double { (top + y).snapped(to: scale) - top }

  /// The upper edge of the row of pixels that a height is in, points: what begins there leaves no
  /// part of the row to what is behind.
  func rowBegin(_ y: Double) -> Double {
    let rounding = 1e-6
    return ((top + y) * scale + rounding).rounded(.down) / scale - top
  }
}

extension Double {
  /// This length moved to the nearest device pixel, at so many of them for a point.
  func snapped(to scale: Double) -> Double { (self * scale).rounded() / scale }
}
