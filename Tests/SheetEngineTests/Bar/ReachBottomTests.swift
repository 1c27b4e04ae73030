import SheetEngine
import Testing

@Suite struct ReachBottomTests {
  @Test(arguments: ScrollRule.allCases)
  func aNewPullAtTheEndReachesTheBottom(_ rule: ScrollRule) {
    var browser = Browser(at: 2000, rule: rule)
    browser.drag([2010, 2025])
    #expect(browser.said == [.reachBottom])
  }

  @Test(arguments: ScrollRule.allCases)
  func aGestureThatArrivesAtTheEndDoesNot(_ rule: ScrollRule) {
    var browser = Browser(at: 1980, rule: rule)
    browser.drag([1990, 2000, 2025])
    #expect(browser.said == [.scrollDown])
  }

  @Test func touchingThePageAtItsEndIsNoPull() {
    var browser = Browser(at: 2000)
    browser.drag([])
    browser.drag([2000, 2000])
    #expect(browser.said == [])
  }

  @Test func comingBackFromBeyondTheEndIsNoPull() {
    var browser = Browser(at: 2030)
    browser.drag([2020, 2010, 2000])
    #expect(browser.said == [])
  }

  @Test func aPageWithoutRubberBandIsPulledByWhatWasAskedFor() {
    var browser = Browser(at: 2000)
    browser.page(.gestureBegan)
    #expect(browser.page(.scrolled(to: 2000, by: 12)) == .reachBottom)
  }

  @Test func leavingTheEndAndComingBackInOneGestureCountsOnlyBeyondTheEnd() {
    var browser = Browser(at: 2000)
    browser.page(.gestureBegan)
    browser.scroll([1900, 2000])
    #expect(browser.said == [.scrollUp, .scrollDown])
    browser.scroll([2005])
    #expect(browser.said.last == .reachBottom)
  }

  @Test func momentumOfAPullStillPulls() {
    var browser = Browser(at: 2000)
    browser.drag([2000])
    #expect(browser.page(.scrolled(to: 2010)) == .reachBottom)
  }

  @Test func momentumAfterLeavingTheEndDoesNotPull() {
    var browser = Browser(at: 2000)
    browser.drag([1900])
    browser.scroll([2000, 2030])
    #expect(browser.said == [.scrollUp, .scrollDown])
  }

  @Test func momentumThatArrivesAtTheEndDoesNotPull() {
    var browser = Browser(at: 1800)
    browser.drag([1900])
    browser.scroll([1960, 2000, 2040, 2080])
    #expect(browser.said == [.scrollDown])
  }

  @Test func aGestureBegunBeforeThePageWasLoadedDidNotBeginAtItsEnd() {
    var tracker = ScrollTracker()
    _ = tracker.handle(.gestureBegan, at: 0)
    _ = tracker.handle(.laidOut(Browser.page, offset: 0), at: 0.1)
    #expect(tracker.handle(.scrolled(to: 2030), at: 0.2) == .scrollDown)
  }

  @Test func aPageThatGrewIsNotAtItsEndAnyMore() {
    var browser = Browser(at: 2000)
    browser.page(.gestureBegan)
    browser.page(.laidOut(PageGeometry(contentHeight: 4000, viewportHeight: 760), offset: 2000))
    #expect(browser.page(.scrolled(to: 2030)) == .scrollDown)
  }
}
