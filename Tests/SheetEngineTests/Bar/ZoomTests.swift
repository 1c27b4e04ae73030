import SheetEngine
import Testing

@Suite struct ZoomTests {
  private func zoom(_ scale: Double, minimum: Double = 1) -> PageEvent {
    let height = 2760 * scale / minimum
    let page = PageGeometry(contentHeight: height, viewportHeight: 760)
    return .zoomed(PageZoom(scale: scale, minimum: minimum), page, offset: 0)
  }

  @Test func aboveTheMinimumIsInAndBackAtItIsOut() {
    var browser = Browser()
    #expect(browser.page(zoom(1.5)) == .zoomIn)
    #expect(browser.page(zoom(1.2)) == .zoomIn)
    #expect(browser.page(zoom(1)) == .zoomOut)
    #expect(browser.page(zoom(0.9)) == nil)
  }

  @Test func theMinimumNeedNotBeOne() {
    var browser = Browser()
    #expect(browser.page(zoom(0.5, minimum: 0.5)) == nil)
    #expect(browser.page(zoom(0.75, minimum: 0.5)) == .zoomIn)
    #expect(browser.page(zoom(0.5, minimum: 0.5)) == .zoomOut)
  }

  @Test(arguments: [1 + .ulpOfOne, 1 - .ulpOfOne, 1.0009])
  func steppingOutEndsAtTheMinimumThoughNotExactly(_ scale: Double) {
    var browser = Browser()
    #expect(browser.page(zoom(1.331)) == .zoomIn)
    #expect(browser.page(zoom(scale)) == .zoomOut)
  }

  @Test func anUnchangedScaleSaysNothing() {
    var browser = Browser()
    browser.page(zoom(2))
    #expect(browser.page(zoom(2)) == nil)
  }

  @Test func aWindowResizedWhileZoomedAtTheTopKeepsTheBarCollapsed() {
    var browser = Browser()
    browser.page(zoom(2))
    browser.page(.laidOut(PageGeometry(contentHeight: 5520, viewportHeight: 600), offset: 0))
    #expect(browser.rest() == 1)
  }

  @Test func aZoomedPageStandingAtTheTopKeepsTheBarCollapsedUntilItIsScrolled() {
    var browser = Browser()
    browser.page(zoom(2))
    #expect(browser.page(.scrolled(to: 0)) == nil)
    #expect(browser.page(.notched(by: -50, to: 0)) == .scrollUp)
  }

  @Test(arguments: [1.0, 1.5])
  func aPageZoomedOutUntilItFitsBringsTheBarBack(_ scale: Double) {
    var browser = Browser()
    browser.page(zoom(3))
    #expect(browser.rest() == 1)
    let short = PageGeometry(contentHeight: 700, viewportHeight: 760)
    browser.page(.zoomed(PageZoom(scale: scale), short, offset: 0))
    #expect(browser.rest() == 0)
  }

  @Test func aPageThatFitsAtEveryScaleKeepsTheBar() {
    var browser = Browser()
    let short = PageGeometry(contentHeight: 300, viewportHeight: 760)
    browser.page(.zoomed(PageZoom(scale: 2), short, offset: 0))
    #expect(browser.rest() == 0)
    #expect(browser.turns == [])
  }

  @Test func aZoomBetweenTwoScrollsBreaksTheTravel() {
    var browser = Browser(at: 300)
    browser.drag([306])
    browser.page(.zoomed(PageZoom(scale: 1), Browser.page, offset: 306))
    browser.drag([312])
    #expect(browser.said == [])
  }
}
