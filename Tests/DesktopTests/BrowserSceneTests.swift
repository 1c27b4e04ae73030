import DesktopTestSupport
import XCTest

/// The browser's bar under a real wheel and keyboard.
final class BrowserSceneTests: XCTestCase {
  private func start() throws -> BarSession {
    try BarSession("bottom-sheet", ["--scene", "browser"])
  }

  func testStartsExpandedAtTheTop() throws {
    let session = try start()
    let line = try XCTUnwrap(session.program.lines().last)
    XCTAssertEqual(line.form, "expanded")
    XCTAssertEqual(line.height, 110)
    XCTAssertEqual(line.offset, 0)
    XCTAssertEqual(line.view.height, line.page.height - 110)
    XCTAssertEqual(session.program.finish(), "")
  }

  func testTheWheelDownCollapsesItAndUpBringsItBack() throws {
    let session = try start()
    let before = try session.restingPicture()
    try session.wheel(1)
    let collapsed = try session.wait(for: "didSettle collapsed")
    XCTAssertTrue(session.news().contains { $0.event == "scrollDown" })
    XCTAssertEqual(collapsed.height, 32)
    XCTAssertGreaterThan(collapsed.offset, 0)
    XCTAssertEqual(collapsed.view.height, collapsed.page.height - 32)
    session.mark()
    try session.wheel(-1)
    let expanded = try session.wait(for: "didSettle expanded")
    XCTAssertEqual(expanded.height, 110)
    XCTAssertLessThan(try session.restingPicture().difference(from: before), 0.002)
    try session.assertRestsCleanly(settling: ["collapsed", "expanded"])
  }

  func testEveryScrollingKeyCountsAsScrolling() throws {
    let session = try start()
    for (down, up) in [("Page_Down", "Page_Up"), ("Down", "Up"), ("space", "shift+space")] {
      for (key, form) in [(down, "collapsed"), (up, "expanded")] {
        session.mark()
        try session.display.input(["mousemove", "200", "400", "key", key])
        try session.wait(for: "didSettle \(form)")
      }
    }
    let forms = ["collapsed", "expanded"]
    try session.assertRestsCleanly(settling: forms + forms + forms)
  }

  func testANewPullAtTheEndOfThePageBringsItBackAndAnotherChangesNothing() throws {
    for pull in [["key", "End"], ["click", "5"]] {
      let session = try start()
      try session.display.input(["mousemove", "200", "400", "key", "End"])
      let end = try session.wait(for: "didSettle collapsed")
      XCTAssertEqual(end.offset, end.maximum)
      session.mark()
      try session.display.input(["sleep", "0.2"] + pull)
      try session.wait(for: "reachBottom expanded")
      let line = try session.wait(for: "didSettle expanded")
      XCTAssertEqual(line.offset, line.maximum, "the last line is in view")
      XCTAssertEqual(line.view.y + line.view.height, line.page.y + line.page.height - 110)
      let before = try session.restingPicture()
      session.mark()
      try session.wheel(3, pause: 0.2)
      try session.wait(for: "reachBottom expanded")
      XCTAssertLessThan(try session.restingPicture().difference(from: before), 0.002)
      try session.assertRestsCleanly(settling: ["collapsed", "expanded"])
    }
  }

  func testTurnedBackInMidFlightItSettlesOnceAndExpanded() throws {
    let session = try start()
    let turn = ["click", "5", "sleep", "0.06", "click", "4"]
    try session.display.input(["mousemove", "200", "400"] + turn)  // so that all is laid out once
    try session.wait(for: "didSettle expanded")
    _ = try session.restingPicture()
    session.mark()
    try session.display.input(["mousemove", "200", "400"] + turn)
    try session.wait(for: "scrollDown collapsed")
    try session.wait(for: "didSettle expanded")
    _ = try session.restingPicture()
    XCTAssertEqual(session.news().filter { $0.event == "didSettle" }.map(\.form), ["expanded"])
    try session.assertRestsCleanly(last: "expanded")
  }

  func testAClickOnTheCollapsedBarExpandsItAndScrollsNothing() throws {
    let session = try start()
    try session.wheel(5)
    try session.wait(for: "didSettle collapsed")
    _ = try session.restingPicture()
    let offset = try XCTUnwrap(session.program.lines().last).offset
    session.mark()
    try session.click(x: 195, y: session.page.height - 16)
    try session.wait(forEvent: "tapped")
    let line = try session.wait(for: "didSettle expanded")
    XCTAssertEqual(line.offset, offset)
    XCTAssertFalse(session.news().contains { $0.event == "scrolled" })
    session.mark()
    try session.wheel(1)
    try session.wait(for: "didSettle collapsed")
    try session.assertRestsCleanly(settling: ["collapsed", "expanded", "collapsed"])
  }

  func testTheScrollbarScrollsTooBothWays() throws {
    let session = try start()
    try session.wheel(1)
    try session.wait(for: "didSettle collapsed")
    try session.click(x: 195, y: session.page.height - 16)
    try session.wait(for: "didSettle expanded")
    session.mark()
    // The slider gets wide, and sure to be hit, when the pointer comes near.
    try session.display.input(["mousemove", "385", "90", "mousemove", "386", "91", "sleep", "0.6"])
    try session.press(x: 381, y: 41)
    try session.wait(forEvent: "gestureBegan")
    try session.move(x: 381, through: [70, 100, 150, 250])
    let down = try session.wait(for: "didSettle collapsed")
    XCTAssertGreaterThan(down.offset, 500)
    try session.move(x: 381, through: [220, 180])
    try session.wait(for: "didSettle expanded")
    try session.release()
    try session.wait(forEvent: "gestureEnded")
    try session.assertRestsCleanly(settling: ["collapsed", "expanded", "collapsed", "expanded"])
  }
}

extension TracedSession where Line == BarLine {
  /// Waits for an event, whatever form the bar is in.
  @discardableResult
  func wait(forEvent event: String) throws -> BarLine { try wait(for: event) { $0.event == event } }

  /// Ends the program, which had nothing to complain of, and whose bar rested in these forms, one
  /// after the other, and exactly in each.
  func assertRestsCleanly(settling forms: [String], line: UInt = #line) throws {
    XCTAssertEqual(rests.map(\.form), forms, line: line)
    try assertRestsCleanly(last: forms.last ?? "expanded", line: line)
  }

  /// Ends the program, which had nothing to complain of, and whose bar rested exactly in a form,
  /// and in the end in this one.
  func assertRestsCleanly(last form: String, line: UInt = #line) throws {
    XCTAssertEqual(program.lines().last?.form, form, line: line)
    for rest in rests {
      XCTAssertEqual(rest.progress, rest.form == "collapsed" ? 1 : 0, line: line)
    }
    XCTAssertEqual(program.finish(), "", line: line)
  }

  private var rests: [BarLine] { program.lines().filter { $0.event == "didSettle" } }
}
