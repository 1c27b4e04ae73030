import DesktopTestSupport
import XCTest

/// The browser's page and bar under real fingers.
final class TouchBrowserTests: XCTestCase {
  private let up = stride(from: 500.0, through: 300, by: -20).map { $0 }

  private func start() throws -> TouchSession<BarLine> { try TouchSession(scene: "browser") }

  func testDraggedByAFingerThePageScrollsAndTheBarCollapses() throws {
    let session = try start()
    session.swipe(x: 200, up, hold: 0.2)
    let line = try session.wait(for: "didSettle collapsed")
    XCTAssertEqual(line.offset, 200, accuracy: 20)
    session.mark()
    session.swipe(x: 200, up.reversed(), hold: 0.2)
    try session.wait(for: "didSettle expanded")
    XCTAssertEqual(
      gestures(of: session), ["gestureBegan", "gestureEnded", "gestureBegan", "gestureEnded"])
    try session.assertEndsCleanly()
  }

  func testTheGestureLastsAsLongAsTheFingerIsDownThoughTheBarTurnsMeanwhile() throws {
    let session = try start()
    let finger = session.touch(x: 200, y: 500)
    session.move(finger, x: 200, through: Array(up.dropFirst()))
    let collapsed = try session.wait(for: "didSettle collapsed")
    session.move(finger, x: 200, through: [280, 260, 240])
    try session.wait(for: "the page to follow") { $0.offset > collapsed.offset + 40 }
    XCTAssertEqual(gestures(of: session), ["gestureBegan"])
    finger.lift()
    try session.wait(for: "the end") { $0.event == "gestureEnded" }
    try session.assertEndsCleanly()
  }

  func testATapOnTheCollapsedBarExpandsItAgainAndAgain() throws {
    let session = try start()
    for _ in 0..<3 {
      session.mark()
      session.swipe(x: 200, up, hold: 0.2)
      try session.wait(for: "didSettle collapsed")
      session.tap(x: 195, y: session.page.height - 16)
      try session.wait(for: "tapped") { $0.event == "tapped" }
      try session.wait(for: "didSettle expanded")
    }
    try session.assertEndsCleanly()
  }

  func testTwoFingersZoomAndOneScrollsAfterwards() throws {
    let session = try start()
    session.pinch(x: 200, y: 300, [50, 60, 70, 80, 90, 100])
    try session.wait(for: "zoomIn collapsed")
    let zoomed = try session.wait(for: "didSettle collapsed")
    XCTAssertEqual(zoomed.scale, 2, accuracy: 0.1)
    session.mark()
    session.swipe(x: 200, up, hold: 0.2)
    try session.wait(for: "a scrolled page") { $0.offset > zoomed.offset + 150 }
    session.swipe(x: 200, up.reversed(), hold: 0.2)
    try session.wait(for: "didSettle expanded")
    session.mark()
    session.pinch(x: 200, y: 300, [100, 80, 60, 40, 30, 20])
    try session.wait(for: "the natural scale") { $0.scale == 1 }
    session.swipe(x: 200, up, hold: 0.2)
    try session.wait(for: "didSettle collapsed")
    try session.assertEndsCleanly()
  }

  func testAfterTapsOnTheBarsButtonsThePageIsDraggedAndPinched() throws {
    let session = try start()
    for x in [45.0, 120, 195] { session.tap(x: x, y: session.page.height - 24) }
    session.tap(x: 349, y: session.page.height - 78)
    session.swipe(x: 200, up, hold: 0.2)
    try session.wait(for: "didSettle collapsed")
    session.pinch(x: 200, y: 300, [50, 60, 70, 80, 90, 100])
    try session.wait(for: "a magnified page") { $0.scale > 1.9 }
    try session.assertEndsCleanly()
  }

  func testAFingerWhoseEndIsLostIsAGestureOfItsOwn() throws {
    let session = try start()
    let lost = session.touch(x: 200, y: 500)
    session.move(lost, x: 200, through: Array(up.dropFirst()))
    try session.wait(for: "didSettle collapsed")
    lost.vanish()
    session.swipe(x: 200, up.reversed(), hold: 0.2)
    try session.wait(for: "both gestures") { _ in gestures(of: session).count == 4 }
    XCTAssertEqual(
      gestures(of: session), ["gestureBegan", "gestureEnded", "gestureBegan", "gestureEnded"])
    try session.assertEndsCleanly()
  }

  private func gestures(of session: TouchSession<BarLine>) -> [String] {
    session.program.lines().map(\.event).filter { $0.hasPrefix("gesture") }
  }
}
