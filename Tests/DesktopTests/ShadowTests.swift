import DesktopTestSupport
import XCTest

/// The shadows of sheet and address field, which GTK blurs and cuts in ways of its own.
final class ShadowTests: XCTestCase {
  /// Points above a sheet that are looked at, more than any scene's shadow reaches.
  private static let reach = 24
  /// Where nothing is written, points from the left.
  private static let blank = 17.0

  func testAtScaleTwoTheShadowIsTheSameInPoints() throws {
    for scene in ["pan", "base", "fitted"] {
      let profiles = try [1, 2].map { scale in
        let session = try Session(
          "bottom-sheet", ["--scene", scene], screen: (1000, 1800),
          environment: ["GDK_SCALE": "\(scale)"])
        _ = try session.restingPicture()
        let line = try XCTUnwrap(session.program.lines().last)
        return Self.profile(
          of: try session.display.screenshot(), scale: Double(scale), x: line.page.x + Self.blank,
          edge: line.page.y + line.top)
      }
      assertAlike(profiles[1], profiles[0], "\(scene) at scale 2")
    }
  }

  func testOnWaylandTheShadowIsTheSameInPointsAtEveryScale() throws {
    let session = try WaylandSession(screen: (600, 1200))
    let plain = try profile(of: session, at: 1)
    for scale in TestTool.hasGTK("4.14") ? [2, 1.5, 1.25] : [2] {
      assertAlike(try profile(of: session, at: scale), plain, "at scale \(scale)")
    }
  }

  func testBesideANarrowSheetTheShadowGoesAllTheWayDown() throws {
    for renderer in ["cairo", "gl"] {
      let session = try Session(
        "bottom-sheet", ["--size", "1280x800"], environment: ["GSK_RENDERER": renderer])
      let line = try XCTUnwrap(session.program.lines().last)
      let picture = try session.restingPicture()
      // Above the page's button, a row of the page is of one colour there.
      let rows = Int(line.top) + 30..<picture.height - 80
      for (x, plain) in [(-362, -400), (361, 400)] {
        let strengths = rows.map { row in
          picture.brightness(x: picture.width / 2 + plain, y: row)
            - picture.brightness(x: picture.width / 2 + x, y: row)
        }
        XCTAssertGreaterThan(try XCTUnwrap(strengths.min()), 4, "\(renderer): \(strengths)")
      }
    }
  }

  func testAPointerOverBackLeavesTheFieldsShadowWhole() throws {
    let session = try BarSession(
      "bottom-sheet", ["--scene", "browser"], environment: ["GSK_RENDERER": "cairo"])
    let before = try session.restingPicture()
    let back = (x: before.width / 10, y: before.height - 22)
    try session.display.input([
      "mousemove", "\(Int(session.page.x) + back.x)", "\(Int(session.page.y) + back.y)",
    ])
    try session.waitForPicture { $0.difference(from: before, tolerance: 2) > 0 }
    XCTAssertEqual(try session.restingPicture().difference(from: before, tolerance: 0), 0)
  }

  /// The shadow's strength at each point above a resting sheet, from its edge upward, as steps of
  /// brightness below what is dimmed only.
  private static func profile(
    of screen: Picture, scale: Double, x: Double, edge: Double
  ) -> [Double] {
    let column = Int(x * scale)
    func mean(_ point: Int) -> Double {
      let (begin, end) = (edge * scale - Double(point + 1) * scale, edge * scale)
      let rows = Int(begin.rounded())..<Int((end - Double(point) * scale).rounded())
      let sum = rows.reduce(0) { $0 + screen.brightness(x: column, y: $1) }
      return Double(sum) / Double(rows.count)
    }
    return (0..<reach).map { mean(reach) - mean($0) }
  }

  /// The same on Wayland once a scale has come, the screen rests and the pointer is out of the way.
  private func profile(of session: WaylandSession, at scale: Double) throws -> [Double] {
    if session.desktop.scale != scale {
      session.mark()
      try session.desktop.changeScale(to: scale)
      try session.wait(for: "resized")
    }
    var (last, rests, edge) = (try session.desktop.screenshot(), 0, 0.0)
    let screen = try session.desktop.waitForPicture { next in
      rests = next.difference(from: last, tolerance: 0) == 0 ? rests + 1 : 0
      last = next
      guard rests >= 3, (try? session.findPage()) != nil else { return false }
      edge = session.page.y + ((try? session.lastLine().top) ?? 0)
      let rows = [edge - 2, edge + 2].map {
        next.brightness(x: Int(Self.blank * scale), y: Int($0 * scale))
      }
      return rows[0] < 200 && rows[1] > 250
    }
    return Self.profile(of: screen, scale: scale, x: Self.blank, edge: edge)
  }

  private func assertAlike(
    _ found: [Double], _ wanted: [Double], _ what: String, line: UInt = #line
  ) {
    XCTAssertGreaterThan(wanted[0], 8, "There is a shadow.", line: line)
    for (point, (one, other)) in zip(found, wanted).enumerated() {
      XCTAssertEqual(
        one, other, accuracy: 3, "\(what), \(point) points above: \(found) instead of \(wanted)",
        line: line)
    }
  }
}
