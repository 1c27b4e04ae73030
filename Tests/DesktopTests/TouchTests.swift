import DesktopTestSupport
import XCTest

/// The 50 % / 90 % / dismiss sheet under a real finger.
final class TouchTests: XCTestCase {
  func testDraggedToNineTenths() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    session.swipe(x: 200, [top + 30, top - 20, top - 100, top - 220], hold: 0.2)
    let line = try session.wait(for: "didSettle expanded drag")
    XCTAssertEqual(line.height, session.page.height * 0.9, accuracy: 1e-9)
    try session.assertEndsCleanly()
  }

  func testTheGrabbedPointStaysUnderTheFinger() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    let finger = session.touch(x: 200, y: top + 30)
    session.move(finger, x: 200, through: [top + 10, top - 40, top - 70])
    let line = try session.wait(for: "a move") { $0.isAt(top - 70) }
    XCTAssertEqual(line.height, session.page.height / 2 + 100, accuracy: 0.01)
    session.hand.wait(0.2)
    finger.lift()
    try session.wait(for: "a settled sheet") { $0.event == "didSettle" }
    try session.assertEndsCleanly()
  }

  func testOneDragGoesFromTheSheetToTheListAndBack() throws {
    let session = try TouchSession<SheetLine>()
    let height = session.page.height
    let start = height - 40
    let up = stride(from: start - 10, through: start - 500, by: -10).map { $0 }
    let finger = session.touch(x: 200, y: start)
    session.move(finger, x: 200, through: up)
    let list = try session.wait(for: "the list scrolled") {
      abs(($0.list ?? 0) - (500 - height * 0.4)) < 1
    }
    XCTAssertEqual(list.height, height * 0.9, accuracy: 0.5)
    session.mark()
    session.move(finger, x: 200, through: up.reversed() + [start])
    let back = try session.wait(for: "the sheet back") { abs($0.height - height / 2) < 1 }
    XCTAssertEqual(back.phase, "dragging")
    session.hand.wait(0.2)
    finger.lift()
    try session.wait(for: "didSettle normal drag")
    try session.assertEndsCleanly()
  }

  func testFlickedDownItIsDismissed() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    session.swipe(x: 200, [top + 20, top + 45, top + 75, top + 110])
    try session.wait(for: "didSettle dismissed flick")
    try session.assertEndsCleanly()
  }

  func testCaughtInFlightItStaysUnderTheFinger() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    session.swipe(x: 200, [top + 40, top + 25, top + 5, top - 15, top - 35])
    try session.wait(for: "willSettle expanded flick")
    session.mark()
    let finger = session.touch(x: 200, y: top + 200)
    let caught = try session.wait(for: "pressed")
    session.move(finger, x: 200, through: [top + 201, top + 203])
    let moved = try session.wait(for: "a move") { $0.isAt(top + 203) }
    XCTAssertEqual(moved.height, caught.height - 3, accuracy: 0.5)
    session.hand.wait(0.2)
    finger.lift()
    try session.wait(for: "a settled sheet") { $0.event == "didSettle" }
    session.swipe(x: 200, [top + 90, top + 150, top + 300, top + 360], hold: 0.2)
    try session.wait(for: "released")
    try session.assertEndsCleanly()
  }

  func testATapOnTheDimClosesAndTheClosedPageScrolls() throws {
    let session = try TouchSession<SheetLine>()
    session.tap(x: 200, y: 100)
    try session.wait(for: "didSettle dismissed backdrop")
    session.mark()
    session.swipe(x: 200, [300, 250, 200, 150], hold: 0.2)
    XCTAssertEqual(session.outcomes(), [])
    session.tap(x: 200, y: session.page.height - 30)
    try session.wait(for: "didSettle normal code")
    try session.assertEndsCleanly()
  }

  func testATapOnTheGrabberGoesRoundAndAfterThePageWasScrolledTheSheetIsDragged() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    session.tap(x: session.page.width / 2, y: top + 12)
    try session.wait(for: "didSettle expanded grabber")
    session.swipe(x: 60, [200, 240, 300, 400, 560, 700])
    try session.wait(for: "didSettle dismissed flick")
    for _ in 0..<2 { session.swipe(x: 200, [400, 350, 300, 250, 200], hold: 0.1) }
    session.mark()
    session.tap(x: 200, y: session.page.height - 30)
    try session.wait(for: "didSettle normal code")
    session.swipe(x: 60, [top + 30, top - 20, top - 100, top - 220], hold: 0.2)
    try session.wait(for: "didSettle expanded drag")
    try session.assertEndsCleanly()
  }

  func testALongHoldOnTheSheetDoesNothingAndOneInMidDragForgetsTheSpeed() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    for y in [top + 30, top + 300] { session.swipe(x: 60, [y, y], hold: 1.2) }
    XCTAssertEqual(session.outcomes(), [])
    session.swipe(x: 200, [top + 40, top + 20, top, top - 20], hold: 1.2)
    let line = try session.wait(for: "willSettle normal drag")
    XCTAssertEqual(line.velocity, 0)
    try session.wait(for: "didSettle normal drag")
    try session.assertEndsCleanly()
  }

  func testASpeedIsTheFingersInEveryScene() throws {
    for (scene, y) in [("base", 400.0), ("fitted", 300)] {
      let session = try TouchSession<SheetLine>(scene: scene)
      let top = try XCTUnwrap(session.program.lines().last).top + 12
      session.swipe(x: 100, [top, top + 16, top + 32, top + 48, top + 64, top + 80])
      let line = try session.wait(for: "willSettle") { $0.event == "willSettle" }
      XCTAssertEqual(line.velocity, -1000, accuracy: 30, scene)
      XCTAssertEqual(line.target, "dismissed", scene)
      try session.wait(for: "didSettle") { $0.event == "didSettle" }
      session.tap(x: 200, y: y)
      try session.assertEndsCleanly()
    }
  }
}

extension TouchSession {
  /// Ends the program, which had nothing to complain of.
  func assertEndsCleanly(line: UInt = #line) throws {
    XCTAssertEqual(finish(), "", line: line)
  }
}
