import SheetEngine
import Testing

@Suite struct BarPropertyTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>, ScrollRule.allCases)
  func whateverHappensTheBarRestsInOneOfItsForms(_ seed: UInt64, _ rule: ScrollRule) {
    var hand = RandomHand(seed: seed)
    var browser = Browser(rule: rule)
    for _ in 0..<60 {
      browser.page(hand.event())
      if hand.flips(5) { browser.tap() }
      if hand.flips(3) { browser.wait(hand.number(in: 0...0.4)) }
    }
    let end = browser.rest()
    #expect(end == browser.bar.state.form.progress)
    #expect(browser.bar.state == .resting(browser.bar.state.form))
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>, ScrollRule.allCases)
  func onlyAGestureThatBeganAtTheEndReachesTheBottom(_ seed: UInt64, _ rule: ScrollRule) {
    var hand = RandomHand(seed: seed)
    var browser = Browser(at: 1000, rule: rule)
    var offset = 1000.0
    for _ in 0..<30 {
      let offsets = hand.offsets()
      let reachedBefore = browser.said.count { $0 == .reachBottom }
      browser.drag(offsets)
      let reached = browser.said.count { $0 == .reachBottom } > reachedBefore
      if reached { #expect(offset >= 2000) }
      offset = offsets.last ?? offset
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>, ScrollRule.allCases)
  func aPageThatFitsNeverMovesTheBar(_ seed: UInt64, _ rule: ScrollRule) {
    var hand = RandomHand(seed: seed)
    var browser = Browser(PageGeometry(contentHeight: 700, viewportHeight: 760), rule: rule)
    for _ in 0..<20 { browser.drag(hand.offsets()) }
    #expect(browser.turns == [])
  }
}
