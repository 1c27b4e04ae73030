import SheetEngine

/// What is to be seen of a sheet, in the steps a screen can show: between equal looks there is
/// nothing to paint.
struct SheetLook: Equatable {
  /// On a device pixel, points.
  let top: Double
  /// On a device pixel, points.
  let left: Double
  /// Points.
  let width: Double
  /// Corners, shadow and the like, as far as GTK can paint them.
  let appearance: SheetAppearance
  /// The dim's colour.
  let dimColor: SheetColor
  /// The dim's opacity in steps of 1/255.
  let dim: Int
  /// The same of the canvas's first pixel, which on Cairo waits until the dim stands still.
  ///
  /// A repaint of exactly a whole window makes GDK build a new shared-memory image each frame
  /// (Cairo on X11). CPU of client and server per transition, without and with this pixel: 29 and
  /// 22 ms at 400 × 800, 56 and 39 at 1280 × 800.
  let cornerDim: Int
  /// The sheet's opacity in steps of 1/255.
  let opacity: Int
  /// How much of it is at its place, in steps of 1/255.
  let arrival: Int

  /// Whether what is behind the sheet shows through.
  var isTransparent: Bool { opacity < 255 || arrival < 255 }
}

extension SheetLook {
  /// How far below the canvas a sheet without height is kept, more than any shadow rises, points.
  private static let outOfSight = 1000.0

  /// How a sheet looks now.
  ///
  /// - Parameters:
  ///   - sheet: Which one.
  ///   - canvas: Where.
  ///   - grid: The pixels under the canvas.
  ///   - leastWidth: What the content cannot do without, points.
  ///   - last: How it looked before; nil at first.
  ///   - isStill: Whether a dim that is as it was is no longer on the move.
  @MainActor
  init(
    of sheet: SheetHost, over canvas: SheetCanvas, on grid: PixelGrid, leastWidth: Double,
    after last: SheetLook?, isStill: Bool
  ) {
    let (frame, bottom) = (sheet.frame, Double(canvas.height))
    let edge = grid.row(frame.top)
    top = sheet.isOpen && edge < bottom ? edge : bottom + Self.outOfSight
    appearance = sheet.configuration.appearance.paintable
    width = min(Double(canvas.width), max(appearance.maximumWidth ?? .infinity, leastWidth))
    left = Self.left(of: appearance.alignment, width, on: canvas, grid)
    dimColor = sheet.configuration.backdrop.color
    dim = Self.step(frame.backdropOpacity)
    let waits = canvas.isPaintedByCairo && !(isStill && last?.dim == dim)
    cornerDim = waits ? last?.cornerDim ?? dim : dim
    opacity = sheet.isOpen ? Self.step(frame.opacity) : 255
    arrival = Self.step(frame.arrival)
  }

  @MainActor
  private static func left(
    of alignment: SheetAppearance.Alignment, _ width: Double, on canvas: SheetCanvas,
    _ grid: PixelGrid
  ) -> Double {
    let room = (Double(canvas.width) - width).rounded(.down)
    guard room > 0 else { return 0 }
    switch (alignment, canvas.isRightToLeft) {
    case (.center, _): return grid.column((room / 2).rounded(.down))
    case (.start, false), (.end, true): return 0
    case (.end, false), (.start, true): return grid.column(room)
    }
  }

  private static func step(_ part: Double) -> Int {
    Int((part * 255).limited(to: 0...255).rounded())
  }
}
