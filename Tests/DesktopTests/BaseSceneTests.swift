import DesktopTestSupport
import XCTest

/// The base sheet and its two subclasses under a real pointer.
final class BaseSceneTests: XCTestCase {
  private func start() throws -> Session { try Session("bottom-sheet", ["--scene", "base"]) }

  func testIs42PercentOfTheWindowHigh() throws {
    let session = try start()
    let line = try XCTUnwrap(session.program.lines().last)
    XCTAssertEqual(line.height, session.page.height * 0.42, accuracy: 1e-9)
    XCTAssertEqual(line.backdrop, 0.6, accuracy: 1e-9)
    XCTAssertEqual(session.program.finish(), "")
  }

  func testTheBackdropClosesAndTheCallbackRunsOnceAfterTheEnd() throws {
    let session = try start()
    let open = try session.restingPicture()
    try session.click(x: 200, y: 300)
    try session.wait(for: "didSettle dismissed backdrop")
    let closed = try session.restingPicture()
    XCTAssertGreaterThan(closed.difference(from: open), 0.5)
    XCTAssertEqual(session.news().filter { $0.event == "didSettle" }.count, 1)
  }

  func testTwoButtonsOpenTwoDifferentSheets() throws {
    let session = try start()
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    session.mark()
    try session.click(x: 200, y: 205)
    let weather = try session.wait(for: "didSettle base code")
    XCTAssertEqual(weather.sheet, "Weather")
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    session.mark()
    try session.click(x: 200, y: 160)
    let rating = try session.wait(for: "didSettle base code")
    XCTAssertEqual(rating.sheet, "Rate this walk")
  }

  func testAButtonOnTheSheetClosesIt() throws {
    let session = try start()
    try session.click(x: 195, y: session.page.height * 0.58 + 201)
    try session.wait(for: "didSettle dismissed code")
  }

  func testTheHeightFollowsTheContentWhenAsked() throws {
    let session = try start()
    try session.click(x: 205, y: -25)
    let fitted = try session.wait(for: "didSettle base resize")
    XCTAssertLessThan(fitted.height, session.page.height * 0.42)
    session.mark()
    try session.click(x: 205, y: -25)
    let back = try session.wait(for: "didSettle base resize")
    XCTAssertEqual(back.height, session.page.height * 0.42, accuracy: 1e-9)
  }

  func testDraggedDownItIsDismissed() throws {
    let session = try start()
    let top = session.page.height * 0.58
    try session.sweep(x: 60, [top + 20, top + 60, top + 120, top + 200])
    try session.wait(for: "a dismissal") { $0.event == "didSettle" && $0.target == "dismissed" }
  }

  func testASheetOverASheetClosesAlone() throws {
    let session = try start()
    try session.click(x: 195, y: session.page.height * 0.58 + 155)
    try session.wait(for: "the second sheet") { $0.event == "didSettle" && $0.sheet == "Weather" }
    session.mark()
    try session.key("Escape")
    let first = try session.wait(for: "didSettle dismissed escape")
    XCTAssertEqual(first.sheet, "Weather")
    session.mark()
    try session.click(x: 200, y: 300)
    let second = try session.wait(for: "didSettle dismissed backdrop")
    XCTAssertEqual(second.sheet, "Rate this walk")
  }
}
