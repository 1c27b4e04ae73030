import DesktopTestSupport
import Foundation
import XCTest

/// Fingers on a touchpad, and the wheel, over sheet and list, as Wayland tells of them. The list
/// begins 130 points below the sheet's top.
final class TouchpadTests: XCTestCase {
  /// How far GTK scrolls for one point of the compositor's.
  private static let factor = 2.5

  /// A program whose sheet is at a detent and under the pointer.
  private func start(expanded: Bool = false, below top: Double = 60) throws -> WaylandSession {
    let session = try WaylandSession()
    let height = session.page.height
    try session.move(y: height / 2 + top)
    guard expanded else { return session }
    try session.pointer?.turnWheel(1)
    try session.wait(for: "didSettle expanded wheel")
    try session.move(y: height * 0.1 + top)
    session.mark()
    return session
  }

  /// Even movements, one each 8 ms; points of the sheet and points/second, up positive.
  private func movements(over distance: Double, at speed: Double) -> [Double] {
    let step = speed * 0.008
    return Array(repeating: step / Self.factor, count: Int((distance / step).rounded()))
  }

  func testFingersMoveSheetAndListAsOneSheetOfPaper() throws {
    let session = try start(below: 300)
    let low = session.page.height / 2
    let (up, down) = (Array(repeating: 5.0, count: 40), Array(repeating: -6.0, count: 20))
    try session.pointer?.scroll(up, hold: nil)
    let far = 200 * Self.factor
    try session.wait(for: "sheet and list \(far) up") { self.isAt(far, $0, low) }
    XCTAssertEqual(session.news().last?.phase, "dragging")
    try session.pointer?.scroll(down, hold: 0.2)
    let back = far - 120 * Self.factor
    try session.wait(for: "sheet and list \(back) up") { self.isAt(back, $0, low) }
    XCTAssertEqual(session.news().last { $0.list != nil }?.list, 0)
    try session.wait(for: "willSettle expanded drag")
  }

  /// Whether sheet and list together are so far up, points.
  private func isAt(_ distance: Double, _ line: SheetLine, _ low: Double) -> Bool {
    abs(line.height - low + (line.list ?? 0) - distance) < 0.5
  }

  func testFingersThatStopBeforeTheyLeaveThrowNothing() throws {
    let session = try start()
    let low = session.page.height / 2
    try session.pointer?.scroll(movements(over: 60, at: 500), hold: 0.2)
    let line = try session.wait(for: "willSettle normal drag")
    XCTAssertEqual(line.height - low, 60, accuracy: 0.5)
    XCTAssertEqual(line.velocity, 0)
  }

  /// Paced by the test a frame is painted for every movement or two; at once, GDK merges all.
  func testAFlingIsAsFastAsTheFingersHoweverBusyTheProgramIs() throws {
    for isAtOnce in [false, true] {
      let session = try start()
      try session.pointer?.scroll(movements(over: 160, at: 2500), isAtOnce: isAtOnce)
      let line = try session.wait(for: "willSettle expanded flick")
      XCTAssertEqual(line.velocity, 2500, accuracy: 25, "at once: \(isAtOnce)")
      try session.wait(for: "didSettle expanded flick")
    }
  }

  func testAFlingDownLowersAndAFastOneCloses() throws {
    for (speed, target) in [(-700.0, "normal"), (-2500, "dismissed")] {
      let session = try start(expanded: true, below: 300)
      try session.pointer?.scroll(movements(over: -100, at: speed))
      try session.wait(for: "didSettle \(target) flick")
      let lists = session.news().compactMap(\.list)
      XCTAssertTrue(lists.allSatisfy { $0 == 0 }, "the list was at its top")
    }
  }

  func testAFlingThatEndsInTheListClosesNothing() throws {
    let session = try start(expanded: true, below: 300)
    try session.pointer?.scroll(movements(over: 300, at: 2500), hold: 0.2)
    try session.wait(for: "didSettle expanded drag")
    session.mark()
    try session.pointer?.scroll(movements(over: -200, at: -2500))
    let line = try session.wait(for: "didSettle expanded drag")
    XCTAssertEqual(line.height, session.page.height * 0.9, accuracy: 0.5)
    let release = session.news().first { $0.event == "swipeEnded" }
    XCTAssertEqual(try XCTUnwrap(release?.list), 100, accuracy: 0.5)
    usleep(300_000)  // the list glides to its top, and that is all
    XCTAssertFalse(session.news().contains { $0.event == "willSettle" && $0.target != "expanded" })
  }

  func testANotchIsADetentABurstIsOneAndNoneDismisses() throws {
    let session = try start()
    try session.pointer?.turnWheel(1)
    try session.wait(for: "didSettle expanded wheel")
    try session.move(y: session.page.height * 0.1 + 60)
    session.mark()
    try session.pointer?.turnWheel(-6)
    try session.wait(for: "didSettle normal wheel")
    try session.move(y: session.page.height / 2 + 60)
    for _ in 1...3 {
      usleep(200_000)  // a burst is over
      try session.pointer?.turnWheel(-1)
    }
    usleep(200_000)
    XCTAssertEqual(session.news().filter { $0.event == "willSettle" }.count, 1)
  }
}
