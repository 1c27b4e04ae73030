import DesktopTestSupport
import Foundation
import XCTest

/// Drags whose end is not where they began: beside the window, or nowhere.
final class PointerLossTests: XCTestCase {
  func testLetGoOfBesideTheWindowItSettlesAndFollowsNoMore() throws {
    let session = try WaylandSession(border: 60)
    let low = session.page.height / 2
    try grab(session, through: [low + 30, low + 10, low - 40])
    try session.move(x: -50, through: [low - 60, low - 150])
    try waitForDrag(session, by: -180)
    usleep(100_000)  // a hand that has stopped
    try session.press(false)
    try session.wait(for: "didSettle expanded drag")
    try assertNothingFollows(session)
  }

  func testAMousePulledOutInADragLetsGoOfTheSheet() throws {
    let session = try WaylandSession()
    let low = session.page.height / 2
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
    try waitForDrag(session, by: (places.last ?? 0) - places[0])
  }

  /// Waits until the sheet has followed the pointer so far down, points.
  private func waitForDrag(_ session: WaylandSession, by distance: Double) throws {
    let grip = try session.wait(for: "a grip") { $0.event == "pressed" }
    try session.wait(for: "a drag by \(distance)") { line in
      line.phase == "dragging" && abs(line.top - grip.top - distance) < 0.5
    }
  }

  private func assertNothingFollows(_ session: WaylandSession, line: UInt = #line) throws {
    session.mark()
    try session.move(x: 100, through: [200, 240, 300])
    usleep(200_000)
    XCTAssertEqual(session.news().map(\.summary), [], line: line)
  }
}
