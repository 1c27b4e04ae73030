import DesktopTestSupport
import Foundation
import XCTest

/// A mouse that lies still while sheets come and go under its pointer.
final class RestingMouseTests: XCTestCase {
  func testClickAfterClickInPlaceOpensAndClosesTheSheet() throws {
    let session = try Session("bottom-sheet", ["--scene", "base"])
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    session.mark()
    try session.click(x: 200, y: 205)
    for end in ["base code", "dismissed backdrop", "base code", "dismissed backdrop"] {
      let line = try session.wait(for: "didSettle \(end)")
      XCTAssertEqual(line.sheet, "Weather")
      session.mark()
      try session.display.input(["sleep", "0.05", "click", "1"])
    }
    try session.wait(for: "didSettle base code")
    XCTAssertEqual(session.program.finish(), "")
  }

  func testOnWaylandToo() throws {
    let session = try WaylandSession(["--scene", "base"], opensAt: "base")
    try session.desktop.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    session.mark()
    try session.move(y: 205)
    for end in ["base code", "dismissed backdrop", "base code", "dismissed backdrop"] {
      usleep(50_000)
      try session.press(true)
      try session.press(false)
      XCTAssertEqual(try session.wait(for: "didSettle \(end)").sheet, "Weather")
      session.mark()
    }
    XCTAssertEqual(session.program.finish(), "")
  }
}
