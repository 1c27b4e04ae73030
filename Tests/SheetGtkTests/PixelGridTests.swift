import SheetGtk
import XCTest

@testable import SheetGtk

/// What lies on the screen's pixels at whole and fractional scales.
final class PixelGridTests: XCTestCase {
  private let scales = [1, 1.25, 1.5, 1.75, 2]

  /// The canvas's place in its window as with and without a title bar and a shadow, points.
  func testWhereverTheCanvasBeginsAnEdgeAtRestLiesOnTheNearestPixel() {
    for (scale, top) in product(scales, [0.0, 47, 59.5, 67]) {
      let grid = PixelGrid(left: top, top: top, scale: scale)
      for height in stride(from: 300.0, through: 340, by: 0.7) {
        for (edge, place) in [(grid.row(height), "row"), (grid.column(height), "column")] {
          assertWhole((top + edge) * scale, "\(place) at scale \(scale), top \(top)")
          XCTAssertLessThanOrEqual(abs(edge - height), 0.5 / scale + 1e-9)
        }
      }
    }
  }

  /// A picture with half a row at its end lets shine through what is behind it.
  func testThePanelsPartsAreWholePixelsAndCoverCornersAndShadow() {
    for (scale, width) in product(scales, [400.0, 401, 640]) {
      let panel = Panel(
        width: width, cornerRadius: 14, color: .init(red: 1, green: 1, blue: 1),
        shadow: .init(color: .init(red: 0, green: 0, blue: 0), offset: -2, radius: 9),
        scale: scale)
      for margin in [0, panel.reach] {
        let (top, sides) = (panel.top(margin: margin), panel.sides(margin: margin))
        for area in [top] + sides {
          for length in [area.x, area.y, area.width, area.height] {
            assertWhole(length * scale, "\(area) at scale \(scale)")
          }
        }
        XCTAssertLessThanOrEqual(top.y, -11)
        XCTAssertGreaterThanOrEqual(top.y + top.height, 14)
        XCTAssertGreaterThanOrEqual(top.x + top.width, width + margin - 1e-9)
      }
    }
  }

  private func assertWhole(_ pixels: Double, _ what: String, line: UInt = #line) {
    XCTAssertEqual(pixels, pixels.rounded(), accuracy: 1e-6, what, line: line)
  }

  private func product(_ ones: [Double], _ others: [Double]) -> [(Double, Double)] {
    ones.flatMap { one in others.map { (one, $0) } }
  }
}
