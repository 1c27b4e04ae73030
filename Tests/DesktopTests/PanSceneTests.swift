import DesktopTestSupport
import XCTest

/// The 50 % / 90 % / dismiss sheet under a real pointer.
final class PanSceneTests: XCTestCase {
  func testOpensAtHalfTheHeight() throws {
    let session = try Session()
    let line = try XCTUnwrap(session.program.lines().last)
    XCTAssertEqual(line.summary, "didSettle normal code")
    XCTAssertEqual(line.height, session.page.height / 2)
    XCTAssertEqual(session.program.finish(), "")
  }

  func testDraggedUpToNineTenths() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 30, top - 20, top - 100, top - 220], hold: 0.2)
    let line = try session.wait(for: "didSettle expanded drag")
    XCTAssertEqual(line.height, session.page.height * 0.9, accuracy: 1e-9)
  }

  func testDraggedDownToDismissed() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 30, top + 80, top + 200, top + 320], hold: 0.2)
    let line = try session.wait(for: "didSettle dismissed drag")
    XCTAssertEqual(line.height, 0)
    XCTAssertEqual(line.phase, "hidden")
  }

  func testASmallDragComesBack() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 30, top + 10, top - 20], hold: 0.2)
    try session.wait(for: "didSettle normal drag")
  }

  func testFlickedUp() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 40, top + 25, top + 5, top - 15, top - 35])
    try session.wait(for: "didSettle expanded flick")
  }

  func testFlickedDown() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 20, top + 45, top + 75, top + 110])
    try session.wait(for: "didSettle dismissed flick")
  }

  func testStoppedBeforeLettingGoIsNoFlick() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 40, top + 20, top, top - 20], hold: 0.3)
    try session.wait(for: "didSettle normal drag")
  }

  func testCaughtInFlightWithoutAJump() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 40, top + 25, top + 5, top - 15, top - 35])
    try session.wait(for: "willSettle expanded flick")
    session.mark()
    try session.press(x: 200, y: top + 200)
    let caught = try session.wait(for: "pressed")
    XCTAssertGreaterThan(caught.height, top)
    XCTAssertLessThan(caught.height, session.page.height * 0.9)
    session.mark()
    try session.move(x: 200, through: [top + 201, top + 203])
    let moved = try session.wait(for: "a move") { $0.isAt(top + 203) }
    XCTAssertEqual(moved.height, caught.height - 3, accuracy: 0.5)
    try session.release()
    try session.wait(for: "a settled sheet") { $0.event == "didSettle" && $0.height > 0 }
    let flicks = session.program.lines().filter { $0.summary == "didSettle expanded flick" }
    XCTAssertTrue(flicks.isEmpty, "what was caught never arrived")
  }

  func testGivesWayLikeARubberBandAboveNineTenths() throws {
    let session = try Session()
    let top = session.page.height / 2
    let places = stride(from: top + 30, through: 10, by: -25).map { $0 }
    try session.press(x: 200, y: top + 30)
    try session.move(x: 200, through: places + [10])
    let line = try session.wait(for: "the last move") { $0.isAt(10) }
    let (pull, dimension) = (session.page.height * 0.1 + 20, 160.0)
    let given = (1 - 1 / (0.55 * pull / dimension + 1)) * dimension
    XCTAssertEqual(line.height, session.page.height * 0.9 + given, accuracy: 0.5)
    try session.release()
    try session.wait(for: "a settled sheet") { $0.event == "didSettle" && $0.target == "expanded" }
  }
}
