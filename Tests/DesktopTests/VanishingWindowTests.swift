import DesktopTestSupport
import XCTest

/// A window that shrinks to a single pixel and comes back, whatever the sheet does meanwhile.
final class VanishingWindowTests: XCTestCase {
  /// Forced to 1 × 1, which no desktop does, GTK 4.18 complains about its own header bar.
  private func start(_ scene: String) throws -> Session {
    try Session(
      "bottom-sheet", ["--scene", scene], screen: (420, 820), environment: ["G_DEBUG": ""])
  }

  func testAnOpenSheetComesBackAsItWas() throws {
    for scene in ["pan", "fitted"] {
      let session = try start(scene)
      let (height, before) = (session.page.height, try session.restingPicture())
      try session.shrinkAndGrow(to: height)
      try session.waitForPicture { $0.difference(from: before) < 0.001 }
      session.mark()
      try session.key("Escape")
      try session.wait(for: "didSettle dismissed escape")
    }
  }

  func testAHeldSheetIsStillHeldAndFollows() throws {
    let session = try start("pan")
    let (height, top) = (session.page.height, session.page.height / 2)
    try session.press(x: 200, y: top + 30)
    try session.move(x: 200, through: [top + 20, top - 20])
    try session.wait(for: "a move") { $0.isAt(top - 20) }
    try session.shrinkAndGrow(to: height)
    session.mark()
    try session.move(x: 200, through: [top - 60, top - 70])
    let held = try session.wait(for: "a move") { $0.isAt(top - 70) }
    XCTAssertEqual(held.phase, "dragging")
    XCTAssertEqual(held.height, height / 2 + 100, accuracy: 0.5)
    try session.display.input(["sleep", "0.2"])
    try session.release()
    let settled = try session.wait(for: "a sheet at rest") { $0.event == "didSettle" }
    XCTAssertEqual(settled.summary, "didSettle normal drag")
    XCTAssertEqual(settled.height, height / 2)
  }

  func testASheetOnItsWayArrives() throws {
    let session = try start("pan")
    let height = session.page.height
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    session.mark()
    try session.click(x: 200, y: height - 25)
    try session.wait(for: "willSettle normal code")
    try session.shrinkAndGrow(to: height)
    let line = try session.wait(for: "a sheet that is back") {
      $0.event == "didSettle" && $0.page.height == height
    }
    XCTAssertEqual(line.target, "normal")
    XCTAssertEqual(line.height, height / 2)
    XCTAssertFalse(session.program.lines().contains { $0.event == "interrupted" })
  }
}

extension TracedSession where Line == SheetLine {
  /// Shrinks the window to one pixel, after which GTK takes as much as it needs, and makes it as
  /// large as it was, with a page so high.
  fileprivate func shrinkAndGrow(to height: Double) throws {
    mark()
    try resizeWindow(width: 1, height: 1)
    try wait(for: "a small page") { $0.page.height < height / 2 }
    mark()
    try resizeWindow(width: 400, height: 800)
    try wait(for: "the whole page") { $0.page.height == height }
  }
}
