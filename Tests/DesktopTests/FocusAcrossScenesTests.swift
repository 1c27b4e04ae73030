import DesktopTestSupport
import XCTest

/// The keyboard after a scene was chosen in the header bar's list.
final class FocusAcrossScenesTests: XCTestCase {
  func testASceneChosenByKeysLeavesAKeyboardThatWorks() throws {
    let session = try SceneSession()
    try session.key("Escape")
    try session.wait(for: "Round the lake didSettle dismissed")
    session.mark()
    // Back from the page into the header bar, to the list of scenes.
    try session.click(x: 128 - session.page.x, y: -24)
    try session.display.input(["sleep", "0.3", "key", "Home", "key", "Down", "key", "Return"])
    try session.wait(for: "Rate this walk didSettle base")
    session.mark()
    try session.key("Escape")
    try session.wait(for: "Rate this walk didSettle dismissed")
    session.mark()
    // From the list of scenes on to the switch beside it and the page: some control takes a key.
    let before = try session.restingPicture()
    try session.display.input(["key", "Tab", "sleep", "0.05", "key", "Tab", "sleep", "0.05"])
    try session.display.input(["key", "Tab", "sleep", "0.05", "key", "space"])
    try session.waitForPicture { $0.difference(from: before) > 0 }
    try session.wait(for: "a sheet that a key opened") { $0.event == "present" }
    XCTAssertEqual(session.program.finish(), "")
  }
}
