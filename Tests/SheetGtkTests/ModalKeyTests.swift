import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// Keys while a modal sheet is open, over a page with shortcuts of its own.
final class ModalKeyTests: GtkTestCase {
  /// A page and a window that count their keys, under a sheet.
  @MainActor
  private final class Desk {
    let stage: PageStage
    private(set) var told: [String] = []

    init(content: Widget? = nil) {
      stage = PageStage(.base, content: content)
      for key in ["Escape", "F5"] {
        stage.button.addWindowShortcut(key) { [weak self] in
          self?.told.append(key)
          return true
        }
      }
      stage.window.onKey { [weak self] key, _ in
        if key == "Escape" { self?.told.append("window") }
        return false
      }
    }

    func press(_ keys: String..., line: UInt = #line) {
      stage.hand.input(keys.flatMap { ["key", $0, "sleep", "0.03"] }, line: line)
    }

    func waitUntilClosed(line: UInt = #line) {
      MainLoop.wait(until: { stage.sheet.frame.phase == .hidden }, line: line)
    }
  }

  func testEscapeClosesTheSheetAndIsNotThePages() throws {
    try onMainActor {
      let desk = Desk()
      desk.stage.open()
      desk.press("Escape")
      XCTAssertEqual(desk.stage.story, ["dismissed escape"])
      desk.waitUntilClosed()
      XCTAssertEqual(desk.told, [])
      desk.press("Escape")
      XCTAssertEqual(desk.told, ["window", "Escape"], "the sheet is gone")
      desk.stage.window.destroy()
    }
  }

  func testEscapeIsNotThePagesWhileTheSheetCloses() throws {
    try onMainActor {
      let desk = Desk()
      desk.stage.open()
      desk.stage.sheet.configuration.dismissal = Transition(
        Spring(duration: 2, bounce: 0))
      desk.press("Escape", "Escape", "Escape")
      XCTAssertEqual(desk.stage.story, ["dismissed escape"])
      XCTAssertGreaterThan(desk.stage.sheet.frame.backdropOpacity, 0)
      XCTAssertEqual(desk.told, [])
      desk.stage.window.destroy()
    }
  }

  func testEscapeThatTheSheetRefusesIsNobodys() throws {
    try onMainActor {
      let desk = Desk()
      desk.stage.sheet.shouldSettle = { $0.target == .dismissed ? .refuse : .allow }
      desk.stage.open()
      desk.press("Escape")
      XCTAssertEqual(desk.stage.story, [])
      XCTAssertEqual(desk.told, [])
      desk.stage.window.destroy()
    }
  }

  func testEscapeIsTheSheetsWithTheFocusOutsideIt() throws {
    try onMainActor {
      let desk = Desk()
      desk.stage.open()
      desk.stage.canvas.clearFocusInWindow()
      desk.press("Escape")
      XCTAssertEqual(desk.stage.story, ["dismissed escape"])
      XCTAssertEqual(desk.told, [])
      desk.stage.window.destroy()
    }
  }

  func testAShortcutOfThePageRunsOnlyBesideSheets() throws {
    try onMainActor {
      let desk = Desk()
      desk.press("F5")
      desk.stage.open()
      desk.press("F5")
      XCTAssertEqual(desk.told, ["F5"])
      desk.stage.sheet.dismiss()
      desk.waitUntilClosed()
      desk.press("F5")
      XCTAssertEqual(desk.told, ["F5", "F5"])
      desk.stage.window.destroy()
    }
  }

  func testAShortcutInTheSheetRunsUntilAnotherSheetCoversIt() throws {
    try onMainActor {
      let inside = Button("In the sheet")
      let desk = Desk(content: inside)
      var runs = 0
      inside.addWindowShortcut("F5") {
        runs += 1
        return true
      }
      desk.stage.open()
      desk.press("F5")
      XCTAssertEqual(runs, 1)
      let upper = SheetHost(configuration: .base, content: Button("Upper"), label: "Upper")
      desk.stage.canvas.add(upper)
      upper.present()
      MainLoop.wait { upper.frame.phase == .resting }
      desk.press("F5")
      XCTAssertEqual(runs, 1)
      desk.stage.canvas.remove(upper)
      desk.press("F5")
      XCTAssertEqual(runs, 2)
      XCTAssertEqual(desk.told, [])
      desk.stage.window.destroy()
    }
  }

  func testEscapeStopsASearchInTheSheetFirst() throws {
    try onMainActor {
      var stops = 0
      let desk = Desk(content: .searchEntry { stops += 1 })
      desk.stage.open()
      desk.press("Escape")
      XCTAssertEqual(stops, 1)
      XCTAssertEqual(desk.stage.story, [])
      XCTAssertEqual(desk.told, [])
      desk.stage.window.destroy()
    }
  }

  func testEscapeClosesAListOfChoicesInTheSheetFirst() throws {
    try onMainActor {
      let desk = Desk(content: DropDown(["One", "Two"]))
      desk.stage.open()
      let y = desk.stage.sheet.frame.top + desk.stage.sheet.frame.height / 2
      desk.stage.hand.begin(desk.stage.hand.moved(200, y) + ["click", "1"])
      MainLoop.wait { desk.stage.window.hasOpenPopup }
      desk.stage.hand.begin(["key", "Escape"])
      MainLoop.wait { !desk.stage.window.hasOpenPopup }
      XCTAssertEqual(desk.stage.story, [])
      XCTAssertFalse(desk.told.contains("Escape"), "not the page's either")
      desk.press()  // the window has its keyboard again
      desk.press("Escape")
      XCTAssertEqual(desk.stage.story, ["dismissed escape"])
      desk.stage.window.destroy()
    }
  }

  func testInAnotherWindowTheCanvasKeepsItsKeysToo() throws {
    try onMainActor {
      let desk = Desk()
      let other = Window()
      var others = 0
      other.onKey { key, _ in
        if key == "Escape" { others += 1 }
        return false
      }
      desk.stage.window.setChild(nil)
      desk.stage.window.destroy()
      other.setDefaultSize(width: 400, height: 800)
      other.setChild(desk.stage.canvas)
      other.present()
      MainLoop.wait { desk.stage.canvas.height > 700 }
      desk.stage.open()
      desk.press("Escape")
      XCTAssertEqual(desk.stage.story, ["dismissed escape"])
      XCTAssertEqual(others, 0)
      XCTAssertEqual(desk.told, [])
      other.destroy()
    }
  }
}
