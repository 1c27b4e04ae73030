import DesktopTestSupport
import XCTest

/// With text twice as large the window still has the size it was asked to have.
final class LargeTextTests: XCTestCase {
  func testAPhonesWidthIsKept() throws {
    for scene in ["pan", "base", "fitted", "browser"] {
      let session = try SceneSession(
        "bottom-sheet", ["--scene", scene, "--size", "360x640"],
        environment: ["GDK_DPI_SCALE": "2"])
      XCTAssertLessThanOrEqual(session.page.x + session.page.width, 360, scene)
      XCTAssertEqual(session.program.finish(), "")
    }
  }
}
