import DesktopTestSupport
import Foundation
import XCTest

/// The same hand on a Wayland compositor: drag, backdrop and Escape.
final class WaylandTests: XCTestCase {
  private struct Stage {
    let desktop: WaylandDesktop
    let pointer: VirtualPointer
    let program: RunningProgram<SheetLine>
    /// The page's top on the screen, pixels; the window fills the screen.
    let origin: Double
    let height: Double
  }

  private func start() throws -> Stage {
    let desktop = try WaylandDesktop()
    let pointer = try desktop.plugInPointer()
    let program = try RunningProgram<SheetLine>(in: desktop.environment)
    try program.wait(for: "didSettle normal code")
    try desktop.waitForWindow()
    let page = try XCTUnwrap(program.lines().last).page  // the compositor may have resized it
    return Stage(
      desktop: desktop, pointer: pointer, program: program, origin: 800 - page.height,
      height: page.height)
  }

  private func drag(_ stage: Stage, through places: [Double], letsGo: Bool = true) throws {
    try stage.pointer.move(x: 200, y: stage.origin + places[0])
    try stage.pointer.press(true)
    for place in places.dropFirst() {
      usleep(16_000)  // a hand's pace
      try stage.pointer.move(x: 200, y: stage.origin + place)
    }
    guard letsGo else { return }
    usleep(200_000)  // a hand that has stopped
    try stage.pointer.press(false)
  }

  func testDraggedUpItFollowsThePointerAndSettlesExpanded() throws {
    let stage = try start()
    let top = (stage.height / 2).rounded()
    try drag(stage, through: [top + 30, top + 10, top - 40, top - 110, top - 200])
    let line = try stage.program.wait(for: "didSettle expanded drag")
    XCTAssertEqual(line.height, stage.height * 0.9, accuracy: 1e-9)
    let grabbed = try XCTUnwrap(stage.program.lines().first { $0.event == "dragBegan" })
    let offset = try XCTUnwrap(grabbed.pointer).y - grabbed.top
    for move in stage.program.lines().filter({ $0.event == "dragMoved" }) {
      XCTAssertEqual(try XCTUnwrap(move.pointer).y - move.top, offset, accuracy: 0.5)
    }
    XCTAssertEqual(stage.program.finish(), "")
  }

  func testDraggedDownItIsDismissed() throws {
    let stage = try start()
    let top = stage.height / 2
    try drag(stage, through: [top + 30, top + 60, top + 150, top + 300])
    try stage.program.wait(for: "didSettle dismissed drag")
  }

  func testTheBackdropCloses() throws {
    let stage = try start()
    try stage.pointer.move(x: 200, y: stage.origin + 40)
    try stage.pointer.press(true)
    try stage.pointer.press(false)
    try stage.program.wait(for: "didSettle dismissed backdrop")
  }

  func testEscapeCloses() throws {
    let stage = try start()
    try stage.desktop.key("Escape")
    try stage.program.wait(for: "didSettle dismissed escape")
  }
}
