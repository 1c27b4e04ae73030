import DesktopTestSupport
import XCTest

/// Zooming, and what the header bar offers, in the browser's window.
final class BrowserControlsTests: XCTestCase {
  private func start() throws -> BarSession {
    try BarSession("bottom-sheet", ["--scene", "browser"])
  }

  func testZoomedInWithTheWheelAndOutAgainItChangesExactlyTwice() throws {
    let session = try start()
    let before = try session.restingPicture()
    try session.wheel(-6, with: "ctrl")
    try session.wait(for: "zoomIn collapsed")
    let zoomed = try session.wait(for: "didSettle collapsed")
    XCTAssertGreaterThan(zoomed.scale, 1)
    XCTAssertGreaterThan(try session.restingPicture().difference(from: before), 0.1)
    session.mark()
    try session.wheel(9, with: "ctrl")
    try session.wait(for: "zoomOut expanded")
    let out = try session.wait(for: "didSettle expanded")
    XCTAssertEqual(out.scale, 1)
    try session.assertRestsCleanly(settling: ["collapsed", "expanded"])
  }

  func testTheZoomKeysDoTheSame() throws {
    let session = try start()
    try session.display.input(["mousemove", "200", "400", "key", "ctrl+plus", "key", "ctrl+plus"])
    try session.wait(for: "didSettle collapsed")
    session.mark()
    try session.key("ctrl+0")
    let out = try session.wait(for: "didSettle expanded")
    XCTAssertEqual(out.scale, 1)
    try session.assertRestsCleanly(settling: ["collapsed", "expanded"])
  }

  func testAPageThatFitsNeverCollapsesIt() throws {
    let session = try start()
    try clickLength(session, times: 2)
    try session.wait(for: "a page that fits") { $0.maximum == 0 }
    try session.wheel(4)
    try session.wait(forEvent: "notched")
    try session.display.input(["key", "End"])
    _ = try session.restingPicture()
    XCTAssertEqual(session.program.lines().last?.form, "expanded")
    try session.assertRestsCleanly(settling: [])
  }

  func testCollapsedItComesBackByItselfWhenThePageGetsToFit() throws {
    let session = try start()
    try session.wheel(3)
    try session.wait(for: "didSettle collapsed")
    try clickLength(session, times: 2)
    let line = try session.wait(for: "didSettle expanded")
    XCTAssertEqual(line.offset, 0)
    try session.assertRestsCleanly(settling: ["collapsed", "expanded"])
  }

  func testAShortPageStillCollapsesItAndItsEndIsReached() throws {
    let session = try start()
    try clickLength(session, times: 1)
    try session.wait(for: "a short page") { $0.maximum < 1500 && $0.maximum > 0 }
    try session.display.input(["mousemove", "200", "400", "key", "End"])
    try session.wait(for: "didSettle collapsed")
    try session.wheel(1)
    try session.wait(for: "reachBottom expanded")
    try session.wait(for: "didSettle expanded")
    try session.assertRestsCleanly(settling: ["collapsed", "expanded"])
  }

  func testTheWindowDoesNotGrowWithTheWordOnTheLengthButton() throws {
    let session = try start()
    let first = try XCTUnwrap(session.program.lines().last)
    for isThere: (BarLine) -> Bool in [
      { $0.maximum < first.maximum / 2 }, { $0.maximum == 0 }, { $0.maximum == first.maximum },
    ] {
      session.mark()
      try clickLength(session, times: 1)
      try session.wait(for: "another length", isThere)
    }
    let pages = session.program.lines().map(\.page)
    XCTAssertEqual(pages.filter { $0.width != first.page.width }, [])
    try session.assertRestsCleanly(settling: [])
  }

  func testTheLiteralRuleGoesByTheWholeGesture() throws {
    let session = try start()
    try session.click(x: 182, y: -24)
    try session.wheel(4)
    try session.wait(for: "didSettle collapsed")
    session.mark()
    try session.display.input(["sleep", "0.3"])
    try session.wheel(-1)
    let line = try session.wait(for: "didSettle expanded")
    XCTAssertGreaterThan(line.offset, 0)
    try session.assertRestsCleanly(settling: ["collapsed", "expanded"])
  }

  func testUnderTheLiteralRuleATurnWithinTheGestureDoesNotCount() throws {
    for (isLiteral, form) in [(true, "collapsed"), (false, "expanded")] {
      let session = try start()
      if isLiteral { try session.click(x: 182, y: -24) }
      try session.display.input(
        ["mousemove", "200", "400"] + ["5", "5", "5", "4"].flatMap { ["click", $0] })
      try session.wait(for: "didSettle \(form)")
      _ = try session.restingPicture()
      try session.assertRestsCleanly(last: form)
    }
  }

  /// Goes on from the long page to the short one, and from there to one that fits.
  private func clickLength(_ session: BarSession, times: Int) throws {
    for _ in 0..<times { try session.click(x: 236, y: -24) }
  }
}
