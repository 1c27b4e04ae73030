import DesktopTestSupport
import XCTest

/// Backdrop, Escape, reopening, and what the page gets of it.
final class ClosingTests: XCTestCase {
  func testAClickOnTheBackdropCloses() throws {
    let session = try Session()
    try session.click(x: 200, y: 100)
    try session.wait(for: "didSettle dismissed backdrop")
    XCTAssertEqual(session.news().filter { $0.event == "willSettle" }.count, 1)
    XCTAssertEqual(session.program.finish(), "")
  }

  func testEscapeCloses() throws {
    let session = try Session()
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
  }

  func testShowSheetOpensAgainAsAtTheStart() throws {
    let session = try Session()
    let before = try session.restingPicture()
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    session.mark()
    try session.click(x: 200, y: session.page.height - 25)
    try session.wait(for: "didSettle normal code")
    XCTAssertLessThan(try session.restingPicture().difference(from: before), 0.01)
  }

  func testTheFirstClickAfterShowSheetCloses() throws {
    let session = try Session()
    try session.sweep(x: 200, [session.page.height / 2 + 20, session.page.height - 10], hold: 0.2)
    try session.wait(for: "didSettle dismissed drag")
    session.mark()
    try session.click(x: 200, y: session.page.height - 25)
    try session.wait(for: "didSettle normal code")
    session.mark()
    try session.click(x: 200, y: 60)
    try session.wait(for: "didSettle dismissed backdrop")
    XCTAssertEqual(
      session.outcomes(), ["willSettle dismissed backdrop", "didSettle dismissed backdrop"])
  }

  func testPressedOnTheBackdropAndLetGoOnTheSheetStaysOpen() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top - 40, top - 10, top + 60])
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    XCTAssertFalse(session.news().contains { $0.reason == "backdrop" })
  }

  func testPressedOnTheSheetAndLetGoOnTheBackdropStaysOpen() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 2, top - 3])
    try session.sweep(x: 50, [top + 98, top, top - 200])  // from a button
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    XCTAssertEqual(
      session.outcomes().filter { $0 != "key" },
      ["willSettle dismissed escape", "didSettle dismissed escape"])
  }

  func testAFlickClosesOnceWhateverElseIsPressed() throws {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 20, top + 45, top + 75, top + 110])
    try session.click(x: 200, y: 60)
    try session.key("Escape")
    try session.wait(for: "a closed sheet") { $0.event == "didSettle" && $0.target == "dismissed" }
    XCTAssertEqual(session.news().filter { $0.event == "willSettle" }.count, 1)
    XCTAssertEqual(session.news().filter { $0.event == "didSettle" }.count, 1)
  }

  func testThePageTakesClicksAgain() throws {
    let session = try Session()
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    let before = try session.picture()
    try session.display.input([
      "mousemove", "200", "200", "sleep", "0.05", "click", "5", "click", "5",
    ])
    try session.waitForPicture { $0.difference(from: before) > 0.02 }
  }

  func testThePageDoesNotScrollUnderTheSheet() throws {
    let session = try Session()
    let before = try session.restingPicture()
    try session.display.input(["mousemove", "200", "200", "click", "5", "click", "5"])
    try session.key("Escape")
    try session.wait(for: "didSettle dismissed escape")
    session.mark()
    try session.click(x: 200, y: session.page.height - 25)
    try session.wait(for: "didSettle normal code")
    XCTAssertLessThan(try session.restingPicture().difference(from: before), 0.01)
  }
}
