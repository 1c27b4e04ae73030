import SheetEngine
import Testing

/// A drag as the offsets it takes the page to, and what the tracker makes of it.
struct DragCase: Sendable, CustomTestStringConvertible {
  let name: String
  let start: Double
  let offsets: [Double]
  let said: [ScrollEvent]
  var testDescription: String { name }

  init(_ name: String, from start: Double, _ offsets: [Double], _ said: [ScrollEvent]) {
    (self.name, self.start, self.offsets, self.said) = (name, start, offsets, said)
  }
}

@Suite struct ScrollRuleTests {
  @Test(arguments: [
    DragCase("exactly the threshold is not enough", from: 300, [304, 308], []),
    DragCase("more than the threshold is", from: 300, [304, 308, 309], [.scrollDown]),
    DragCase("up as well", from: 300, [296, 292, 291], [.scrollUp]),
    DragCase("steps add up", from: 300, [303, 306, 309, 312], [.scrollDown]),
    DragCase("a trembling hand says nothing", from: 300, [306, 301, 307, 300, 305], []),
    DragCase(
      "a reversal counts from where it happened", from: 300, [400, 393, 391],
      [.scrollDown, .scrollUp]),
    DragCase("a reversal under the threshold does not", from: 300, [400, 393, 396], [.scrollDown]),
    DragCase("beyond the end nothing is travelled", from: 1995, [2000, 2040, 2080], []),
    DragCase("the top needs no threshold", from: 5, [3, 0], [.scrollUp]),
    DragCase("away from the top it does", from: 0, [-30, -5, 4, 8], [.scrollUp]),
    DragCase(
      "from above the top only the page counts", from: -30, [6, 9], [.scrollDown]),
  ])
  func directionIsTheTravelSinceTheLastReversal(_ drag: DragCase) {
    var browser = Browser(at: drag.start)
    browser.drag(drag.offsets)
    #expect(browser.said == drag.said)
  }

  @Test(arguments: [
    DragCase("one point is enough", from: 300, [301], [.scrollDown]),
    DragCase("up as well", from: 300, [299], [.scrollUp]),
    DragCase("back at the start says nothing new", from: 300, [340, 300], [.scrollDown]),
    DragCase("a reversal ahead of the start is none", from: 300, [400, 340], [.scrollDown]),
    DragCase(
      "a reversal behind the start is one", from: 300, [400, 340, 299], [.scrollDown, .scrollUp]),
    DragCase("pulling beyond the end is down", from: 1995, [2000, 2040], [.scrollDown]),
    DragCase("pulling beyond the top is up", from: 0, [-30], [.scrollUp]),
  ])
  func literalIsTheSignOfTheWholeTranslation(_ drag: DragCase) {
    var browser = Browser(at: drag.start, rule: .literal)
    browser.drag(drag.offsets)
    #expect(browser.said == drag.said)
  }

  @Test func literalHearsNothingAfterTheGesture() {
    var browser = Browser(at: 300, rule: .literal)
    browser.drag([330])
    browser.scroll([360, 390, 200])
    #expect(browser.said == [.scrollDown])
  }

  @Test func directionHearsMomentum() {
    var browser = Browser(at: 300)
    browser.drag([305])
    browser.scroll([310, 320])
    #expect(browser.said == [.scrollDown])
  }

  @Test func theRuleCanChangeInTheMiddleOfAGesture() {
    var browser = Browser(at: 300)
    browser.page(.gestureBegan)
    browser.scroll([400, 380])
    browser.tracker.configuration.rule = .literal
    browser.scroll([379])
    browser.tracker.configuration.rule = .direction
    browser.scroll([378])
    #expect(browser.said == [.scrollDown, .scrollUp, .scrollDown, .scrollUp])
  }

  @Test func theThresholdCanBeTuned() {
    var browser = Browser(at: 300)
    browser.tracker.configuration.reversalThreshold = 20
    browser.drag([320])
    #expect(browser.said == [])
    browser.drag([321])
    #expect(browser.said == [.scrollDown])
  }
}
