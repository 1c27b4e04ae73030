import DesktopTestSupport
import XCTest

/// A resized window keeps the detent, not the height.
final class ResizeTests: XCTestCase {
  func testKeepsTheDetent() throws {
    let session = try Session()
    try session.resizeWindow(width: 400, height: 600)
    let smaller = try session.wait(for: "didSettle normal resize")
    XCTAssertEqual(smaller.height, smaller.page.height / 2)
    XCTAssertLessThan(smaller.page.height, 600)
    session.mark()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 20, top - 100, top - 160], hold: 0.2)
    let expanded = try session.wait(for: "didSettle expanded drag")
    XCTAssertEqual(expanded.height, session.page.height * 0.9, accuracy: 1e-9)
  }

  func testOpensAtHalfOfTheNewHeight() throws {
    let session = try Session()
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    session.mark()
    try session.resizeWindow(width: 600, height: 1000)
    try session.wait(for: "resized")
    try session.click(x: 300, y: session.page.height - 25)
    let line = try session.wait(for: "didSettle normal code")
    XCTAssertEqual(line.height, line.page.height / 2)
    XCTAssertGreaterThan(line.page.height, 900)
  }

  func testTinyAndHugeWindowsDoNotTrap() throws {
    // Forced to 1 × 1, which no desktop does, GTK 4.18 complains about its own header bar.
    let session = try Session(
      "bottom-sheet", [], screen: (3000, 2200), environment: ["G_DEBUG": ""])
    for (width, height) in [(1, 1), (300, 120), (3000, 2200), (1, 1), (360, 294)] {
      session.mark()
      try session.resizeWindow(width: width, height: height)
      if width > 1 { try session.wait(for: "resized") }
    }
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
  }
}
