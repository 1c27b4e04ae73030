import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// The desktop's settings are followed at once, while the program runs.
final class SettingsTests: GtkTestCase {
  override func tearDown() {
    MainActor.assumeIsolated {
      Settings.isAnimated = true
      Settings.isDark = nil
    }
  }

  /// Every frame's height and opacity, and what was told, from now on.
  @MainActor
  private final class Record {
    var heights: [Double] = []
    var opacities: [Double] = []
    var news: [String] = []

    init(_ sheet: SheetHost) {
      sheet.watch { [weak self] _, activity in
        switch activity {
        case .frame(let frame):
          self?.heights.append(frame.height)
          self?.opacities.append(frame.opacity)
        case .notice(.willSettle): self?.news.append("will")
        case .notice(.didSettle): self?.news.append("did")
        case .notice(.interrupted): self?.news.append("interrupted")
        case .notice(.unknownDetent): self?.news.append("unknown")
        case .event, .notice: break
        }
      }
    }
  }

  func testWithoutAnimationsItFadesInsteadOfTravelling() throws {
    try onMainActor {
      let stage = Stage()
      Settings.isAnimated = false
      MainLoop.runDry()
      let record = Record(stage.sheet)
      stage.open()
      XCTAssertEqual(Set(record.heights).count, 1)
      XCTAssertEqual(record.opacities, record.opacities.sorted())
      XCTAssertEqual(record.opacities.last, 1)
      stage.sheet.dismiss()
      stage.wait { stage.sheet.frame.phase == .hidden }
      XCTAssertEqual(Set(record.heights).count, 2)
      XCTAssertEqual(record.news, ["will", "did", "will", "did"])
      XCTAssertFalse(stage.canvas.isTicking)
      stage.window.destroy()
    }
  }

  func testASheetAddedLaterFadesToo() throws {
    try onMainActor {
      Settings.isAnimated = false
      let stage = Stage()
      stage.sheet.present()
      stage.wait { stage.sheet.frame.height > 0 }
      XCTAssertEqual(stage.sheet.frame.height, Double(stage.canvas.height) / 2)
      stage.window.destroy()
    }
  }

  func testSwitchedOffInMidFlightItIsThereAtOnce() throws {
    try onMainActor {
      let stage = Stage()
      stage.sheet.present()
      stage.wait { stage.sheet.frame.height > 20 }
      let record = Record(stage.sheet)
      Settings.isAnimated = false
      XCTAssertEqual(record.heights, [Double(stage.canvas.height) / 2])
      stage.wait { stage.sheet.frame.phase == .resting }
      XCTAssertEqual(record.news, ["did"])
      stage.window.destroy()
    }
  }

  func testSwitchedOnAgainItTravels() throws {
    try onMainActor {
      let stage = Stage()
      Settings.isAnimated = false
      stage.open()
      Settings.isAnimated = true
      let record = Record(stage.sheet)
      stage.sheet.dismiss()
      stage.wait { stage.sheet.frame.phase == .hidden }
      XCTAssertGreaterThan(Set(record.heights).count, 3)
      stage.window.destroy()
    }
  }

  func testTheSurfaceTakesTheColoursOfTheNewThemeWhileItIsOpen() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      stage.run(for: 0.1)
      let light = try XCTUnwrap(stage.canvas.themeColor("theme_base_color"))
      let before = stage.content.paints
      Settings.isDark = true
      stage.wait { stage.content.paints > before }
      let dark = try XCTUnwrap(stage.canvas.themeColor("theme_base_color"))
      XCTAssertLessThan(dark.red, light.red - 0.5)
      stage.window.destroy()
    }
  }
}
