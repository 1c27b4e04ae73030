/// A screenshot, or a part of one.
public struct Picture: Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  private let rgb: [UInt8]

  /// Creates a picture from rows of red, green and blue bytes.
  public init(width: Int, height: Int, rgb: [UInt8]) {
    precondition(
      rgb.count == width * height * 3, "A picture of \(width)x\(height) has other bytes.")
    self.width = width
    self.height = height
    self.rgb = rgb
  }

  /// A pixel's mean of red, green and blue, 0…255.
  public func brightness(x: Int, y: Int) -> Int {
    let start = (y * width + x) * 3
    return (Int(rgb[start]) + Int(rgb[start + 1]) + Int(rgb[start + 2])) / 3
  }

  /// A part of the picture, in pixels.
  public func part(x: Int, y: Int, width: Int, height: Int) -> Picture {
    let rows = (y..<y + height).flatMap { row -> ArraySlice<UInt8> in
      let start = (row * self.width + x) * 3
      return rgb[start..<start + width * 3]
    }
    return Picture(width: width, height: height, rgb: rows)
  }

  /// The mean brightness of each field of a grid, row by row, 0…255: what the picture looks like
  /// from afar, whatever the fonts.
  public func grid(columns: Int, rows: Int) -> [Int] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        meanBrightness(
          columns: column * width / columns..<(column + 1) * width / columns,
          rows: row * height / rows..<(row + 1) * height / rows)
      }
    }
  }

  /// The share of pixels, 0…1, whose brightness differs by more than `tolerance` (0…255) from
  /// the same pixel of a picture of the same size.
  public func difference(from other: Picture, tolerance: Int = 24) -> Double {
    precondition(width == other.width && height == other.height, "Pictures of different sizes.")
    if rgb == other.rgb { return 0 }
    var different = 0
    for start in stride(from: 0, to: rgb.count, by: 3) {
      let own = Int(rgb[start]) + Int(rgb[start + 1]) + Int(rgb[start + 2])
      let others = Int(other.rgb[start]) + Int(other.rgb[start + 1]) + Int(other.rgb[start + 2])
      if abs(own - others) > tolerance * 3 { different += 1 }
    }
    return Double(different) / Double(width * height)
  }

  private func meanBrightness(columns: Range<Int>, rows: Range<Int>) -> Int {
    var sum = 0
    for y in rows { for x in columns { sum += brightness(x: x, y: y) } }
    return sum / max(columns.count * rows.count, 1)
  }
}
