import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// Clicks on the grabber, and the hand over it.
final class GrabberTests: GtkTestCase {
  func testAClickGoesRoundTheDetents() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      for _ in 1...3 {
        let y = stage.grabberY
        stage.hand(.began, y: y)
        stage.hand(.moved, y: y + 3)
        stage.hand(.ended, y: y + 3)
        stage.rest()
      }
      XCTAssertEqual(stage.story, ["expanded grabber", "normal grabber", "expanded grabber"])
    }
  }

  func testDeleteOnTheGrabberDoesNotCloseWhatNoHandCanClose() throws {
    try onMainActor {
      var configuration = SheetConfiguration.pan
      configuration.isDismissible = false
      let stage = PageStage(configuration)
      stage.open()
      stage.sheet.surface.grabber.grabFocus()
      stage.hand.input(["key", "Delete"])
      XCTAssertEqual(stage.story, [])
      stage.hand.input(["key", "Up"])
      XCTAssertEqual(stage.story, ["expanded grabber"])
      stage.window.destroy()
    }
  }

  func testADragNeverClicks() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      let y = stage.grabberY
      stage.hand(.began, y: y)
      stage.sweep(from: y, to: y - 30, steps: 5)
      stage.sweep(from: y - 30, to: y, steps: 5)
      stage.hand(.ended, y: y, after: 0.2)
      stage.rest()
      XCTAssertEqual(stage.story, ["normal drag"])
    }
  }

  func testPressesWithin44PointsCount() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      let (middle, y) = (Double(stage.canvas.width) / 2, stage.grabberY)
      for (x, below, isClick) in [(22.0, 0.0, true), (0, 21, true), (24, 0, false), (0, 24, false)]
      {
        let before = stage.story.count
        stage.hand(.began, y: stage.grabberY + below, x: middle + x)
        stage.hand(.ended, y: stage.grabberY + below, x: middle + x)
        stage.rest()
        XCTAssertEqual(stage.story.count > before, isClick, "\(x) beside and \(below) below \(y)")
      }
    }
  }

  func testTheHandOpensOverTheGrabberAndClosesWhileDragging() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open()
      let cursor = GrabCursor(for: stage.canvas)
      let middle = Double(stage.canvas.width) / 2
      cursor.follow((middle, stage.grabberY), isDragging: false)
      XCTAssertEqual(cursor.shape, .grab)
      cursor.follow((middle, 100), isDragging: true)
      XCTAssertEqual(cursor.shape, .grabbing)
      cursor.follow((middle, 100), isDragging: false)
      XCTAssertEqual(cursor.shape, .usual)
      cursor.follow(nil, isDragging: false)
      XCTAssertEqual(cursor.shape, .usual)
    }
  }
}
