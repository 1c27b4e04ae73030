import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// The keyboard focus and what a sheet shows of its content.
final class FocusInSightTests: GtkTestCase {
  /// A sheet that peeks 80 points high, with a column of buttons, of which it shows the first.
  @MainActor
  private static func peeking(
    _ detents: [Detent], isModal: Bool = true
  ) throws -> (stage: PageStage, buttons: [Button]) {
    var configuration = try SheetConfiguration(detents: detents)
    configuration.isModal = isModal
    let buttons = (1...6).map { Button("\($0)") }
    let stage = PageStage(configuration, content: Box(.vertical, buttons))
    stage.open()
    return (stage, buttons)
  }

  func testTabBelowTheWindowsEdgeTheSheetRisesToTheFirstDetentThatShowsIt() throws {
    try onMainActor {
      let (stage, buttons) = try Self.peeking([
        .height(80, id: "peek"), .height(150, id: "low"), .height(500, id: "high"),
      ])
      XCTAssertEqual(stage.sheet.frame.height, 80)
      stage.hand.input(["key", "Tab"])
      MainLoop.wait { stage.story == ["low code"] }
      stage.rest()
      stage.hand.input(["key", "Tab"])
      MainLoop.run(for: 0.1)
      XCTAssertEqual(stage.story, ["low code"], "the third is in sight")
      stage.hand.input(["key", "Tab"])
      MainLoop.wait { stage.story == ["low code", "high code"] }
      XCTAssertEqual(stage.canvas.focusInWindow.map(buttons[3].contains), true)
      stage.window.destroy()
    }
  }

  func testPulledDownOverTheFocusTheSheetStaysDown() throws {
    try onMainActor {
      let (stage, buttons) = try Self.peeking([.height(80, id: "peek"), .height(500, id: "high")])
      buttons[5].grabFocus()
      MainLoop.wait { stage.sheet.target == .detent("high") }
      stage.rest()
      stage.story.forEach { XCTAssertEqual($0, "high code") }
      stage.open(at: 0)
      MainLoop.run(for: 0.1)
      XCTAssertEqual(stage.sheet.frame.height, 80)
      stage.window.destroy()
    }
  }

  func testAPeekThatShowsNoControlOpensAsAPeek() throws {
    try onMainActor {
      let configuration = try SheetConfiguration(detents: [
        .height(80, id: "peek"), .height(500, id: "high"),
      ])
      let button = Button("Far down")
      button.setMargins(top: 200)
      let stage = PageStage(configuration, content: Box(.vertical, [button]))
      stage.open()
      MainLoop.run(for: 0.1)
      XCTAssertEqual(stage.sheet.frame.height, 80)
      let focus = try XCTUnwrap(stage.canvas.focusInWindow)
      XCTAssertTrue(stage.sheet.surface.contains(focus) && !button.contains(focus))
      stage.window.destroy()
    }
  }

  func testASheetThatIsNotModalLeavesThePageItsFocus() throws {
    try onMainActor {
      var configuration = SheetConfiguration.base
      configuration.isModal = false
      let stage = PageStage(configuration, content: Button("In the sheet"))
      stage.button.grabFocus()
      stage.open()
      XCTAssertEqual(stage.canvas.focusInWindow.map(stage.button.contains), true)
      stage.sheet.dismiss()
      MainLoop.wait { stage.sheet.frame.phase == .hidden }
      XCTAssertEqual(stage.canvas.focusInWindow.map(stage.button.contains), true)
      stage.window.destroy()
    }
  }
}
