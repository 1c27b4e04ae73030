import SheetEngine
import Testing

/// What users of other bars complained about, done to this one.
@Suite struct BarScenarioTests {
  @Test func theReboundAtTheTopDoesNotHideTheBar() {
    var browser = Browser(at: 40)
    for offset in [40, 10, 0, -20, -35, -18, -5, 0, 0.0] {
      browser.page(.scrolled(to: offset))
      #expect(browser.look().progress == 0)
    }
    #expect(browser.turns == [])
  }

  @Test func theReboundAtTheEndDoesNotPopTheBarOut() {
    var browser = Browser(at: 1800, bar: .collapsed)
    browser.drag([1840, 1870])
    browser.scroll([1900, 1960, 2000, 2018, 2010, 2003, 2000])
    #expect(browser.turns == [])
    #expect(browser.rest() == 1)
  }

  @Test(arguments: ScrollRule.allCases)
  func pullingOnAtTheEndBringsTheBarBackOnce(_ rule: ScrollRule) {
    var browser = Browser(at: 1000, rule: rule)
    browser.drag([1500, 2000])
    #expect(browser.rest() == 1)
    browser.drag([2010, 2025])
    browser.scroll([2018, 2010, 2000])
    #expect(browser.rest() == 0)
    browser.drag([2025])
    browser.scroll([2000])
    #expect(browser.rest() == 0)
    #expect(browser.turns == [.collapsed, .expanded])
    #expect(browser.settled == [.collapsed, .expanded])
  }

  @Test(arguments: [500.0, 720, 760], ScrollRule.allCases)
  func theBarStaysOnAPageThatFitsWithoutIt(_ content: Double, _ rule: ScrollRule) {
    let page = PageGeometry(contentHeight: content, viewportHeight: 760)
    var browser = Browser(page, rule: rule)
    browser.drag([100, -100])
    for notch in [100.0, 100, -100, 100] { browser.page(.notched(by: notch, to: 0)) }
    browser.drag([20])
    #expect(browser.wait(1).allSatisfy { $0.progress == 0 && !$0.isMoving })
    #expect(browser.turns == [])
  }

  @Test(arguments: ScrollRule.allCases)
  func theBarComesBackWhenThePageShrinks(_ rule: ScrollRule) {
    var browser = Browser(PageGeometry(contentHeight: 3000, viewportHeight: 760), rule: rule)
    browser.drag([100, 200])
    #expect(browser.rest() == 1)
    browser.page(.laidOut(PageGeometry(contentHeight: 500, viewportHeight: 760), offset: 0))
    #expect(browser.rest() == 0)
  }

  @Test func aNewPageBeginsWithTheBar() {
    var browser = Browser(at: 300)
    browser.drag([400])
    browser.page(.laidOut(PageGeometry(contentHeight: 9000, viewportHeight: 760), offset: 0))
    #expect(browser.rest() == 0)
    browser.drag([4])
    #expect(browser.rest() == 0)
  }

  @Test func aPageThatKeepsLoadingWhileItIsScrolledStillCollapsesTheBar() {
    var browser = Browser(at: 300)
    for step in stride(from: 4.0, through: 40, by: 4) {
      browser.page(.scrolled(to: 300 + step))
      let longer = PageGeometry(contentHeight: 2760 + 100 * step, viewportHeight: 760)
      browser.page(.laidOut(longer, offset: 300 + step))
    }
    #expect(browser.rest() == 1)
  }

  @Test func theBarThatComesAndGoesAtTheEndDoesNotVibrate() {
    // The page is 78 points longer to scroll while the bar is expanded.
    var browser = Browser(at: 1990)
    browser.drag([2040, 2078])
    browser.page(.scrolled(to: 2000))
    #expect(browser.rest() == 1)
    #expect(browser.turns == [.collapsed])
  }

  @Test func zoomingDoesNotLookLikeScrolling() {
    var browser = Browser(at: 300)
    let zoomed = PageGeometry(contentHeight: 5520, viewportHeight: 760)
    browser.page(.zoomed(PageZoom(scale: 2), zoomed, offset: 650))
    #expect(browser.rest() == 1)
    browser.page(.zoomed(PageZoom(scale: 1), Browser.page, offset: 300))
    #expect(browser.rest() == 0)
    browser.page(.zoomed(PageZoom(scale: 0.8), Browser.page, offset: 280))
    #expect(browser.rest() == 0)
    #expect(browser.turns == [.collapsed, .expanded])
  }

  @Test func aZoomedPageScrollsLikeAnyOther() {
    var browser = Browser(at: 300)
    let zoomed = PageGeometry(contentHeight: 5520, viewportHeight: 760)
    browser.page(.zoomed(PageZoom(scale: 2), zoomed, offset: 650))
    browser.drag([645, 640])
    #expect(browser.rest() == 0)
    browser.drag([650, 660])
    #expect(browser.rest() == 1)
  }

  @Test(arguments: [(30.0, 1.0), (4, 0)])
  func aShortSlowScrollLeavesNothingHalfWay(_ travel: Double, _ end: Double) {
    var browser = Browser(at: 300)
    browser.drag([300 + travel / 2, 300 + travel])
    browser.wait(0.5)
    #expect(browser.look().progress == end)
  }

  @Test func aWheelNotchWithoutAnEndLeavesNothingHalfWay() {
    var browser = Browser(at: 300)
    browser.page(.notched(by: 30, to: 330))
    browser.wait(0.5)
    #expect(browser.look().progress == 1)
  }

  @Test func turningBackInMidMovementIsContinuous() {
    var browser = Browser(at: 300)
    browser.drag([330])
    browser.wait(0.06)
    let undisturbed = browser.bar
    browser.page(.scrolled(to: 300))
    let (before, after) = (browser.look(at: undisturbed), browser.look())
    #expect((0.2...0.9).contains(before.progress))
    #expect(abs(before.progress - after.progress) < 1e-9)
    #expect(abs(before.velocity - after.velocity) < 1e-9)
    #expect(browser.rest() == 0)
    #expect(browser.settled == [.expanded])
  }

  @Test func aClickOnTheCollapsedBarExpandsItAndTheNextPointDoesNotUndoThat() {
    var browser = Browser(at: 300)
    browser.drag([400])
    #expect(browser.rest() == 1)
    browser.tap()
    #expect(browser.rest() == 0)
    browser.drag([402])
    #expect(browser.rest() == 0)
  }

  @Test func aBarAtRestAsksForNoFrames() {
    var browser = Browser(at: 300)
    #expect(!browser.look().isMoving)
    browser.drag([400])
    browser.wait(1)
    #expect(browser.wait(2).allSatisfy { !$0.isMoving && $0.progress == 1 && $0.velocity == 0 })
  }
}
