import DesktopTestSupport
import Foundation
import XCTest

/// What those hear who do not see the sheet, as AT-SPI tells it of the running program.
final class ScreenReaderTests: XCTestCase {
  /// One thing a program shows.
  private struct Thing: Decodable {
    let role: String
    let name: String
    let description: String
    let actions: [String]
  }

  /// A program on buses of its own.
  private struct Stage {
    let bus: PrivateBus
    let session: Session
    private let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("accessible-tree.py")

    init(_ arguments: [String] = []) throws {
      bus = try PrivateBus()
      let environment = bus.environment.merging(["GTK_A11Y": "atspi"]) { $1 }
      session = try Session("bottom-sheet", arguments, environment: environment)
    }

    /// Everything there is, parents before children.
    func things() throws -> [Thing] {
      try JSONDecoder().decode([Thing].self, from: bus.run(script))
    }

    /// Has a thing do something, by names.
    func run(_ action: String, of thing: String) throws {
      _ = try bus.run(script, [thing, action])
    }

    /// Has a thing do something, by names; answers what is said aloud then, nil if nothing.
    func hear(_ action: String, of thing: String) throws -> String? {
      try JSONDecoder().decode(String?.self, from: bus.run(script, [thing, action, "aloud"]))
    }

    /// Waits until there is a thing that fits; answers the first, or nil after two seconds.
    func wait(for fits: (Thing) -> Bool) throws -> Thing? {
      for _ in 0..<20 {
        if let thing = try things().first(where: fits) { return thing }
        usleep(50_000)
      }
      return nil
    }
  }

  func testTheSheetIsTheOneDialogAndHasItsLabel() throws {
    for (scene, label) in [
      ("pan", "Round the lake"), ("base", "Rate this walk"), ("fitted", "Share with friends"),
    ] {
      let stage = try Stage(["--scene", scene])
      XCTAssertNotNil(try stage.wait { $0.role == "dialog" })
      let dialogs = try stage.things().filter { $0.role == "dialog" }
      XCTAssertEqual(dialogs.map(\.name), [label])
      XCTAssertEqual(stage.session.program.finish(), "")
    }
  }

  func testTheGrabberSaysHowFarTheSheetIsOpen() throws {
    let stage = try Stage()
    let grabber = try XCTUnwrap(try stage.wait { $0.name == "Sheet size" })
    XCTAssertEqual([grabber.role, grabber.description], ["button", "half open"])
    try stage.session.key("shift+Tab")
    try stage.session.key("Up")
    try stage.session.wait(for: "didSettle expanded grabber")
    XCTAssertNotNil(try stage.wait { $0.description == "fully open" })
  }

  func testTheGrabbersActionsMoveAndCloseTheSheet() throws {
    let stage = try Stage()
    XCTAssertNotNil(try stage.wait { $0.name == "Sheet size" })
    for (action, result) in [
      ("sheet.larger", "didSettle expanded grabber"), ("sheet.smaller", "didSettle normal grabber"),
      ("sheet.next-size", "didSettle expanded grabber"),
      ("sheet.close", "didSettle dismissed code"),
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
    let stage = try Stage()
    XCTAssertNotNil(try stage.wait { $0.name == "Sheet size" })
    XCTAssertEqual(
      try stage.hear("sheet.larger", of: "Sheet size"), "Round the lake, fully open")
    XCTAssertEqual(try stage.hear("sheet.close", of: "Sheet size"), "Round the lake, closed")
  }

  func testOnlyWhatCanBeReachedIsThere() throws {
    let stage = try Stage()
    XCTAssertNotNil(try stage.wait { $0.role == "dialog" })
    XCTAssertFalse(try stage.things().contains { $0.name == "Show sheet" })
    try stage.session.key("Escape")
    try stage.session.wait(for: "didSettle dismissed escape")
    XCTAssertNotNil(try stage.wait { $0.name == "Show sheet" })
    XCTAssertFalse(try stage.things().contains { $0.role == "dialog" })
  }
}
