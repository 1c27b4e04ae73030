import DesktopTestSupport
import XCTest

/// Fingers on the header bar's list of scenes, which pops up over the page.
final class TouchSceneTests: XCTestCase {
  func testASceneChosenByFingerIsTappedAndDragged() throws {
    let session = try TouchSession<SceneLine>()
    session.tap(x: 200, y: 100)
    try session.wait(for: "Round the lake didSettle dismissed")
    session.tap(x: 130, y: -24)
    session.tap(x: 130, y: 58)
    let line = try session.wait(for: "a sheet of the scene “base”") {
      $0.sheet == "Rate this walk" && $0.event == "didSettle"
    }
    XCTAssertEqual(line.target, "base")
    session.mark()
    let top = session.page.height * 0.58
    session.tap(x: 195, y: top + 75)
    session.swipe(x: 60, [top + 20, top + 60, top + 140, top + 220], hold: 0.2)
    try session.wait(for: "Rate this walk didSettle dismissed")
    session.tap(x: 200, y: 205)
    try session.wait(for: "Weather didSettle base")
    session.tap(x: 200, y: 350)
    try session.wait(for: "Weather didSettle dismissed")
    try session.assertEndsCleanly()
  }
}
