import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// What a real pointer reaches that has not moved since the sheets came or went.
final class RestingPointerTests: GtkTestCase {
  /// Over the page's button, which opens the sheet.
  @MainActor
  private static func overTheButton() -> PageStage {
    let stage = PageStage(.base)
    stage.button.onClick { [weak sheet = stage.sheet] in sheet?.present() }
    return stage
  }

  func testClickedTwiceInPlaceTheSecondClickIsTheBackdropsAndTheThirdThePages() throws {
    try onMainActor {
      let stage = Self.overTheButton()
      stage.clickButton()
      stage.rest()
      stage.hand.clickInPlace()
      XCTAssertEqual(stage.story, ["base code", "dismissed backdrop"])
      XCTAssertEqual(stage.clicks, 1, "the button is under the dim")
      MainLoop.wait { stage.sheet.frame.phase == .hidden }
      stage.hand.clickInPlace()
      XCTAssertEqual(stage.clicks, 2, "the dim is gone")
      stage.window.destroy()
    }
  }

  func testClickedOnTheDimThePlaceUnderItTakesTheNextClick() throws {
    try onMainActor {
      let stage = PageStage(.base)
      stage.open()
      stage.clickButton()
      XCTAssertEqual(stage.story, ["dismissed backdrop"])
      MainLoop.wait { stage.sheet.frame.phase == .hidden }
      stage.hand.clickInPlace()
      XCTAssertEqual(stage.clicks, 1)
      stage.window.destroy()
    }
  }

  func testTheWheelScrollsNothingUnderADimThatCameUnderThePointer() throws {
    try onMainActor {
      let stage = PageStage(.base)
      XCTAssertGreaterThan(stage.turnWheelOverList(), 0)
      let offset = stage.list.vertical.value
      stage.sheet.present()
      MainLoop.wait { stage.sheet.frame.backdropOpacity > 0 }
      stage.hand.wheelInPlace()
      XCTAssertEqual(stage.list.vertical.value, offset, "while it rises")
      stage.rest()
      stage.hand.wheelInPlace()
      XCTAssertEqual(stage.list.vertical.value, offset, "at rest")
      stage.sheet.dismiss()
      MainLoop.wait { stage.sheet.frame.phase == .hidden }
      stage.hand.wheelInPlace()
      XCTAssertGreaterThan(stage.list.vertical.value, offset, "gone")
      stage.window.destroy()
    }
  }

  func testAButtonThatRoseUnderThePointerTakesTheClick() throws {
    try onMainActor {
      let button = Button("In the sheet")
      let stage = PageStage(.base, content: button)
      var clicks = 0
      button.onClick { clicks += 1 }
      stage.hand.input(stage.hand.moved(200, 700))
      stage.sheet.present()
      stage.rest()
      stage.hand.clickInPlace()
      XCTAssertEqual(clicks, 1)
      stage.canvas.remove(stage.sheet)
      stage.hand.wheelInPlace()
      XCTAssertGreaterThan(stage.list.vertical.value, 0, "taken away, it is no more in the way")
      stage.window.destroy()
    }
  }

  func testAHeldPointerUnderWhichTheWindowIsLaidOutAgainHasNotMoved() throws {
    try onMainActor {
      let stage = PageStage(.pan)
      stage.open()
      var times: [Double] = []
      stage.sheet.watch { _, activity in
        if case .event(.moved(let sample), _) = activity { times.append(sample.time) }
      }
      let top = stage.sheet.frame.top
      stage.hand.press(x: 200, through: [top + 10, top - 20, top - 60])
      PointerPick(over: stage.canvas).refresh()
      stage.hand.input(["sleep", "0.05"])
      stage.hand.release()
      XCTAssertFalse(times.isEmpty)
      XCTAssertFalse(times.contains(0), "a motion that GTK made up, at no time")
      stage.window.destroy()
    }
  }

  func testAButtonThatAClosingSheetUncoversTakesTheClick() throws {
    try onMainActor {
      let button = Button("In the lower sheet")
      let stage = PageStage(.base, content: button)
      var clicks = 0
      button.onClick { clicks += 1 }
      let upper = SheetHost(configuration: .base, content: Button("Upper"), label: "Upper")
      stage.canvas.add(upper)
      stage.open()
      upper.present()
      MainLoop.wait { upper.frame.phase == .resting }
      stage.hand.click(x: 200, y: 700)
      upper.dismiss()
      MainLoop.wait { upper.frame.phase == .hidden }
      stage.hand.clickInPlace()
      XCTAssertEqual(clicks, 1)
      stage.window.destroy()
    }
  }
}
