import SheetGtk
import XCTest

@testable import SheetGtk

/// A collapsing bar and its page in a window of this process.
final class BarLifetimeTests: GtkTestCase {
  func testNothingOfABarStaysWhenItsWindowIsGone() throws {
    try onMainActor {
      weak var bar: CollapsingBar?
      weak var page: BrowserPage?
      weak var content: CountingContent?
      do {
        let browser = Browser()
        browser.bar.watch { [weak bar = browser.bar] _, _ in _ = bar }
        browser.collapse()
        (bar, page, content) = (browser.bar, browser.bar.page, browser.content)
        browser.window.destroy()
      }
      MainLoop.runDry()
      XCTAssertNil(bar)
      XCTAssertNil(page)
      XCTAssertNil(content)
    }
  }

  func testAWindowDestroyedWhileTheBarMoves() throws {
    try onMainActor {
      weak var bar: CollapsingBar?
      do {
        let browser = Browser()
        browser.bar.send(.notched(by: 100, to: 0))
        browser.bar.page.vertical.value = 100
        XCTAssertTrue(browser.bar.ticker.isRunning)
        bar = browser.bar
        browser.window.destroy()
      }
      MainLoop.run(for: 0.1)
      XCTAssertNil(bar)
    }
  }

  func testNothingTicksAndNothingIsPaintedAtRest() throws {
    try onMainActor {
      let browser = Browser()
      browser.collapse()
      MainLoop.run(for: 0.3)
      XCTAssertFalse(browser.bar.ticker.isRunning)
      let paints = browser.content.paints
      MainLoop.run(for: 0.5)
      XCTAssertEqual(browser.content.paints, paints)
      browser.window.destroy()
    }
  }

  func testAWatcherMayTurnTheBarBack() throws {
    try onMainActor {
      let browser = Browser()
      var forms: [BarForm] = []
      browser.bar.watch { bar, activity in
        guard case .settled(let form) = activity else { return }
        forms.append(form)
        if form == .collapsed { bar.expand() }
      }
      browser.bar.send(.notched(by: 100, to: 0))
      browser.bar.page.vertical.value = 100
      MainLoop.wait { forms.count == 2 }
      XCTAssertEqual(forms, [.collapsed, .expanded])
      XCTAssertEqual(browser.bar.frame.progress, 0)
      browser.window.destroy()
    }
  }
}

/// A window with a page of 3000 points over a bar.
@MainActor
private final class Browser {
  let window = Window()
  let content = CountingContent()
  let bar: CollapsingBar

  init() {
    content.naturalHeight = 3000
    bar = CollapsingBar(page: BrowserPage(content), host: "host.example") { _ in }
    window.setDefaultSize(width: 400, height: 800)
    window.setChild(bar)
    window.present()
    MainLoop.wait { bar.page.vertical.maximum > 2000 }
  }

  /// Scrolls down and waits until the bar rests.
  func collapse() {
    bar.send(.notched(by: 100, to: 0))
    bar.page.vertical.value = 100
    MainLoop.wait { bar.frame.progress == 1 }
  }
}
