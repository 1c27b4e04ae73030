import DesktopTestSupport
import Foundation
import XCTest

/// Drags whose end is not where they began: beside the window, or nowhere.
final class PointerLossTests: XCTestCase {
  func testLetGoOfBesideTheWindowItSettlesAndFollowsNoMore() throws {
    let session = try WaylandSession(border: 60)
    let low = (session.page.height / 2).rounded(.down)
    try grab(session, through: [low + 30, low + 10, low - 40])
    let grip = try XCTUnwrap(session.news().first { $0.event == "dragBegan" })
    try session.move(x: -50, through: [low - 60, low - 150])
    let line = try session.wait(for: "a drag beside the window") { $0.isAt(low - 150) }
    XCTAssertEqual(line.top - (low - 150), grip.top - (low + 30), accuracy: 0.5)
    usleep(100_000)  // a hand that has stopped
    try session.press(false)
    try session.wait(for: "didSettle expanded drag")
    try assertNothingFollows(session)
  }

  func testAMousePulledOutInADragLetsGoOfTheSheet() throws {
    let session = try WaylandSession()
    let low = (session.page.height / 2).rounded(.down)
    try grab(session, through: [low + 30, low + 10, low - 40])
    session.pullOutPointer()
    try session.wait(for: "didSettle normal drag")
    try session.plugInPointer()
    try assertNothingFollows(session)
    try grab(session, through: [low + 30, low - 40, low - 150])
    usleep(100_000)  // a hand that has stopped
    try session.press(false)
    try session.wait(for: "didSettle expanded drag")
  }

  private func grab(_ session: WaylandSession, through places: [Double]) throws {
    try session.move(x: 100, y: places[0])
    try session.press(true)
    try session.move(x: 100, through: Array(places.dropFirst()))
    try session.wait(for: "a drag") { $0.event == "dragMoved" && $0.isAt(places.last ?? 0) }
  }

  private func assertNothingFollows(_ session: WaylandSession, line: UInt = #line) throws {
    session.mark()
    try session.move(x: 100, through: [200, 240, 300])
    usleep(200_000)
    XCTAssertEqual(session.news().map(\.summary), [], line: line)
  }
}
