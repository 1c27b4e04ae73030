import SheetGtk
import XCTest

@testable import SheetGtk

/// Whatever number a program sets, its window goes on.
final class ExtremeValueTests: GtkTestCase {
  override func tearDown() { MainActor.assumeIsolated { Settings.textResolution = 96 } }

  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, -1e9, 0.1, 9_999, 20_000, 1e9, 1e18, 1e300,
    .leastNonzeroMagnitude,
  ]
  private static let integers = [Int.min, -2_147_483_649, -2, -1, 0, 32_768, 2_147_483_648, .max]

  private typealias SheetChange = @Sendable (inout SheetAppearance, Double) -> Void
  private static let sheetChanges: [(String, SheetChange)] = [
    ("width", { $0.maximumWidth = $1 }), ("recession", { $0.recession = $1 }),
    ("corners", { $0.cornerRadius = $1 }), ("shadow's opacity", { $0.shadow.opacity = $1 }),
    ("shadow's offset", { $0.shadow.offset = $1 }), ("shadow's radius", { $0.shadow.radius = $1 }),
    ("grabber's width", { $0.grabber?.width = $1 }),
    ("grabber's height", { $0.grabber?.height = $1 }),
    ("grabber's radius", { $0.grabber?.cornerRadius = $1 }),
    ("grabber's margin", { $0.grabber?.margin = $1 }),
    (
      "everything",
      { look, number in
        look.maximumWidth = number
        look.cornerRadius = number
        look.shadow = .init(opacity: number, offset: number, radius: number)
        look.grabber = .init(width: number, height: number, cornerRadius: number, margin: number)
      }
    ),
  ]

  func testAnOpenSheetWithAnyLook() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      for (name, change) in Self.sheetChanges {
        for number in Self.numbers {
          var appearance = SheetConfiguration.pan.appearance
          change(&appearance, number)
          stage.sheet.configuration.appearance = appearance
          MainLoop.run(for: 0.02)
          XCTAssertTrue(stage.sheet.frame.height.isFinite, "\(name) \(number)")
        }
      }
      stage.sheet.configuration.appearance = SheetConfiguration.pan.appearance
      for number in Self.numbers {
        stage.canvas.bottomInset = number
        XCTAssertTrue((0...32_767).contains(stage.canvas.bottomInset))
        MainLoop.run(for: 0.02)
      }
      stage.canvas.bottomInset = 0
      stage.wait { stage.sheet.frame.phase == .resting }
      XCTAssertEqual(stage.sheet.frame.height, Double(stage.canvas.height) / 2, accuracy: 1)
      stage.window.destroy()
    }
  }

  private typealias BarChange = @Sendable (inout BarAppearance, Double) -> Void
  private static let barChanges: [BarChange] = [
    { $0.borderWidth = $1 }, { $0.fieldRadius = $1 }, { $0.fieldHeight = $1 },
    { $0.fieldShadowRadius = $1 }, { $0.fieldShadowOffset = $1 }, { $0.fieldTextSize = $1 },
    { $0.collapsedTextSize = $1 }, { $0.expandedHeight = $1 }, { $0.collapsedHeight = $1 },
    { $0.expandedOffset = $1 }, { $0.collapsedOffset = $1 },
  ]

  func testABarWithAnyMeasures() throws {
    try onMainActor {
      for (index, change) in Self.barChanges.enumerated() {
        for number in Self.numbers {
          var configuration = BarConfiguration.browser
          change(&configuration.appearance, number)
          let content = CountingContent()
          content.naturalHeight = 3000
          let page = BrowserPage(content, maximumScale: number)
          XCTAssertTrue((1...100).contains(page.maximumScale))
          let bar = CollapsingBar(page: page, host: "host", configuration: configuration) { _ in }
          let window = Window()
          window.setDefaultSize(width: 400, height: 600)
          window.setChild(bar)
          window.present()
          MainLoop.wait { bar.height > 0 }
          bar.zoom(to: number, aroundX: number, y: number)
          bar.page.vertical.value = number
          bar.configuration = .browser
          bar.configuration = configuration
          MainLoop.run(for: 0.02)
          XCTAssertTrue(bar.frame.height.isFinite, "\(index) \(number)")
          window.destroy()
        }
      }
    }
  }

  func testWidgetsOfAnySize() throws {
    try onMainActor {
      let (label, box) = (Label("Text"), Box(.vertical))
      let content = CountingContent()
      let window = Window()
      let inside = Clamp(Box(.vertical, [label, box, content]), maximumWidth: .max)
      window.setChild(ScrolledWindow(inside, scrollsHorizontally: true))
      window.setDefaultSize(width: .max, height: .min)
      window.setDefaultSize(width: 400, height: 400)
      window.present()
      for number in Self.integers {
        for child in [Icon("go-next-symbolic", size: number), Box(.vertical, spacing: number)] {
          box.append(child)
        }
        box.append(Clamp(Label("In a clamp"), maximumWidth: number))
        label.setMargins(number)
        box.setSizeRequest(width: number, height: number)
        content.naturalHeight = number
        MainLoop.run(for: 0.02)
      }
      for number in Self.numbers {
        label.setTextSize(number)
        Settings.textResolution = number
        MainLoop.run(for: 0.02)
      }
      window.destroy()
    }
  }

  func testATimerOfAnyLength() throws {
    try onMainActor {
      for number in Self.numbers {
        var runs = 0
        MainLoop.run(every: number) {
          runs += 1
          return false
        }
        if !(number > 0.1) { MainLoop.wait { runs == 1 } }
      }
    }
  }
}
