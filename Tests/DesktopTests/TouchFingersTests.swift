import DesktopTestSupport
import XCTest

/// More than one finger on a sheet, and fingers that get lost.
final class TouchFingersTests: XCTestCase {
  func testASecondFingerChangesNothingWhileOneDrags() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    let first = session.touch(x: 200, y: top + 30)
    session.move(first, x: 200, through: [top + 10, top - 30])
    let second = session.touch(x: 100, y: top + 60)
    session.move(second, x: 100, through: [top + 100, top + 200, top + 300])
    session.move(first, x: 200, through: [top - 60])
    second.lift()
    session.move(first, x: 200, through: [top - 90, top - 120])
    let line = try session.wait(for: "the last move") { $0.isAt(top - 120) }
    XCTAssertEqual(line.height, session.page.height / 2 + 150, accuracy: 0.01)
    let hand = session.news().filter { ["pressed", "moved"].contains($0.event) }
    XCTAssertEqual(hand.count, 6, "one hand")
    session.hand.wait(0.2)
    first.lift()
    try session.wait(for: "a settled sheet") { $0.event == "didSettle" }
    try session.assertEndsCleanly()
  }

  func testTheFirstFingerLiftedBeforeTheSecondEndsTheDragAndTheNextOneDragsAgain() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    let first = session.touch(x: 200, y: top + 30)
    session.move(first, x: 200, through: [top + 10, top - 30])
    let second = session.touch(x: 100, y: top + 60)
    session.hand.wait(0.2)
    first.lift()
    try session.wait(for: "didSettle normal drag")
    second.lift()
    session.mark()
    session.swipe(x: 200, [top + 30, top - 20, top - 100, top - 220], hold: 0.2)
    try session.wait(for: "didSettle expanded drag")
    try session.assertEndsCleanly()
  }

  func testAfterATapOnAButtonWithTwoFingersOneStillDrags() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    let fingers = [session.touch(x: 50, y: top + 98), session.touch(x: 125, y: top + 98)]
    session.hand.wait(0.05)
    for finger in fingers { finger.lift() }
    session.hand.wait(0.3)
    session.swipe(x: 200, [top + 30, top - 20, top - 100, top - 220], hold: 0.2)
    try session.wait(for: "didSettle expanded drag")
    try session.assertEndsCleanly()
  }

  func testASecondFingerOnAButtonWhileOneDragsLeavesNothing() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    let first = session.touch(x: 200, y: top + 30)
    session.move(first, x: 200, through: [top + 10, top - 5])
    session.touch(x: 50, y: top + 98 - 35).lift()
    session.move(first, x: 200, through: [top - 100, top - 220])
    session.hand.wait(0.2)
    first.lift()
    try session.wait(for: "didSettle expanded drag")
    session.tap(x: 200, y: 20)
    try session.wait(for: "didSettle dismissed backdrop")
    try session.assertEndsCleanly()
  }

  func testAFingerWhoseEndIsLostIsCancelledWhenTheNextOneComes() throws {
    for numbers in FingerNumbers.allCases {
      let session = try TouchSession<SheetLine>(numbers: numbers)
      let top = session.middle
      let lost = session.touch(x: 200, y: top + 30)
      session.move(lost, x: 200, through: [top + 10, top - 60])
      try session.wait(for: "the last move") { $0.isAt(top - 60) }
      lost.vanish()
      session.tap(x: 200, y: 20)
      try session.wait(for: "cancelled")
      try session.wait(for: "didSettle dismissed backdrop")
      try session.assertEndsCleanly()
    }
  }

  func testAFingerTakenAwayInMidDragLetsTheSheetGoBack() throws {
    let session = try TouchSession<SheetLine>()
    let top = session.middle
    let finger = session.touch(x: 200, y: top + 30)
    session.move(finger, x: 200, through: [top + 10, top - 60])
    session.hand.press(true, button: 3, x: session.page.x + 20, y: session.page.y + 20)
    session.hand.press(false, button: 3, x: session.page.x + 20, y: session.page.y + 20)
    try session.wait(for: "cancelled")
    let line = try session.wait(for: "a settled sheet") { $0.event == "didSettle" }
    XCTAssertEqual(line.height, top, accuracy: 0.5)
    session.move(finger, x: 200, through: [top - 100, top - 220])
    finger.lift()
    session.mark()
    session.swipe(x: 200, [top + 30, top - 20, top - 100, top - 220], hold: 0.2)
    try session.wait(for: "didSettle expanded drag")
    try session.assertEndsCleanly()
  }
}
