import DesktopTestSupport
import XCTest

/// Fingers on buttons, which keep the end of a tap to themselves, and what the sheet hears after.
final class TouchButtonTests: XCTestCase {
  func testAfterATapOnAButtonInTheSheetAFingerStillDragsIt() throws {
    for numbers in FingerNumbers.allCases {
      let session = try TouchSession<SheetLine>(numbers: numbers)
      let top = session.middle
      session.tap(x: 50, y: top + 98)
      session.swipe(x: 200, [top + 30, top - 20, top - 100, top - 220], hold: 0.2)
      let line = try session.wait(for: "a press beside buttons") { $0.place == "grabber" }
      XCTAssertEqual(line.pointer.map(\.y), top + 30, "where this finger began")
      try session.wait(for: "didSettle expanded drag")
      try session.assertEndsCleanly()
    }
  }

  func testAfterTenTapsOnButtonsATapOnTheDimCloses() throws {
    for numbers in FingerNumbers.allCases {
      let session = try TouchSession<SheetLine>(scene: "base", numbers: numbers)
      let top = try XCTUnwrap(session.program.lines().last).top
      for number in 0..<10 { session.tap(x: 110 + Double(number % 5) * 42, y: top + 75) }
      session.tap(x: 200, y: 350)
      try session.wait(for: "didSettle dismissed backdrop")
      try session.assertEndsCleanly()
    }
  }

  func testAButtonTappedTwiceAtOnePlaceIsTappedTwice() throws {
    let session = try TouchSession<SheetLine>(scene: "fitted")
    for _ in 0..<3 {
      session.mark()
      let before = try XCTUnwrap(session.program.lines().last)
      session.tap(x: 349, y: before.top + 40)
      let taller = try session.wait(for: "a friend more") { $0.event == "didSettle" }
      XCTAssertGreaterThan(taller.height, before.height)
    }
    session.tap(x: 200, y: 250)
    try session.wait(for: "didSettle dismissed backdrop")
    try session.assertEndsCleanly()
  }

  func testThePagesButtonOpensTheSheetAgainAndAgain() throws {
    let session = try TouchSession<SheetLine>(scene: "base")
    for _ in 0..<3 {
      session.mark()
      session.tap(x: 200, y: 300)
      try session.wait(for: "didSettle dismissed backdrop")
      session.tap(x: 200, y: 205)
      try session.wait(for: "didSettle base code")
    }
    let top = try XCTUnwrap(session.program.lines().last).top
    session.swipe(x: 200, [top + 20, top + 60, top + 140, top + 220], hold: 0.2)
    try session.wait(for: "didSettle dismissed drag")
    try session.assertEndsCleanly()
  }

  func testATapWhereTheButtonWasThatOpenedTheSheetClosesIt() throws {
    let session = try TouchSession<SheetLine>(scene: "base")
    session.tap(x: 200, y: 300)
    try session.wait(for: "didSettle dismissed backdrop")
    for _ in 0..<2 {
      session.mark()
      session.tap(x: 200, y: 205)
      try session.wait(for: "didSettle base code")
      session.tap(x: 200, y: 205)
      try session.wait(for: "didSettle dismissed backdrop")
    }
    try session.assertEndsCleanly()
  }

  func testASheetThatAButtonInASheetOpensIsDraggedAndTheOneBelowTapped() throws {
    let session = try TouchSession<SheetLine>(scene: "base")
    let top = try XCTUnwrap(session.program.lines().last).top
    session.tap(x: 195, y: top + 153)
    try session.wait(for: "the weather") { $0.sheet == "Weather" && $0.event == "didSettle" }
    session.mark()
    session.swipe(x: 100, [top + 20, top + 60, top + 140, top + 220], hold: 0.2)
    try session.wait(for: "didSettle dismissed drag")
    session.tap(x: 195, y: top + 201)
    try session.wait(for: "didSettle dismissed code")
    try session.assertEndsCleanly()
  }

  func testAfterADragATapOnAButtonIsHeard() throws {
    let session = try TouchSession<SheetLine>(scene: "base")
    let top = try XCTUnwrap(session.program.lines().last).top
    session.swipe(x: 60, [top + 20, top + 30, top + 40, top + 20], hold: 0.2)
    try session.wait(for: "didSettle base drag")
    session.tap(x: 195, y: top + 201)
    try session.wait(for: "didSettle dismissed code")
    try session.assertEndsCleanly()
  }

  func testADragThatBeginsOnAButtonAndEndsElsewhereClicksNothingAndLeavesNothing() throws {
    let session = try TouchSession<SheetLine>(scene: "base")
    let top = try XCTUnwrap(session.program.lines().last).top
    session.swipe(x: 195, [top + 201, top + 180, top + 120, top + 40], hold: 0.1)
    XCTAssertEqual(session.outcomes(), [])
    session.tap(x: 200, y: 350)
    try session.wait(for: "didSettle dismissed backdrop")
    try session.assertEndsCleanly()
  }

  func testAfterTapsAndClicksOnButtonsBothFingerAndUnmovedMouseAreHeard() throws {
    let session = try TouchSession<SheetLine>(scene: "base")
    let top = try XCTUnwrap(session.program.lines().last).top
    session.tap(x: 195, y: top + 75)
    session.click(x: 195, y: top + 75)
    session.tap(x: 195, y: top + 75)
    session.click(x: 195, y: top + 201, goingThere: true)
    try session.wait(for: "didSettle dismissed code")
    session.mark()
    session.tap(x: 200, y: 160)
    try session.wait(for: "didSettle base code")
    session.click(x: 200, y: 350)
    try session.wait(for: "didSettle dismissed backdrop")
    try session.assertEndsCleanly()
  }
}
