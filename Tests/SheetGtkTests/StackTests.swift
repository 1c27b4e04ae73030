import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// Sheets over sheets, narrow sheets, and what lies open beside and under them.
final class StackTests: GtkTestCase {
  func testEscapeAndBackdropCloseTheTopmostOnly() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      let second = stage.openSecondSheet()
      XCTAssertTrue(stage.canvas.topmost === second)
      guard case .backdrop(let hit) = stage.canvas.hit(x: 200, y: 10) else {
        return XCTFail("the topmost sheet's backdrop lies over everything")
      }
      XCTAssertTrue(hit === second)
      second.dismiss()
      stage.wait { second.frame.phase == .hidden }
      XCTAssertTrue(stage.canvas.topmost === stage.sheet)
      XCTAssertEqual(stage.sheet.frame.phase, .resting)
    }
  }

  func testTheOneBelowRecedesWithTheProgressOfTheOneAbove() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      XCTAssertEqual(stage.canvas.cover(of: stage.sheet), 0)
      let second = stage.openSecondSheet()
      XCTAssertEqual(stage.canvas.cover(of: stage.sheet), 1)
      second.send(.pressed(PointerSample(y: second.frame.top + 10, time: 0), on: .surface))
      second.send(.moved(PointerSample(y: second.frame.top + 110, time: 1)))
      XCTAssertEqual(stage.canvas.cover(of: stage.sheet), second.frame.progress)
      XCTAssertLessThan(second.frame.progress, 1)
    }
  }

  func testTheFocusGoesBackSheetBySheet() throws {
    try onMainActor {
      let stage = Stage()
      let button = Button("First")
      stage.content.adopt(button)
      stage.open()
      let second = stage.openSecondSheet()
      XCTAssertFalse(stage.sheet.surface.canBeTargeted || stage.sheet.surface.canBeFocused)
      XCTAssertTrue(second.surface.contains(try XCTUnwrap(stage.window.focusInWindow)))
      second.dismiss()
      stage.wait { second.frame.phase == .hidden }
      XCTAssertTrue(stage.sheet.surface.contains(try XCTUnwrap(stage.window.focusInWindow)))
    }
  }

  func testWhereNothingIsDimmedThePageIsInReach() throws {
    try onMainActor {
      var configuration = SheetConfiguration.pan
      configuration.backdrop.largestUndimmed = "normal"
      let stage = Stage(configuration)
      stage.open()
      XCTAssertTrue(stage.page.canBeTargeted)
      XCTAssertNil(stage.canvas.hit(x: 200, y: 10))
      stage.sheet.select(place: 1)
      stage.wait { stage.sheet.frame.phase == .resting }
      XCTAssertFalse(stage.page.canBeTargeted)
      guard case .backdrop = stage.canvas.hit(x: 200, y: 10) else {
        return XCTFail("the dim takes the pointer where it is visible")
      }
    }
  }

  func testASheetThatIsNotModalLeavesThePageInReach() throws {
    try onMainActor {
      var configuration = SheetConfiguration.pan
      configuration.isModal = false
      let stage = Stage(configuration)
      stage.open()
      XCTAssertTrue(stage.page.canBeTargeted && stage.page.canBeFocused)
    }
  }

  func testANarrowSheetStandsWhereItIsAligned() throws {
    try onMainActor {
      let places: [(SheetAppearance.Alignment, Double)] = [(.start, 0), (.center, 50), (.end, 100)]
      for (alignment, x) in places {
        var configuration = SheetConfiguration.pan
        configuration.appearance.maximumWidth = 300
        configuration.appearance.alignment = alignment
        let stage = Stage(configuration)
        stage.open()
        XCTAssertEqual(stage.content.width, 300)
        guard case .sheet = stage.canvas.hit(x: x + 1, y: 790),
          case .sheet = stage.canvas.hit(x: x + 299, y: 790)
        else { return XCTFail("\(alignment)") }
        let beside = x > 0 ? x - 1 : 301
        guard case .backdrop = stage.canvas.hit(x: beside, y: 790) else {
          return XCTFail("beside a narrow sheet is the backdrop")
        }
        stage.window.destroy()
      }
    }
  }

  func testAnOpenSheetThatLiesUnderAnotherIsRaisedWhenItIsPresented() throws {
    try onMainActor {
      let button = Button("In the lower sheet")
      let stage = PageStage(.base, content: button)
      var clicks = 0
      button.onClick { clicks += 1 }
      let upper = SheetHost(configuration: .base, content: Button("Upper"), label: "Upper")
      stage.canvas.add(upper)
      stage.button.grabFocus()
      stage.open()
      upper.present()
      MainLoop.wait { upper.frame.phase == .resting }
      stage.sheet.present()
      XCTAssertTrue(stage.canvas.topmost === stage.sheet)
      XCTAssertEqual(stage.canvas.focusInWindow.map(button.contains), true)
      stage.hand.click(x: 200, y: 700)
      XCTAssertEqual(clicks, 1)
      for sheet in [stage.sheet, upper] {
        stage.hand.input(["key", "Escape"])
        MainLoop.wait { sheet.frame.phase == .hidden }
      }
      XCTAssertEqual(stage.canvas.focusInWindow.map(stage.button.contains), true)
      stage.window.destroy()
    }
  }

  func testAClosedSheetThatWasAddedFirstOpensOverTheOthers() throws {
    try onMainActor {
      let stage = Stage()
      let second = stage.openSecondSheet()
      stage.open()
      XCTAssertTrue(stage.canvas.topmost === stage.sheet)
      XCTAssertFalse(second.surface.canBeTargeted)
      stage.window.destroy()
    }
  }
}

extension Stage {
  /// Opens another sheet over the first and waits until it rests.
  fileprivate func openSecondSheet() -> SheetHost {
    let second = SheetHost(
      configuration: .base, content: Box(.vertical, [Button("Second")]), label: "Second")
    canvas.add(second)
    second.present()
    wait { second.frame.phase == .resting }
    return second
  }
}
