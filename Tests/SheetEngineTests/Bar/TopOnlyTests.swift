import SheetEngine
import Testing

/// A bar that the page brings back at its top only.
@Suite struct TopOnlyTests {
  private func browser(at offset: Double, rule: ScrollRule = .direction) -> Browser {
    var browser = Browser(at: offset, rule: rule)
    browser.tracker.configuration.expandsOnlyAtTop = true
    return browser
  }

  @Test(arguments: [
    DragCase("up in the middle says nothing", from: 900, [700, 300], []),
    DragCase("down does as ever", from: 300, [400], [.scrollDown]),
    DragCase("down and up again leaves the bar away", from: 300, [600, 200], [.scrollDown]),
    DragCase("up to the top brings it", from: 300, [100, 1, 0], [.scrollUp]),
    DragCase("beyond the top too", from: 20, [-15], [.scrollUp]),
    DragCase("a point short of it does not", from: 300, [100, 1], []),
    DragCase("pulling on at the end does not", from: 2000, [2010, 2025], []),
  ])
  func onlyTheTopExpands(_ drag: DragCase) {
    for rule in ScrollRule.allCases {
      var browser = browser(at: drag.start, rule: rule)
      browser.drag(drag.offsets)
      #expect(browser.said == drag.said, "\(rule)")
    }
  }

  @Test(arguments: [(0.0, [ScrollEvent.zoomIn, .zoomOut]), (500, [.zoomIn])])
  func zoomingOutBringsItAtTheTopOnly(_ offset: Double, _ said: [ScrollEvent]) {
    var browser = browser(at: offset)
    for scale in [2.0, 1] {
      let page = PageGeometry(contentHeight: 2760 * scale, viewportHeight: 760)
      browser.page(.zoomed(PageZoom(scale: scale), page, offset: offset))
    }
    #expect(browser.said == said)
  }

  @Test func aClickBringsItEverywhere() {
    var browser = browser(at: 300)
    browser.drag([600])
    browser.tap()
    #expect(browser.turns == [.collapsed, .expanded])
  }

  @Test func aPageThatCannotScrollHasItsBar() {
    var browser = browser(at: 300)
    browser.drag([600])
    browser.page(.laidOut(PageGeometry(contentHeight: 500, viewportHeight: 760), offset: 0))
    #expect(browser.turns == [.collapsed, .expanded])
  }

  @Test func turnedOffAgainThePageBringsItAnywhere() {
    var browser = browser(at: 900)
    browser.drag([1000, 900])
    browser.tracker.configuration.expandsOnlyAtTop = false
    browser.drag([850])
    #expect(browser.said == [.scrollDown, .scrollUp])
  }
}
