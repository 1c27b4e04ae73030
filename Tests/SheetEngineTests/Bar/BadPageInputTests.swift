import SheetEngine
import Testing

@Suite struct BadPageInputTests {
  private static let page = Browser.page
  private static func tall(_ content: Double, _ viewport: Double) -> PageGeometry {
    PageGeometry(contentHeight: content, viewportHeight: viewport)
  }

  @Test(arguments: [
    PageEvent.scrolled(to: .nan), .scrolled(to: .infinity), .scrolled(to: 500, by: .nan),
    .notched(by: .infinity, to: 500), .notched(by: 100, to: .nan),
    .laidOut(tall(-1, 760), offset: 0), .laidOut(tall(2760, 0), offset: 0),
    .laidOut(tall(2760, -10), offset: 0), .laidOut(tall(.nan, 760), offset: 0),
    .laidOut(tall(2760, .infinity), offset: 0), .laidOut(page, offset: .nan),
    .zoomed(PageZoom(scale: 0), page, offset: 0), .zoomed(PageZoom(scale: .nan), page, offset: 0),
    .zoomed(PageZoom(scale: 2, minimum: 0), page, offset: 0),
    .zoomed(PageZoom(scale: 2, minimum: -1), page, offset: 0),
    .zoomed(PageZoom(scale: 2), tall(2760, 0), offset: 0),
    .zoomed(PageZoom(scale: 2), page, offset: .infinity),
  ])
  func impossibleNumbersChangeNothing(_ event: PageEvent) {
    var tracker = Browser(at: 300).tracker
    let before = tracker
    #expect(tracker.handle(event, at: 200) == nil)
    #expect(tracker == before)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func impossibleTimesChangeNothing(_ time: Double) {
    var tracker = Browser(at: 300).tracker
    let before = tracker
    #expect(tracker.handle(.notched(by: 100, to: 400), at: time) == nil)
    #expect(tracker == before)
  }

  @Test(arguments: ScrollRule.allCases)
  func enormousNumbersDoNotTrap(_ rule: ScrollRule) {
    var browser = Browser(at: 300, rule: rule)
    browser.drag([1e308, -1e308, 1e308, 300])
    browser.drag([400])
    #expect(browser.rest() == 1)
  }

  @Test func anUnloadedPageSaysNothing() {
    var tracker = ScrollTracker()
    #expect(tracker.handle(.notched(by: 100, to: 100), at: 0) == nil)
  }
}
