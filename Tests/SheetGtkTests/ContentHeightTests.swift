import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// The height follows the content, whatever the sheet does.
final class ContentHeightTests: GtkTestCase {
  private static let handle = 20.0

  func testIsHandleAndContent() throws {
    try onMainActor {
      let stage = Stage(.fitted)
      stage.open()
      XCTAssertEqual(stage.sheet.frame.height, Self.handle + 200)
      stage.content.naturalHeight = 350
      stage.wait {
        stage.sheet.frame.phase == .resting && stage.sheet.frame.height == Self.handle + 350
      }
      stage.content.naturalHeight = 200
      stage.wait {
        stage.sheet.frame.phase == .resting && stage.sheet.frame.height == Self.handle + 200
      }
    }
  }

  func testContentTallerThanTheWindowStopsBelowTheTopOffset() throws {
    try onMainActor {
      let stage = Stage(.fitted)
      stage.content.naturalHeight = 2000
      stage.open()
      XCTAssertEqual(stage.sheet.frame.height, Self.handle + Double(stage.canvas.height) - 150)
    }
  }

  func testNothingJumpsWhenTheContentChangesInMidFlight() throws {
    try onMainActor {
      for height in [120, 500] {
        let stage = Stage(.fitted)
        stage.sheet.present()
        stage.wait { stage.sheet.frame.height > 40 }
        var heights = [stage.sheet.frame.height]
        stage.sheet.watch { sheet, activity in
          if case .event(.resized, _) = activity { heights.append(sheet.frame.height) }
        }
        stage.content.naturalHeight = height
        stage.wait { heights.count > 1 }
        // The frame's own way lies between, and nothing else: 0.25 s for all of it.
        XCTAssertEqual(heights[1], heights[0], accuracy: 40)
        stage.wait { stage.sheet.frame.phase == .resting }
        XCTAssertEqual(stage.sheet.frame.height, Self.handle + Double(height))
        stage.window.destroy()
      }
    }
  }

  func testNothingJumpsWhenTheContentChangesInMidDrag() throws {
    try onMainActor {
      for height in [120, 500] {
        let stage = Stage(.fitted)
        stage.open()
        let top = stage.sheet.frame.top
        stage.sheet.send(.pressed(PointerSample(y: top + 5, time: 0), on: .surface))
        stage.sheet.send(.moved(PointerSample(y: top + 45, time: 1)))
        let held = stage.sheet.frame.height
        var isTold = false
        stage.sheet.watch { _, activity in if case .event(.resized, _) = activity { isTold = true }
        }
        stage.content.naturalHeight = height
        stage.wait { isTold }
        XCTAssertEqual(stage.sheet.frame.height, held, accuracy: 0.5)
        stage.sheet.send(.moved(PointerSample(y: top + 48, time: 1.1)))
        XCTAssertEqual(stage.sheet.frame.height, held - 3, accuracy: 0.5)
        stage.sheet.send(.cancelled)
        stage.wait { stage.sheet.frame.phase == .resting }
        XCTAssertEqual(stage.sheet.frame.height, Self.handle + Double(height))
        stage.window.destroy()
      }
    }
  }

  func testTheBottomInsetIsAddedAndKeptClear() throws {
    try onMainActor {
      let stage = Stage(.fitted)
      stage.canvas.bottomInset = 30
      stage.open()
      XCTAssertEqual(stage.sheet.frame.height, Self.handle + 200 + 30)
      XCTAssertEqual(stage.content.height, 200)
    }
  }
}
