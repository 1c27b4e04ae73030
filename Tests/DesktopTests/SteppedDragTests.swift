import DesktopTestSupport
import XCTest

/// The `stepped` drag model: the drag chooses targets, the sheet animates to them.
final class SteppedDragTests: XCTestCase {
  private func start() throws -> Session { try Session("bottom-sheet", ["--drag", "stepped"]) }

  func testGrabbingExpands() throws {
    let session = try start()
    let top = session.page.height / 2
    try session.press(x: 200, y: top + 30)
    try session.move(x: 200, through: [top + 20])
    let line = try session.wait(for: "didSettle expanded drag")
    XCTAssertEqual(line.phase, "dragging")
    try session.release()
    try session.wait(for: "released")
  }

  func testDraggedDownALittleGoesToHalf() throws {
    let session = try start()
    let top = session.page.height / 2
    try session.press(x: 200, y: top + 30)
    try session.move(x: 200, through: [top + 50])
    try session.wait(for: "didSettle normal drag")
    try session.release()
    let line = try session.wait(for: "released")
    XCTAssertEqual(line.height, session.page.height / 2)
  }

  func testDraggedBelowTheMinimumDismisses() throws {
    let session = try start()
    let height = session.page.height
    try session.press(x: 200, y: height / 2 + 20)
    try session.move(x: 200, through: [height / 2 + 40, height / 2 + 20 + height * 0.28])
    try session.wait(for: "didSettle normal drag")
    session.mark()
    try session.move(x: 200, through: [height / 2 + 24 + height * 0.32])
    try session.wait(for: "didSettle dismissed drag")
    try session.release()
  }

  func testSwitchedWhileRunning() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.click(x: 215, y: -25)
    try session.wait(for: "configured")
    try session.press(x: 200, y: top + 30)
    try session.move(x: 200, through: [top + 20])
    try session.wait(for: "didSettle expanded drag")
  }
}
