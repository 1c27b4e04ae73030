import DesktopTestSupport
import XCTest

/// The grabbed point stays under the pointer in low and tall windows.
final class PointerFidelityTests: XCTestCase {
  func testFollowsInAWindow300Tall() throws { try followsThePointer(windowHeight: 300) }
  func testFollowsInAWindow800Tall() throws { try followsThePointer(windowHeight: 800) }
  func testFollowsInAWindow2000Tall() throws { try followsThePointer(windowHeight: 2000) }

  private func followsThePointer(windowHeight: Int) throws {
    let session = try Session(
      "bottom-sheet", ["--size", "400x\(windowHeight)"], screen: (800, windowHeight + 100))
    let height = session.page.height
    let top = height / 2
    let grabbed = top + 12
    try session.press(x: 200, y: grabbed)
    let up = stride(from: grabbed, to: height * 0.1 + 13, by: -height / 40)
    let down = stride(from: height * 0.1 + 13, to: height * 0.8, by: height / 30)
    try session.move(x: 200, through: Array(up) + Array(down))
    try session.release()
    try session.wait(for: "a settled sheet") { $0.event == "didSettle" }
    let moves = session.news().filter { $0.event == "moved" && $0.phase == "dragging" }
    XCTAssertGreaterThan(moves.count, 4)
    for move in moves {
      let pointer = try XCTUnwrap(move.pointer)
      XCTAssertEqual(pointer.y - move.top, grabbed.rounded(.down) - top, accuracy: 0.5)
    }
  }
}
