import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// Without animations a sheet fades from detent to detent, and nothing flickers.
final class CrossFadeTests: GtkTestCase {
  override func tearDown() { MainActor.assumeIsolated { Settings.isAnimated = true } }

  /// How bright it is beside the grabber at three heights, 0…255.
  private struct Looks {
    /// The dimmed page above the sheet at either detent.
    let above: Int
    /// Where the sheet is at its upper detent only.
    let between: Int
    /// Where it always is.
    let below: Int

    @MainActor
    init(_ stage: PageStage) throws {
      let (area, picture) = (stage.canvas.areaOnSurface, try GtkTestCase.picture())
      let rows = [0.05, 0.3, 0.9].map { Int(area.y + area.height * $0) }
      let x = Int(area.x) + 80
      (above, between, below) = (
        picture.brightness(x: x, y: rows[0]), picture.brightness(x: x, y: rows[1]),
        picture.brightness(x: x, y: rows[2])
      )
    }
  }

  /// A sheet that fades so slowly that there is time to look.
  @MainActor
  private static func stage() -> PageStage {
    Settings.isAnimated = false
    let stage = PageStage(.pan)
    stage.open()
    stage.sheet.configuration.fadeDuration = 0.6
    MainLoop.run(for: 0.05)
    return stage
  }

  func testUpAndDownThePlaceBetweenFadesAndTheRestStaysAsItIs() throws {
    try onMainActor {
      let stage = Self.stage()
      for detent in [1, 0] {
        let before = try Looks(stage)
        stage.sheet.select(place: detent)
        MainLoop.wait { stage.sheet.frame.arrival > 0.4 }
        MainLoop.run(for: 0.05)
        let (midway, arrival) = (try Looks(stage), stage.sheet.frame.arrival)
        stage.rest()
        MainLoop.run(for: 0.05)
        let after = try Looks(stage)
        XCTAssertGreaterThan(abs(after.between - before.between), 80)
        let part = Double(midway.between - before.between) / Double(after.between - before.between)
        XCTAssertEqual(part, arrival, accuracy: 0.15)
        XCTAssertEqual([before.above, midway.above], [after.above, after.above])
        XCTAssertEqual([before.below, midway.below, after.below], [255, 255, 255])
      }
      stage.window.destroy()
    }
  }

  func testSentBackMidwayItFadesFromWhatWasToBeSeen() throws {
    try onMainActor {
      let stage = Self.stage()
      let low = try Looks(stage)
      stage.sheet.select(place: 1)
      MainLoop.wait { stage.sheet.frame.arrival > 0.5 }
      MainLoop.run(for: 0.05)
      let midway = try Looks(stage)
      stage.sheet.select(place: 0)
      MainLoop.run(for: 0.05)
      let turned = try Looks(stage)
      XCTAssertEqual(turned.between, midway.between, accuracy: 25, "no jump")
      XCTAssertGreaterThan(turned.between, low.between + 20)
      stage.rest()
      MainLoop.run(for: 0.05)
      XCTAssertEqual(try Looks(stage).between, low.between)
      stage.window.destroy()
    }
  }
}
