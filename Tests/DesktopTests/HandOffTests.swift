import DesktopTestSupport
import XCTest

/// Sheet and list under one real pointer and its wheel. The list begins 130 points below the
/// sheet's top.
final class HandOffTests: XCTestCase {
  private let step = 8.0

  func testOneDragGoesFromTheSheetToTheListAndBack() throws {
    let session = try Session()
    let height = session.page.height
    let start = height - 40
    try session.press(x: 200, y: start)
    let up = stride(from: start - step, through: start - 500, by: -step).map { $0 } + [start - 500]
    try session.move(x: 200, through: up)
    let travel = (start.rounded(.down) - (start - 500).rounded(.down))
    let handed = travel - height * 0.4
    let list = try session.wait(for: "the list scrolled by \(handed)") {
      abs(($0.list ?? 0) - handed) < 0.5
    }
    XCTAssertEqual(list.height, height * 0.9, accuracy: 0.5)
    session.mark()
    try session.move(x: 200, through: up.reversed() + [start])
    let back = try session.wait(for: "the sheet back") { abs($0.height - height / 2) < 0.5 }
    XCTAssertEqual(back.phase, "dragging")
    let lowering = session.news().first { $0.event == "moved" && $0.height < height * 0.9 }
    XCTAssertEqual(try XCTUnwrap(lowering).list, 0, "the list goes first")
    usleep(100_000)
    try session.release()
    try session.wait(for: "didSettle normal drag")
  }

  func testAFlickThatEndsInTheListClosesNothing() throws {
    let session = try Session()
    let top = try expand(session)
    let down = stride(from: 300, through: 500, by: 25).map { Double($0) }
    try session.sweep(x: 200, down.reversed(), hold: 0.2)
    try session.wait(for: "didSettle expanded drag")
    session.mark()
    try session.sweep(x: 200, [300, 320, 345, 375, 410])
    let line = try session.wait(for: "didSettle expanded drag")
    XCTAssertEqual(line.top, top, accuracy: 0.5)
    XCTAssertFalse(session.news().contains { $0.event == "willSettle" && $0.target != "expanded" })
  }

  func testAPressOnARowThatDoesNotMoveDragsNothing() throws {
    let session = try Session()
    try session.click(x: 200, y: session.page.height - 40)
    try session.click(x: 150, y: session.page.height / 2 + 50)
    XCTAssertEqual(session.outcomes(), [])
  }

  func testANotchIsADetentAndABurstIsOne() throws {
    let session = try Session()
    let head = session.page.height / 2 + 50
    try session.wheel(5, x: 100, y: head)
    try session.wait(for: "didSettle expanded wheel")
    session.mark()
    try session.wheel(4, times: 6, x: 100, y: session.page.height * 0.1 + 50)
    try session.wait(for: "didSettle normal wheel")
    usleep(300_000)
    XCTAssertEqual(session.news().filter { $0.event == "willSettle" }.count, 1)
  }

  func testANotchAtTheLowestDetentDoesNotDismiss() throws {
    let session = try Session()
    for _ in 1...3 {
      try session.wheel(4, x: 100, y: session.page.height / 2 + 50)
      usleep(250_000)
    }
    XCTAssertFalse(session.news().contains { $0.event == "willSettle" })
  }

  func testOverTheListAWheelExpandsThenScrollsThenComesBack() throws {
    let session = try Session()
    let y = session.page.height - 40
    try session.wheel(5, x: 200, y: y)
    try session.wait(for: "didSettle expanded wheel")
    let before = try session.restingPicture()
    try session.wheel(5, times: 3, x: 200, y: y)
    try session.waitForPicture { $0.difference(from: before) > 0.02 }
    session.mark()
    try session.wheel(4, times: 3, x: 200, y: y)
    usleep(400_000)
    XCTAssertEqual(session.outcomes(), [], "these took the list to its top")
    try session.wheel(4, x: 200, y: y)
    try session.wait(for: "didSettle normal wheel")
  }

  func testAWheelOverTheBackdropDoesNothing() throws {
    let session = try Session()
    let before = try session.restingPicture()
    try session.wheel(5, times: 3, x: 200, y: 100)
    XCTAssertEqual(try session.restingPicture().difference(from: before), 0)
    XCTAssertEqual(session.outcomes(), [])
  }

  func testAClickOnTheGrabberGoesRound() throws {
    let session = try Session()
    let (middle, height) = (session.page.width / 2, session.page.height)
    try session.click(x: middle + 18, y: height / 2 + 28)
    try session.wait(for: "didSettle expanded grabber")
    session.mark()
    try session.click(x: middle, y: height * 0.1 + 12)
    try session.wait(for: "didSettle normal grabber")
  }

  func testADragOfTheGrabberDoesNotClick() throws {
    let session = try Session()
    let (middle, y) = (session.page.width / 2, session.page.height / 2 + 12)
    try session.sweep(x: middle, [y, y - 15, y - 30, y - 15, y], hold: 0.2)
    try session.wait(for: "didSettle normal drag")
    XCTAssertFalse(session.news().contains { $0.event == "step" })
  }

  func testAfterTheReleaseNothingFollowsThePointer() throws {
    let session = try Session()
    let y = session.page.height - 40
    try session.sweep(x: 200, [y, y - 20, y - 40], hold: 0.2)
    try session.wait(for: "didSettle normal drag")
    session.mark()
    try session.move(x: 200, through: [y - 60, y - 120, 200])
    usleep(200_000)
    XCTAssertEqual(session.outcomes(), [])
  }

  private func expand(_ session: Session) throws -> Double {
    let middle = session.page.width / 2
    try session.click(x: middle, y: session.page.height / 2 + 12)
    let top = try session.wait(for: "didSettle expanded grabber").top
    session.mark()
    return top
  }
}

extension Session {
  /// Turns the wheel: X's button 4 up, 5 down.
  fileprivate func wheel(_ button: Int, times: Int = 1, x: Double, y: Double) throws {
    try display.input([
      "mousemove", "\(Int(page.x + x))", "\(Int(page.y + y))",
      "click", "--repeat", "\(times)", "--delay", "40", "\(button)",
    ])
  }
}
