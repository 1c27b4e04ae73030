import SheetEngine
import SheetTestSupport
import Testing

/// The values of the browser's bar; its two heights and offsets are in `BarMachineTests`.
@Suite struct BarPresetTests {
  private let browser = BarConfiguration.browser

  @Test func movesByABouncySpringOfAFifthOfASecond() {
    #expect(browser.spring.duration.isWithin(1e-12, of: 0.2))
    #expect(browser.spring.bounce.isWithin(1e-12, of: 0.1))
    #expect(browser.isAnimated)
  }

  @Test func believesADirectionAfterEightPointsAndABurstAfter150Milliseconds() {
    #expect(browser.scrolling.rule == .direction)
    #expect(browser.scrolling.reversalThreshold == 8)
    #expect(browser.scrolling.burstPause == 0.15)
    #expect(ScrollRule.allCases == [.direction, .literal])
  }

  @Test func hasAFieldOf50WithASoftShadowUnderAOnePixelBorder() {
    let appearance = browser.appearance
    #expect(appearance.borderWidth == 1)
    #expect(appearance.fieldHeight == 50 && appearance.fieldRadius == 10)
    #expect(appearance.fieldShadowRadius == 10 && appearance.fieldShadowOffset == 5)
  }

  @Test func isAThinStripWithSmallTextWhenCollapsed() {
    let appearance = browser.appearance
    #expect(appearance.collapsedTextSize == 15)
    #expect(appearance.collapsedHeight < appearance.fieldHeight)
    #expect(appearance.expandedOffset == 100 && appearance.collapsedOffset == -75)
  }
}
