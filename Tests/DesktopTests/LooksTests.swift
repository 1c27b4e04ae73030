import DesktopTestSupport
import Foundation
import XCTest

/// What the window looks like from afar, against pictures kept beside this file: the mean
/// brightness of each field of a grid, so that another font or renderer makes no difference.
///
/// `RECORD_LOOKS=1 swift test --filter LooksTests` keeps what is seen now; look at it first.
final class LooksTests: XCTestCase {
  private static let columns = 8

  func testPanAtHalfTheHeight() throws {
    try looks(like: "pan-normal", in: "pan") { (_: Session) in }
  }

  func testPanExpanded() throws {
    try looks(like: "pan-expanded", in: "pan") { (session: Session) in
      let top = session.page.height / 2
      try session.sweep(x: session.page.width / 2, [top + 30, top - 100, 100], hold: 0.2)
      try session.wait(for: "didSettle expanded drag")
    }
  }

  func testPanDismissed() throws {
    try looks(like: "pan-dismissed", in: "pan") { (session: Session) in
      try session.key("Escape")
      try session.wait(for: "didSettle dismissed escape")
    }
  }

  func testBase() throws { try looks(like: "base", in: "base") { (_: Session) in } }
  func testFitted() throws { try looks(like: "fitted", in: "fitted") { (_: Session) in } }

  func testBrowserExpanded() throws {
    try looks(like: "browser-expanded", in: "browser") { (_: BarSession) in }
  }

  func testBrowserCollapsed() throws {
    try looks(like: "browser-collapsed", in: "browser") { (session: BarSession) in
      try session.wheel(1)
      try session.wait(for: "didSettle collapsed")
    }
  }

  func testTheSheetBeginsWhereTheTraceSays() throws {
    let session = try Session()
    let top = session.page.height / 2
    for target in ["normal", "expanded"] {
      if target == "expanded" {
        try session.sweep(x: 200, [top + 30, top - 100, top - 250], hold: 0.2)
        try session.wait(for: "didSettle expanded drag")
      }
      let line = try XCTUnwrap(session.program.lines().last { $0.event == "didSettle" })
      let picture = try session.restingPicture()
      let edge = try XCTUnwrap(
        (0..<picture.height).first { picture.brightness(x: 18, y: $0) > 240 })
      XCTAssertEqual(Double(edge), line.top.rounded(), accuracy: 1)
    }
  }

  private func looks<Line: TraceLine>(
    like name: String, in scene: String, after prepare: (TracedSession<Line>) throws -> Void
  ) throws {
    for (width, height) in [(400, 800), (1280, 800)] {
      for (style, theme) in [("light", "Adwaita"), ("dark", "Adwaita:dark")] {
        let session = try TracedSession<Line>(
          "bottom-sheet", ["--scene", scene, "--size", "\(width)x\(height)"],
          environment: ["GTK_THEME": theme])
        try prepare(session)
        let picture = try session.restingPicture()
        try compare(
          picture.grid(columns: Self.columns, rows: 16), with: "\(name)-\(width)-\(style)")
        XCTAssertEqual(session.program.finish(), "")
      }
    }
  }

  private func compare(_ grid: [Int], with name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Looks/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_LOOKS"] != nil {
      let rows = stride(from: 0, to: grid.count, by: Self.columns).map {
        grid[$0..<$0 + Self.columns]
      }
      let text = rows.map { $0.map(String.init).joined(separator: " ") + "\n" }.joined()
      try Data(text.utf8).write(to: file)
    }
    let kept = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
      .compactMap { Int($0) }
    XCTAssertEqual(grid.count, kept.count, name)
    let differences = zip(grid, kept).map { abs($0 - $1) }
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    XCTAssertLessThan(mean, 3, "\(name) looks different")
    XCTAssertLessThan(differences.max() ?? 0, 50, "a part of \(name) looks different")
  }
}
