import DesktopTestSupport
import XCTest

/// The sheet under real keys alone.
final class KeyboardTests: XCTestCase {
  /// A sheet whose grabber has the focus: it is before the first control.
  private func atTheGrabber(_ arguments: [String] = []) throws -> Session {
    let session = try Session("bottom-sheet", arguments)
    try session.key("shift+Tab")
    return session
  }

  func testTheGrabbersKeysChooseDetents() throws {
    let session = try atTheGrabber()
    for (key, target) in [
      ("Up", "expanded"), ("Down", "normal"), ("Home", "expanded"), ("End", "normal"),
      ("Return", "expanded"), ("Return", "normal"), ("space", "expanded"), ("space", "normal"),
    ] {
      session.mark()
      try session.key(key)
      try session.wait(for: "didSettle \(target) grabber")
    }
    XCTAssertEqual(session.program.finish(), "")
  }

  func testDownAtTheLowestDetentStaysAndDeleteCloses() throws {
    let session = try atTheGrabber()
    for key in ["Down", "End"] { try session.key(key) }
    try session.key("Delete")
    try session.wait(for: "didSettle dismissed grabber")
    XCTAssertEqual(session.news().map(\.event), ["key", "key", "key", "willSettle", "didSettle"])
  }

  func testTheFocusBeginsAtTheFirstControlAndNotAtTheGrabber() throws {
    let session = try Session()
    for key in ["Home", "Delete", "Return"] { try session.key(key) }
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    XCTAssertEqual(session.news().map(\.event), ["key", "willSettle", "didSettle"])
  }

  func testTabStaysInsideInBothDirections() throws {
    for key in ["Tab", "shift+Tab"] {
      let session = try Session()
      let bar = try headerBar(session)
      var rounds = 0
      for _ in 0..<52 {
        try session.display.input(["key", key, "sleep", "0.05"])
        if try isGrabberFramed(session) { rounds += 1 }
      }
      XCTAssertGreaterThan(rounds, 1, "Round and round.")
      XCTAssertLessThan(try headerBar(session).difference(from: bar), 0.001, "No focus ever there.")
    }
  }

  private func headerBar(_ session: Session) throws -> Picture {
    try session.display.screenshot().part(x: 0, y: 0, width: 400, height: 40)
  }

  /// Whether the focus ring is around the grabber's area.
  private func isGrabberFramed(_ session: Session) throws -> Bool {
    let (picture, top) = (try session.picture(), Int(session.page.height / 2))
    return (top..<top + 8).contains { picture.brightness(x: 100, y: $0) < 225 }
  }

  func testArrowKeysStayInside() throws {
    let session = try Session()
    for key in ["Up", "Up", "Up", "Up"] { try session.key(key) }
    session.mark()
    try session.key("Delete")
    try session.wait(for: "didSettle dismissed grabber")
  }

  func testTheFocusComesBackToWhereItWas() throws {
    let session = try Session()
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    session.mark()
    try session.click(x: 200, y: session.page.height - 25)
    try session.wait(for: "didSettle normal code")
    for _ in 0..<2 {
      session.mark()
      try session.key("Escape")
      try session.wait(for: "didSettle dismissed escape")
      session.mark()
      try session.key("Return")  // the button that opened it has the focus again
      try session.wait(for: "didSettle normal code")
    }
  }
}
