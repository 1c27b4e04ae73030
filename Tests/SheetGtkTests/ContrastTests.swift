import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// High contrast is followed at once, while the program runs.
final class ContrastTests: GtkTestCase {
  override func tearDown() {
    MainActor.assumeIsolated {
      Settings.theme = nil
      Settings.isDark = nil
    }
  }

  /// How bright the sheet is at three spots, 0…255.
  private struct Looks {
    let edge: Int
    let surface: Int
    let grabber: Int

    /// How far edge and grabber stand out from the surface.
    var edgeContrast: Int { abs(edge - surface) }
    var grabberContrast: Int { abs(grabber - surface) }
  }

  @MainActor
  private static func looks(
    of stage: PageStage, in picture: DesktopTestSupport.Picture
  ) -> Looks {
    let (origin, area) = (stage.canvas.areaOnSurface, stage.canvas.area(of: stage.sheet))
    let (x, y) = (origin.x + (area?.x ?? 0), origin.y + (area?.y ?? 0))
    let middle = x + (area?.width ?? 0) / 2
    return Looks(
      edge: picture.brightness(x: Int(x) + 60, y: Int(y)),
      surface: picture.brightness(x: Int(x) + 60, y: Int(y) + 8),
      grabber: picture.brightness(x: Int(middle), y: Int(y) + 12))
  }

  /// Waits until an open sheet looks a certain way.
  @MainActor
  private static func wait(
    for stage: PageStage, line: UInt = #line, until fits: (Looks) -> Bool
  ) throws {
    try MainLoop.wait(forPicture: { fits(looks(of: stage, in: $0)) }, line: line)
  }

  func testWithHighContrastTheOpenSheetGetsAnEdgeAndAStrongerGrabber() throws {
    try onMainActor {
      let stage = PageStage(.pan)
      stage.open()
      for isDark in [false, true] {
        Settings.isDark = isDark
        let isSurface: (Int) -> Bool = { isDark ? $0 < 80 : $0 > 250 }
        for _ in 0..<2 {
          Settings.theme = "Adwaita"
          try Self.wait(for: stage) {
            isSurface($0.surface) && $0.edgeContrast == 0 && (80..<120).contains($0.grabberContrast)
          }
          Settings.theme = "HighContrast"
          try Self.wait(for: stage) {
            isSurface($0.surface) && $0.edgeContrast > 80 && $0.grabberContrast > 180
          }
        }
      }
      XCTAssertEqual(stage.story, [], "nothing moves for that")
      stage.window.destroy()
    }
  }

  func testTheEdgeGoesAllTheWayDownANarrowSheet() throws {
    try onMainActor {
      var configuration = SheetConfiguration.pan
      configuration.appearance.maximumWidth = 300
      configuration.isModal = false
      Settings.theme = "HighContrast"
      let stage = PageStage(configuration)
      stage.open()
      let area = stage.canvas.areaOnSurface
      let top = Int(area.y + stage.sheet.frame.top) + 20
      try MainLoop.wait(forPicture: { picture in
        [50, 349].allSatisfy { x in
          let line = (top..<Int(area.y + area.height)).map {
            picture.brightness(x: Int(area.x) + x, y: $0)
          }
          return Set(line).count == 1 && line[0] < 80
        }
      })
      stage.window.destroy()
    }
  }
}
