import SheetEngine
import Testing

@Suite struct DetentTests {
  private let metrics = SheetMetrics(
    containerHeight: 800, contentHeight: 200, grabberHeight: 24, bottomInset: 10)

  @Test(arguments: [(0.5, 400.0), (0.9, 720), (1, 800), (1.5, 800), (0.001, 0.8)])
  func aFractionIsAPartOfTheContainer(fraction: Double, expected: Double) {
    #expect(Detent.fraction(fraction).height(in: metrics) == expected)
  }

  @Test(arguments: [(300.0, 300.0), (800, 800), (5000, 800)])
  func aHeightIsLimitedToTheContainer(height: Double, expected: Double) {
    #expect(Detent.height(height).height(in: metrics) == expected)
  }

  @Test func contentIsAsTallAsGrabberContentAndInset() {
    #expect(Detent.content().height(in: metrics) == 234)
  }

  /// The content alone is limited to the container less the offset; the rest comes on top of it.
  @Test(arguments: [(0.0, 800.0), (60, 774), (150, 684), (790, 44), (800, 34), (9000, 34)])
  func longContentLeavesTheTopOffsetFree(topOffset: Double, expected: Double) {
    let long = SheetMetrics(
      containerHeight: 800, contentHeight: 2000, grabberHeight: 24, bottomInset: 10)
    #expect(Detent.content(topOffset: topOffset).height(in: long) == expected)
  }

  @Test func aRuleOfYourOwnSeesTheMetrics() {
    let half = Detent.custom(id: "half the content") { $0.contentHeight / 2 }
    #expect(half.height(in: metrics) == 100)
  }

  @Test(arguments: [
    (Double.nan, 800.0), (.infinity, 800), (-.infinity, 0), (-5, 0), (0, 0), (801, 800),
  ])
  func aRuleOfYourOwnCannotLeaveTheContainer(answer: Double, expected: Double) {
    #expect(Detent.custom(id: "odd") { _ in answer }.height(in: metrics) == expected)
  }

  @Test(arguments: [0, -1, Double.nan, -Double.infinity])
  func withoutAContainerEveryDetentIsZero(container: Double) {
    let none = SheetMetrics(containerHeight: container, contentHeight: 200, grabberHeight: 24)
    let rule = Detent.custom(id: "odd") { _ in .nan }
    for detent in [.fraction(0.5), .height(300), .content(topOffset: 60), rule] {
      #expect(detent.height(in: none) == 0)
    }
  }

  @Test func namesItselfAfterItsRule() {
    #expect(Detent.fraction(0.5).id == "fraction 0.5")
    #expect(Detent.height(300).id == "height 300.0")
    #expect(Detent.content().id == "content")
    #expect(Detent.fraction(0.5, id: "normal").id == "normal")
  }

  @Test func isEqualWhenNameAndRuleAre() {
    #expect(Detent.fraction(0.5) == .fraction(0.5))
    #expect(Detent.fraction(0.5) != .fraction(0.5, id: "normal"))
    #expect(Detent.fraction(0.5, id: "a") != .height(0.5, id: "a"))
    #expect(Detent.content(topOffset: 1) != .content(topOffset: 2))
    #expect(Detent.custom(id: "a") { _ in 1 } == .custom(id: "a") { _ in 2 })
  }

  @Test func whatIsNoLengthCountsAsZero() {
    let odd = SheetMetrics(
      containerHeight: 800, contentHeight: .nan, grabberHeight: -3, bottomInset: -.infinity)
    #expect(odd == SheetMetrics(containerHeight: 800))
  }
}
