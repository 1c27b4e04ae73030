import DesktopTestSupport
import XCTest

/// The sheet under real fingers.
final class TouchTests: XCTestCase {
  func testDraggedByAFingerToNineTenths() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.page.height / 2
    session.swipe(x: 200, [top + 30, top - 20, top - 100, top - 220], hold: 0.2)
    let line = try session.wait(for: "didSettle expanded drag")
    XCTAssertEqual(line.height, session.page.height * 0.9, accuracy: 1e-9)
    XCTAssertEqual(session.program.finish(), "")
  }

  func testAfterATapOnAButtonInTheSheetAFingerStillDragsIt() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.page.height / 2
    session.tap(x: 60, y: top + 90)
    session.swipe(x: 200, [top + 30, top - 20, top - 100, top - 220], hold: 0.2)
    try session.wait(for: "didSettle expanded drag")
    XCTAssertEqual(session.program.finish(), "")
  }
}
