import DesktopTestSupport
import XCTest

/// What those hear who do not see the sheet, as AT-SPI tells it of the running program.
final class ScreenReaderTests: XCTestCase {
  func testTheSheetIsTheOneDialogAndHasItsLabel() throws {
    for (scene, label) in [
      ("pan", "Round the lake"), ("base", "Rate this walk"), ("fitted", "Share with friends"),
    ] {
      let stage = try AccessibleProgram<SheetLine>(["--scene", scene])
      XCTAssertNotNil(try stage.wait { $0.role == "dialog" })
      let dialogs = try stage.things().filter { $0.role == "dialog" }
      XCTAssertEqual(dialogs.map(\.name), [label])
      XCTAssertEqual(stage.session.program.finish(), "")
    }
  }

  func testTheGrabberSaysHowFarTheSheetIsOpen() throws {
    let stage = try AccessibleProgram<SheetLine>()
    let grabber = try XCTUnwrap(try stage.wait { $0.name == "Sheet size" })
    XCTAssertEqual([grabber.role, grabber.description], ["button", "half open"])
    try stage.session.key("shift+Tab")
    try stage.session.key("Up")
    try stage.session.wait(for: "didSettle expanded grabber")
    XCTAssertNotNil(try stage.wait { $0.description == "fully open" })
  }

  func testTheGrabbersActionsMoveAndCloseTheSheet() throws {
    let stage = try AccessibleProgram<SheetLine>()
    XCTAssertNotNil(try stage.wait { $0.name == "Sheet size" })
    for (action, result) in [
      ("sheet.larger", "didSettle expanded grabber"), ("sheet.smaller", "didSettle normal grabber"),
      ("sheet.next-size", "didSettle expanded grabber"),
      ("sheet.close", "didSettle dismissed grabber"),
    ] {
      stage.session.mark()
      try stage.run(action, of: "Sheet size")
      try stage.session.wait(for: result)
    }
  }

  func testWhereTheSheetCameToRestIsSaidAloud() throws {
    guard TestTool.hasGTK("4.14") else {
      throw XCTSkip("GTK can have something said aloud from version 4.14 on.")
    }
    let stage = try AccessibleProgram<SheetLine>()
    XCTAssertNotNil(try stage.wait { $0.name == "Sheet size" })
    XCTAssertEqual(
      try stage.hear("sheet.larger", of: "Sheet size"), "Round the lake, fully open")
    XCTAssertEqual(try stage.hear("sheet.close", of: "Sheet size"), "Round the lake, closed")
  }

  func testOnlyWhatCanBeReachedIsThere() throws {
    let stage = try AccessibleProgram<SheetLine>()
    XCTAssertNotNil(try stage.wait { $0.role == "dialog" })
    XCTAssertFalse(try stage.things().contains { $0.name == "Show sheet" })
    try stage.session.key("Escape")
    try stage.session.wait(for: "didSettle dismissed escape")
    XCTAssertNotNil(try stage.wait { $0.name == "Show sheet" })
    XCTAssertFalse(try stage.things().contains { $0.role == "dialog" })
  }
}
