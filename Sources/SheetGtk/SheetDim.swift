import GtkBridge
import SheetEngine

/// The layer that dims what is under a sheet.
struct SheetDim {
  let look: SheetLook
  /// The whole canvas, points.
  let room: Area
  let grid: PixelGrid

  /// Paints from the canvas's top down to a height in points: its first pixel, the rest of that
  /// row, and all below.
  @MainActor
  func paint(downTo height: Double, into snapshot: Snapshot) {
    let top = grid.rowBegin(0)
    let (right, bottom) = (grid.column(grid.pixel), top + grid.pixel)
    snapshot.fill(Area(y: top, width: right, height: bottom - top), shade(look.cornerDim))
    let row = Area(
      x: right, y: top, width: room.width - right, height: max(min(height, bottom) - top, 0))
    snapshot.fill(row, shade(look.dim))
    let rest = Area(
      y: bottom, width: room.width, height: max(height - bottom, 0))
    Bands(room: room.height, grid: grid).fill(rest, shade(look.dim), into: snapshot)
  }

  /// The colour at an opacity in steps of 1/255.
  private func shade(_ step: Int) -> Color {
    let color = look.dimColor
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(step) / 255)
  }
}
