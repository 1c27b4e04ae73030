import SheetEngine

/// What is to be seen of a sheet, in the steps a screen can show: between equal looks there is
/// nothing to paint.
struct SheetLook: Equatable {
  /// On a device pixel, points.
  private(set) var top = 0.0
  /// The dim's opacity in steps of 1/255.
  private(set) var dim = 0
  /// The same of the canvas's first pixel, which on Cairo waits until the sheet rests.
  ///
  /// A repaint of exactly a whole window makes GDK build a new shared-memory image each frame
  /// (Cairo on X11). CPU of client and server per transition, without and with this pixel: 29 and
  /// 22 ms at 400 × 800, 56 and 39 at 1280 × 800.
  private(set) var cornerDim = 0
  /// The sheet's opacity in steps of 1/255.
  private(set) var opacity = 0
  /// How much of it is at its place, in steps of 1/255.
  private(set) var arrival = 0

  /// Whether what is behind the sheet shows through.
  var isTransparent: Bool { opacity < 255 || arrival < 255 }
}

extension SheetLook {
  /// How far below the canvas a sheet without height is kept, more than any shadow rises, points.
  private static let outOfSight = 1000.0

  /// How a sheet looks now, after it looked as it did last.
  @MainActor
  init(of sheet: SheetHost, over canvas: SheetCanvas, on grid: PixelGrid, after last: SheetLook) {
    let (frame, bottom) = (sheet.frame, Double(canvas.height))
    let edge = grid.row(frame.top)
    top = sheet.isOpen && edge < bottom ? edge : bottom + Self.outOfSight
    dim = Self.step(frame.backdropOpacity)
    let waits = canvas.isPaintedByCairo && !(sheet.isAtRest && last.dim == dim)
    cornerDim = waits ? last.cornerDim : dim
    opacity = sheet.isOpen ? Self.step(frame.opacity) : 255
    arrival = Self.step(frame.arrival)
  }

  private static func step(_ part: Double) -> Int { Int((part * 255).rounded()) }
}
