import DesktopTestSupport
import Foundation
import XCTest

/// The same hand on a Wayland compositor: drag, backdrop and Escape.
final class WaylandTests: XCTestCase {
  private func drag(
    _ session: WaylandSession, through places: [Double], letsGo: Bool = true
  ) throws {
    try session.move(y: places[0])
    try session.press(true)
    try session.move(through: Array(places.dropFirst()))
    guard letsGo else { return }
    usleep(200_000)  // a hand that has stopped
    try session.press(false)
  }

  func testDraggedUpItFollowsThePointerAndSettlesExpanded() throws {
    let session = try WaylandSession()
    let top = (session.page.height / 2).rounded()
    try drag(session, through: [top + 30, top + 10, top - 40, top - 110, top - 200])
    let line = try session.wait(for: "didSettle expanded drag")
    XCTAssertEqual(line.height, session.page.height * 0.9, accuracy: 1e-9)
    let grabbed = try XCTUnwrap(session.news().first { $0.event == "pressed" })
    let offset = try XCTUnwrap(grabbed.pointer).y - grabbed.top
    for move in session.news().filter({ $0.event == "moved" && $0.phase == "dragging" }) {
      XCTAssertEqual(try XCTUnwrap(move.pointer).y - move.top, offset, accuracy: 0.5)
    }
    XCTAssertEqual(session.program.finish(), "")
  }

  func testDraggedDownItIsDismissed() throws {
    let session = try WaylandSession()
    let top = session.page.height / 2
    try drag(session, through: [top + 30, top + 60, top + 150, top + 300])
    try session.wait(for: "didSettle dismissed drag")
  }

  func testTheBackdropCloses() throws {
    let session = try WaylandSession()
    try session.move(y: 40)
    try session.press(true)
    try session.press(false)
    try session.wait(for: "didSettle dismissed backdrop")
  }

  func testEscapeCloses() throws {
    let session = try WaylandSession()
    try session.desktop.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
  }
}
