import DesktopTestSupport
import Foundation
import XCTest

/// The sheet's edge on the pixels of the screen.
final class ScaleTests: XCTestCase {
  /// Half of an odd height lies between two points; at scale 2 that is a pixel of its own.
  func testAtRestTheEdgeLiesOnADevicePixel() throws {
    for scale in [1.0, 2.0] {
      let session = try Session(
        "bottom-sheet", ["--size", "401x801"], screen: (1000, 1800),
        environment: ["GDK_SCALE": "\(Int(scale))"])
      let line = try XCTUnwrap(session.program.lines().last { $0.event == "didSettle" })
      try session.display.input(["mousemove", "999", "1799"])
      let edge = ((line.page.y + line.top) * scale).rounded()
      let column = Int((line.page.x + 60) * scale)
      var rows: [Int] = []
      try waitUntil(session) { screen in
        rows = (-2...2).map { screen.brightness(x: column, y: Int(edge) + $0) }
        return rows[2] > 250
      }
      // Nothing half-covered: dim and shadow above, the surface's full white from the edge on.
      XCTAssertLessThan(rows[1], 160, "scale \(scale): \(rows)")
      XCTAssertGreaterThan(rows[2], 250, "scale \(scale): \(rows)")
    }
  }

  private func waitUntil(_ session: Session, _ fits: (Picture) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline { if fits(try session.display.screenshot()) { return } }
  }
}
