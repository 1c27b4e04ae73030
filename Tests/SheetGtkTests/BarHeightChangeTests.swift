import SheetGtk
import XCTest

@testable import SheetGtk

/// A bar shown at one height and given another.
final class BarHeightChangeTests: GtkTestCase {
  override func tearDown() { MainActor.assumeIsolated { Settings.textResolution = 96 } }

  @MainActor
  private final class TallStage {
    let window = Window()
    let bar: CollapsingBar
    var heights: [Double] = []
    /// Where the page's last line is below the bar's edge, points, frame by frame.
    var gaps: [Double] = []

    init() {
      let content = CountingContent()
      content.naturalHeight = 3000
      bar = CollapsingBar(page: BrowserPage(content), host: "host.example") { _ in }
      window.setDefaultSize(width: 400, height: 800)
      window.setChild(bar)
      window.present()
      MainLoop.wait { bar.page.vertical.maximum > 2000 }
      MainLoop.runDry()
      bar.watch { [weak self] bar, activity in
        guard let self, case .frame(let frame) = activity else { return }
        heights.append(frame.height)
        let shown = bar.page.vertical.value + Double(bar.height) - frame.height
        gaps.append(bar.page.vertical.upper - shown - bar.lift)
      }
    }

    func change(to height: Double) {
      heights = [bar.frame.height]
      bar.configuration.appearance.expandedHeight = height
      MainLoop.wait { bar.frame.height == height && !bar.frame.isMoving }
      MainLoop.runDry()
    }
  }

  func testItMovesThereAndThePageEndsAtIt() throws {
    try onMainActor {
      let stage = TallStage()
      for height in [150.0, 120] {
        let before = stage.bar.frame.height
        stage.change(to: height)
        XCTAssertGreaterThan(stage.heights.count, 4, "it does not jump")
        XCTAssertEqual(stage.heights.first, before)
        let steps = zip(stage.heights, stage.heights.dropFirst()).map { abs($1 - $0) }
        XCTAssertLessThan(try XCTUnwrap(steps.max()), abs(height - before) * 0.9)
        MainLoop.wait { Double(stage.bar.page.height) == Double(stage.bar.height) - height }
      }
      stage.window.destroy()
    }
  }

  func testAPageAtItsEndStaysThere() throws {
    try onMainActor {
      let stage = TallStage()
      stage.bar.page.vertical.value = stage.bar.page.vertical.maximum
      MainLoop.wait { !stage.bar.frame.isMoving }
      stage.bar.expand()
      MainLoop.wait { stage.bar.frame.progress == 0 && !stage.bar.frame.isMoving }
      MainLoop.run(for: 0.1)
      for height in [150.0, 120] {
        stage.gaps = []
        stage.change(to: height)
        let vertical = stage.bar.page.vertical
        XCTAssertEqual(vertical.value, vertical.maximum, accuracy: 0.5)
        XCTAssertLessThan(try XCTUnwrap(stage.gaps.map(abs).max()), 1.5, "\(stage.gaps)")
      }
      stage.window.destroy()
    }
  }

  func testOnTheWayItGoesOnToTheOtherHeight() throws {
    try onMainActor {
      let stage = TallStage()
      stage.bar.send(.notched(by: 100, to: 0))
      stage.bar.page.vertical.value = 100
      MainLoop.wait { stage.bar.frame.progress > 0.3 }
      var unchanged = stage.bar.machine
      stage.bar.configuration.appearance.collapsedHeight = 60
      let height = unchanged.frame(at: stage.bar.frameTime).height
      XCTAssertEqual(stage.bar.frame.height, height, accuracy: 6, "it goes on from where it is")
      MainLoop.wait { stage.bar.frame.progress == 1 && !stage.bar.frame.isMoving }
      XCTAssertEqual(stage.bar.frame.height, 60)
      MainLoop.wait { stage.bar.page.height == stage.bar.height - 60 }
      stage.window.destroy()
    }
  }

  func testLargerTextMakesTheBarTaller() throws {
    try onMainActor {
      let stage = TallStage()
      stage.bar.send(.notched(by: 100, to: 0))
      stage.bar.page.vertical.value = 100
      MainLoop.wait { stage.bar.frame.progress == 1 }
      let thin = stage.bar.frame.height
      Settings.textResolution = 96 * 3
      MainLoop.wait { stage.bar.frame.height > thin + 10 && !stage.bar.frame.isMoving }
      Settings.textResolution = 96
      MainLoop.wait { stage.bar.frame.height == thin && !stage.bar.frame.isMoving }
      stage.window.destroy()
    }
  }
}
