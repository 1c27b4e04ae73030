import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// Wheel and touchpad streams over a sheet.
final class SheetScrollTests: GtkTestCase {
  func testATouchpadMovesTheSheetPointForPoint() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      stage.pointer.y = stage.sheet.frame.top + 60
      let low = stage.sheet.frame.height
      for step in 1...20 {
        XCTAssertTrue(stage.touchpad(by: -5))
        XCTAssertEqual(stage.sheet.frame.height, low + Double(step) * 5, accuracy: 0.5)
      }
      stage.touchpadEnds(after: 0.2)
      stage.rest()
      XCTAssertEqual(stage.story, ["normal drag"])
    }
  }

  /// As recorded on a touchpad: fingers that speed up, and let go in motion.
  func testATouchpadThatLetsGoInMotionThrows() throws {
    try onMainActor {
      for (direction, ending) in [(-1.0, "expanded flick"), (1, "dismissed flick")] {
        let stage = ListStage()
        stage.open()
        stage.pointer.y = stage.sheet.frame.top + 60
        for points in [1.0, 2, 3, 5, 6, 8, 8, 9] { stage.touchpad(by: points * direction) }
        stage.touchpadEnds()
        XCTAssertEqual(stage.story, [ending])
      }
    }
  }

  func testATouchpadGoesFromSheetToListAndBack() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      let low = stage.sheet.frame.height
      for _ in 1...50 { stage.touchpad(by: -10) }
      XCTAssertEqual(stage.sheet.frame.height, stage.highest)
      XCTAssertEqual(stage.offset, 500 - (stage.highest - low), accuracy: 0.5)
      for _ in 1...50 { stage.touchpad(by: 10) }
      XCTAssertEqual(stage.offset, 0)
      XCTAssertEqual(stage.sheet.frame.height, low, accuracy: 0.5)
      stage.touchpadEnds(after: 0.2)
    }
  }

  func testAPressTakesTheSheetFromTheTouchpad() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      for _ in 1...10 { stage.touchpad(by: -10) }
      let held = stage.sheet.frame.height
      stage.canvas.input?.scroll.giveUp()
      stage.hand(.began, y: 700)
      XCTAssertEqual(stage.sheet.frame.height, held, accuracy: 0.5)
      stage.hand(.cancelled, y: 700)
    }
  }

  func testATouchpadThatNeverEndsLetsGoInTheEnd() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      for _ in 1...10 { stage.touchpad(by: -10) }
      XCTAssertEqual(stage.sheet.frame.phase, .dragging)
      stage.rest()
      XCTAssertEqual(stage.story, ["normal drag"])
    }
  }

  func testSidewaysIsNotTheSheets() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      XCTAssertFalse(stage.touchpad(by: -3, sideways: 10))
      XCTAssertEqual(stage.sheet.frame.phase, .resting)
    }
  }

  func testABurstOfNotchesIsOneDetent() throws {
    try onMainActor {
      let stage = ListStage(
        try .init(detents: [
          .fraction(0.3), .fraction(0.6, id: "middle"), .fraction(0.9, id: "high"),
        ]))
      stage.open()
      stage.pointer.y = stage.sheet.frame.top + 60
      for _ in 1...6 { XCTAssertTrue(stage.wheel(1)) }
      stage.rest()
      XCTAssertEqual(stage.story, ["middle wheel"])
      stage.wheel(1, after: 0.16)
      stage.rest()
      stage.wheel(-1, after: 0.16)
      stage.rest()
      XCTAssertEqual(stage.story, ["middle wheel", "high wheel", "middle wheel"])
    }
  }

  func testNoNumberOfNotchesDismisses() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      stage.pointer.y = stage.sheet.frame.top + 60
      for _ in 1...5 { XCTAssertTrue(stage.wheel(-1, after: 0.3)) }
      XCTAssertEqual(stage.story, [])
    }
  }

  func testOverTheListAWheelExpandsThenScrollsThenComesBack() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      XCTAssertTrue(stage.wheel(1, after: 1))
      stage.rest()
      XCTAssertEqual(stage.story, ["expanded wheel"])
      XCTAssertFalse(stage.wheel(1, after: 1), "left to the list")
      stage.list.vertical.value = 100
      XCTAssertFalse(stage.wheel(-1, after: 1), "left to the list")
      stage.list.vertical.value = 0
      XCTAssertTrue(stage.wheel(-1, after: 1))
      stage.rest()
      XCTAssertEqual(stage.story, ["expanded wheel", "normal wheel"])
    }
  }

  func testAWheelMayTurnTheSheetTheOtherWay() throws {
    try onMainActor {
      let stage = ListStage()
      stage.sheet.configuration.wheelDirection = .wheel
      stage.open()
      stage.pointer.y = stage.sheet.frame.top + 60
      stage.wheel(-1, after: 1)
      XCTAssertEqual(stage.story, ["expanded wheel"])
    }
  }

  func testControlAndShiftAreLeftAloneAndTheBackdropKeepsThePageFromScrolling() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      XCTAssertFalse(stage.wheel(1, modifiers: .control))
      XCTAssertFalse(stage.wheel(1, modifiers: .shift))
      stage.pointer.y = 100
      XCTAssertTrue(stage.wheel(1))
      XCTAssertTrue(stage.wheel(1, modifiers: .control))
      XCTAssertTrue(stage.touchpad(by: -10))
      XCTAssertEqual(stage.story, [])
    }
  }

  func testAFittedSheetsListKeepsTheTouchpad() throws {
    try onMainActor {
      let stage = ListStage(.fitted)
      stage.open()
      stage.pointer.y = Double(stage.canvas.height) - 10
      XCTAssertFalse(stage.touchpad(by: -10))
      XCTAssertFalse(stage.wheel(1))
      stage.pointer.y = stage.sheet.frame.top + 10
      XCTAssertTrue(stage.touchpad(by: 10), "but a drag of its handle may come from one")
      stage.touchpadEnds(after: 0.2)
    }
  }
}
