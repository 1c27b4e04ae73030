import DesktopTestSupport
import Foundation
import XCTest

/// The pointer as a hand, as the X server shows it.
final class CursorTests: XCTestCase {
  private struct Cursor: Decodable, Equatable {
    let name: String
    let number: Int
  }

  private static func cursor(of session: Session) throws -> Cursor {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("cursor.py")
    let answer = try TestTool.run(
      "/usr/bin/python3", [script.path], environment: session.display.environment())
    return try JSONDecoder().decode(Cursor.self, from: answer)
  }

  private static func wait(for name: String, in session: Session) throws -> Cursor {
    let deadline = Date(timeIntervalSinceNow: 5)
    var last = try cursor(of: session)
    while last.name != name, Date() < deadline { last = try cursor(of: session) }
    XCTAssertEqual(last.name, name)
    return last
  }

  func testTheHandIsOpenOverTheGrabberAndClosedAllThroughADrag() throws {
    let session = try Session()
    let (x, top) = (session.page.width / 2, session.page.height / 2)
    try session.move(x: x, through: [top - 60])
    let usual = try Self.cursor(of: session)
    try session.move(x: x, through: [top - 30, top + 4])
    XCTAssertNotEqual(usual.name, "grab")
    _ = try Self.wait(for: "grab", in: session)
    try session.press(x: x, y: top + 4)
    try session.move(x: x, through: [top + 14, top + 24])
    let closed = try Self.wait(for: "grabbing", in: session)
    try session.move(x: x, through: [top + 34, top + 44, top + 30, top + 4])
    XCTAssertEqual(try Self.wait(for: "grabbing", in: session), closed)
    try session.release()
    _ = try Self.wait(for: "grab", in: session)
    XCTAssertEqual(session.program.finish(), "")
  }
}
