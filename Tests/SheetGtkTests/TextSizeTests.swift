import DesktopTestSupport
import Foundation
import SheetGtk
import XCTest

@testable import SheetGtk

/// The desktop's text size is followed at once, while the program runs.
final class TextSizeTests: GtkTestCase {
  override func tearDown() {
    MainActor.assumeIsolated {
      Settings.textResolution = 96
      Settings.isAnimated = true
    }
  }

  /// A sheet that fits three lines of text, over a page of one, and every height it had.
  @MainActor
  private final class TextStage {
    let window = Window()
    let onPage = Label("On the page")
    let lines = ["One", "Two", "Three"].map { Label($0) }
    let sheet: SheetHost
    let canvas: SheetCanvas
    var heights: [Double] = []
    var news: [String] = []

    init() {
      sheet = SheetHost(configuration: .fitted, content: Box(.vertical, lines), label: "Sheet")
      canvas = SheetCanvas(page: Box(.vertical, [onPage]))
      canvas.add(sheet)
      window.setDefaultSize(width: 400, height: 800)
      window.setChild(canvas)
      window.present()
      MainLoop.wait { canvas.height > 700 }
      sheet.present()
      rest()
      sheet.watch { [weak self] _, activity in
        switch activity {
        case .frame(let frame): self?.heights.append(frame.height)
        case .notice(.willSettle(let settlement)): self?.news.append("will \(settlement.reason)")
        case .notice(.didSettle(let settlement)): self?.news.append("did \(settlement.reason)")
        default: break
        }
      }
    }

    func rest(line: UInt = #line) {
      MainLoop.wait(until: { sheet.frame.phase == .resting }, line: line)
    }

    /// Sets the text size and waits for what comes of it.
    func scaleText(by factor: Double, line: UInt = #line) {
      (heights, news) = ([], [])
      Settings.textResolution = 96 * factor
      MainLoop.wait(until: { news.contains("did resize") }, line: line)
      rest(line: line)
      MainLoop.runDry()
    }
  }

  func testTwiceAsLargeTheFittedSheetGrowsToItAndComesBack() throws {
    try onMainActor {
      let stage = TextStage()
      let (small, page) = (stage.sheet.frame.height, stage.onPage.height)
      let line = stage.lines[0].height
      stage.scaleText(by: 2)
      let large = stage.sheet.frame.height
      XCTAssertEqual(Double(stage.lines[0].height), Double(line) * 2, accuracy: 4)
      XCTAssertEqual(Double(stage.onPage.height), Double(page) * 2, accuracy: 4)
      XCTAssertEqual(large, 20 + stage.lines.reduce(0) { $0 + Double($1.height) })
      XCTAssertGreaterThan(Set(stage.heights).count, 3, "it goes there and does not jump")
      XCTAssertEqual(stage.heights, stage.heights.sorted())
      XCTAssertEqual(stage.news, ["will resize", "did resize"])
      stage.scaleText(by: 1)
      XCTAssertEqual(stage.sheet.frame.height, small)
      XCTAssertEqual(stage.heights, stage.heights.sorted(by: >))
      XCTAssertEqual(stage.news, ["will resize", "did resize"])
      stage.window.destroy()
    }
  }

  func testWithoutAnimationsItIsThereAtOnce() throws {
    try onMainActor {
      Settings.isAnimated = false
      let stage = TextStage()
      let small = stage.sheet.frame.height
      stage.scaleText(by: 2)
      let large = stage.sheet.frame.height
      XCTAssertGreaterThan(large, small)
      XCTAssertEqual(Set(stage.heights).subtracting([small]), [large], "no height between")
      XCTAssertEqual(stage.news, ["will resize", "did resize"])
      stage.window.destroy()
    }
  }

  func testTheSampleArticleFollowsItToo() throws {
    try onMainActor {
      let rules = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Resources")
        .appendingPathComponent("article.css").standardizedFileURL
      StyleSheet([UInt8](try Data(contentsOf: rules))).apply()
      let styles = ["article-title", "article-heading", "article-quote", "article-caption"]
      let lines = styles.map { Label("A line", styles: [$0]) }
      let (window, article) = (Window(), Box(.vertical, lines))
      article.addStyle("article")
      window.setChild(article)
      window.present()
      MainLoop.wait { lines.allSatisfy { $0.height > 0 } }
      let small = lines.map(\.height)
      Settings.textResolution = 192
      MainLoop.wait { zip(lines, small).allSatisfy { abs($0.height - 2 * $1) <= 4 } }
      window.destroy()
    }
  }
}
