import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// One press, one drag: sheet and list move as one.
final class HandOffDragTests: GtkTestCase {
  func testFiveHundredPointsUpAndBack() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      let low = stage.sheet.frame.height
      stage.hand(.began, y: 700)
      for y in stride(from: 690.0, through: 200, by: -10) {
        stage.hand(.moved, y: y)
        XCTAssertEqual(stage.sheet.frame.height - low + stage.offset, 700 - y, accuracy: 0.5)
        XCTAssertTrue(stage.offset == 0 || stage.sheet.frame.height == stage.highest)
      }
      XCTAssertEqual(stage.offset, 500 - (stage.highest - low), accuracy: 0.5)
      for y in stride(from: 210.0, through: 700, by: 10) {
        stage.hand(.moved, y: y)
        XCTAssertEqual(stage.sheet.frame.height - low + stage.offset, 700 - y, accuracy: 0.5)
        XCTAssertTrue(stage.offset == 0 || stage.sheet.frame.height == stage.highest)
      }
      XCTAssertEqual(stage.sheet.frame.height, low, accuracy: 0.5)
      stage.hand(.ended, y: 700, after: 0.2)
      stage.rest()
      XCTAssertEqual(stage.story, ["normal drag"])
    }
  }

  func testADownwardFlickThatEndsInTheListClosesNothing() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open(at: 1)
      stage.list.vertical.value = 400
      stage.hand(.began, y: 300)
      stage.sweep(from: 300, to: 500, steps: 8)
      XCTAssertEqual(stage.offset, 200)
      stage.hand(.ended, y: 500, after: 0.001)
      XCTAssertEqual(stage.story, ["expanded drag"])
      stage.rest()
      XCTAssertEqual(stage.sheet.frame.height, stage.highest)
      stage.wait { stage.offset == 0 }
      XCTAssertEqual(stage.story, ["expanded drag"], "what glides moves the list alone")
    }
  }

  func testReleasedSlowlyInTheListItStays() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      stage.hand(.began, y: 700)
      stage.sweep(from: 700, to: 200, steps: 20)
      stage.sweep(from: 200, to: 290, steps: 4)
      let offset = stage.offset
      XCTAssertGreaterThan(offset, 50)
      stage.hand(.ended, y: 290, after: 0.3)
      stage.rest()
      XCTAssertEqual(stage.story, ["expanded drag"])
      XCTAssertEqual(stage.offset, offset)
    }
  }

  func testAListThatGlidesIsCaughtByAPress() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open(at: 1)
      stage.hand(.began, y: 600)
      stage.sweep(from: 600, to: 400, steps: 8)
      stage.hand(.ended, y: 400, after: 0.001)
      stage.rest()
      let gliding = stage.offset
      XCTAssertGreaterThan(gliding, 200)
      stage.hand(.began, y: 600)
      let caught = stage.offset
      stage.run(for: 0.1)
      XCTAssertEqual(stage.offset, caught)
      stage.hand(.ended, y: 600)
    }
  }

  func testGtkScrollsTheListAgainWhenTheHandIsGone() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      for ending in [DragGesture.Step.ended, .cancelled] {
        stage.hand(.began, y: 700)
        let held = try XCTUnwrap(stage.canvas.scroller(atX: 200, y: 700))
        XCTAssertFalse(held.followsFingers)
        stage.hand(.moved, y: 680)
        stage.hand(ending, y: 680, after: 0.2)
        XCTAssertTrue(held.followsFingers)
        stage.rest()
      }
    }
  }

  func testADragOfTheHeadLeavesTheListAlone() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open(at: 1)
      stage.list.vertical.value = 300
      let y = stage.sheet.frame.top + 60
      stage.hand(.began, y: y)
      stage.sweep(from: y, to: y + 100, steps: 10)
      XCTAssertEqual(stage.offset, 300)
      XCTAssertEqual(stage.sheet.frame.height, stage.highest - 100, accuracy: 0.5)
      stage.hand(.cancelled, y: 0)
    }
  }

  func testAfterALostReleaseNothingFollowsThePointer() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      let y = stage.sheet.frame.top + 60
      stage.hand(.began, y: y)
      stage.sweep(from: y, to: y - 40, steps: 5)
      stage.hand(.cancelled, y: y)
      stage.sweep(from: y, to: 200, steps: 5)
      stage.hand(.ended, y: 200)
      stage.rest()
      XCTAssertEqual(stage.story, ["normal drag"])
    }
  }
}
