import DesktopTestSupport
import XCTest

/// The content-fitting sheet under a real pointer.
final class FittedSceneTests: XCTestCase {
  private func start() throws -> Session { try Session("bottom-sheet", ["--scene", "fitted"]) }

  private func height(of session: Session) throws -> Double {
    try XCTUnwrap(session.program.lines().last { $0.event == "didSettle" }).height
  }

  func testALongListStopsBelowTheTopOffsetAndScrolls() throws {
    let session = try start()
    let short = try height(of: session)
    try session.click(x: 220, y: -25)
    let long = try session.wait(for: "didSettle fitted resize")
    XCTAssertEqual(long.height, 20 + session.page.height - 150)
    XCTAssertLessThan(short, long.height / 2)
    let before = try session.restingPicture()
    try session.display.input(["mousemove", "200", "600", "click", "5", "click", "5", "click", "5"])
    try session.waitForPicture { $0.difference(from: before) > 0.02 }
  }

  func testRowsComeAndGoWhileItIsOpen() throws {
    let session = try start()
    let short = try height(of: session)
    let buttons = session.page.height - short + 41
    try session.click(x: 353, y: buttons)
    let taller = try session.wait(for: "didSettle fitted resize")
    let row = taller.height - short
    XCTAssertGreaterThan(row, 20)
    session.mark()
    try session.click(x: 309, y: buttons - row)
    let again = try session.wait(for: "didSettle fitted resize")
    XCTAssertEqual(again.height, short)
  }

  func testDraggedDownByItsHandleItCloses() throws {
    let session = try start()
    let top = session.page.height - (try height(of: session))
    try session.sweep(x: 195, [top + 10, top + 30, top + 60], hold: 0.2)
    try session.wait(for: "didSettle dismissed drag")
  }

  func testDraggedUpByItsHandleItStays() throws {
    let session = try start()
    let short = try height(of: session)
    let top = session.page.height - short
    try session.press(x: 195, y: top + 10)
    try session.move(x: 195, through: [top - 20, top - 60])
    let up = try session.wait(for: "the last move") { $0.isAt(top - 60) }
    XCTAssertEqual(up.height, short)
    try session.release()
    try session.wait(for: "a sheet that stays") { $0.event == "didSettle" && $0.target == "fitted" }
  }

  func testADragBesideTheHandleMovesNothing() throws {
    let session = try start()
    let top = session.page.height - (try height(of: session))
    try session.sweep(x: 195, [top + 90, top + 130, top + 180], hold: 0.2)
    try session.click(x: 195, y: 300)
    try session.wait(for: "didSettle dismissed backdrop")
    XCTAssertFalse(session.news().contains { $0.event.hasPrefix("drag") })
  }

  func testTheButtonOpensItAgain() throws {
    let session = try start()
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    let closed = try session.restingPicture()
    session.mark()
    try session.click(x: 195, y: 113)
    try session.wait(for: "didSettle fitted code")
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    XCTAssertLessThan(try session.restingPicture().difference(from: closed), 0.01)
  }
}
