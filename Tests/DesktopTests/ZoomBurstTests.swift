import DesktopTestSupport
import XCTest

/// Ctrl and a real wheel over the browser's page, let go of in the middle.
final class ZoomBurstTests: XCTestCase {
  func testCtrlLetGoInTheMiddleOfAZoomTheRestOfTheBurstMovesNothing() throws {
    for (first, rest) in [("4", "4"), ("4", "5")] {
      let session = try BarSession("bottom-sheet", ["--scene", "browser"])
      let turn = { (button: String) in ["click", "--repeat", "3", "--delay", "20", button] }
      try session.display.input(
        ["mousemove", "200", "400", "keydown", "ctrl"] + turn(first) + ["keyup", "ctrl"]
          + turn(rest))
      try session.wait(for: "didSettle collapsed")
      _ = try session.restingPicture()
      XCTAssertFalse(session.news().contains { $0.event == "notched" }, rest)
      let offset = try XCTUnwrap(session.news().last { $0.event == "zoomed" }).offset
      XCTAssertEqual(session.program.lines().last?.offset, offset)
      session.mark()
      try session.wheel(-1)
      try session.wait(for: "didSettle expanded")
      try session.assertRestsCleanly(settling: ["collapsed", "expanded"])
    }
  }
}
