import GtkBridge
import SheetEngine

// Sheets over sheets: what lies where.
extension SheetCanvas {
  /// What a point of the canvas belongs to, if not to the page.
  enum Hit {
    case sheet(SheetHost)
    case backdrop(SheetHost)
  }

  /// What is at a point, in points of the canvas; nil for the page, or beside the canvas.
  func hit(x: Double, y: Double) -> Hit? {
    guard (0..<Double(width)).contains(x), (0..<Double(height)).contains(y) else { return nil }
    for sheet in sheets.reversed() where sheet.frame.isReachable {
      if area(of: sheet)?.contains(x: x, y: y) ?? false { return .sheet(sheet) }
      if sheet.isCovering { return .backdrop(sheet) }
    }
    return nil
  }

  /// Where a sheet is, down to the canvas's bottom, points of the canvas.
  func area(of sheet: SheetHost) -> Area? { piece(of: sheet)?.area }

  /// How far the sheets over a sheet are up, 0…1.
  func cover(of sheet: SheetHost) -> Double {
    let above = sheets.drop { $0 !== sheet }.dropFirst()
    return above.filter(\.isOpen).map(\.frame.progress).max() ?? 0
  }
}
