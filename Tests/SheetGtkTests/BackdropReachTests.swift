import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// What of the page a real pointer reaches beside an open sheet.
final class BackdropReachTests: GtkTestCase {
  /// A sheet that dims nothing at its lower detent.
  private static func undimmedBelow() throws -> SheetConfiguration {
    var configuration = try SheetConfiguration(detents: [
      .fraction(0.3, id: "low"), .fraction(0.6, id: "high"),
    ])
    configuration.backdrop.largestUndimmed = "low"
    return configuration
  }

  func testWhereNothingIsDimmedAClickReachesThePagesButton() throws {
    try onMainActor {
      let stage = PageStage(try Self.undimmedBelow())
      stage.open()
      stage.clickButton()
      stage.clickButton()
      XCTAssertEqual(stage.clicks, 2)
      XCTAssertEqual(stage.sheet.frame.phase, .resting)
      XCTAssertEqual(stage.story, [])
      stage.window.destroy()
    }
  }

  func testWhereNothingIsDimmedAWheelScrollsThePagesList() throws {
    try onMainActor {
      let stage = PageStage(try Self.undimmedBelow())
      stage.open()
      XCTAssertGreaterThan(stage.turnWheelOverList(), 0)
      XCTAssertEqual(stage.story, [])
      stage.window.destroy()
    }
  }

  func testWhereThePageIsDimmedTheSameClickClosesTheSheetAndIsNotThePages() throws {
    try onMainActor {
      let stage = PageStage(try Self.undimmedBelow())
      stage.open(at: 1)
      stage.clickButton()
      XCTAssertEqual(stage.story, ["dismissed backdrop"])
      MainLoop.wait { stage.sheet.frame.phase == .hidden }
      XCTAssertEqual(stage.clicks, 0)
      stage.clickButton()
      XCTAssertEqual(stage.clicks, 1, "the page is in reach again")
      stage.window.destroy()
    }
  }

  func testWhereThePageIsDimmedAndTheSheetMayNotCloseTheClickIsNobodys() throws {
    try onMainActor {
      let stage = PageStage(try Self.undimmedBelow())
      stage.sheet.shouldSettle = { $0.target == .dismissed ? .refuse : .allow }
      stage.open(at: 1)
      stage.clickButton()
      XCTAssertEqual(stage.clicks, 0)
      XCTAssertEqual(stage.story, [])
      XCTAssertEqual(stage.sheet.target, .detent("high"))
      stage.window.destroy()
    }
  }

  func testWhereThePageIsDimmedAWheelScrollsNothing() throws {
    try onMainActor {
      let stage = PageStage(try Self.undimmedBelow())
      stage.open(at: 1)
      XCTAssertEqual(stage.turnWheelOverList(), 0)
      XCTAssertEqual(stage.story, [])
      stage.window.destroy()
    }
  }

  func testOnTheWayDownThePageIsInReachAsSoonAsNothingIsDimmed() throws {
    try onMainActor {
      let stage = PageStage(try Self.undimmedBelow())
      stage.open(at: 1)
      stage.sheet.select(place: 0)
      stage.rest()
      stage.clickButton()
      XCTAssertEqual(stage.clicks, 1)
      XCTAssertGreaterThan(stage.turnWheelOverList(), 0)
      XCTAssertEqual(stage.story, ["low code"])
      stage.window.destroy()
    }
  }

  func testBesideASheetThatIsNotModalThePageTakesClicksAndWheel() throws {
    try onMainActor {
      var configuration = SheetConfiguration.base
      configuration.isModal = false
      let stage = PageStage(configuration)
      stage.open()
      stage.clickButton()
      XCTAssertEqual(stage.clicks, 1)
      XCTAssertGreaterThan(stage.turnWheelOverList(), 0)
      XCTAssertEqual(stage.story, [])
      XCTAssertEqual(stage.sheet.frame.phase, .resting)
      stage.window.destroy()
    }
  }
}
