import SheetEngine
import SheetTestSupport
import Testing

/// A sheet keeps its detent by name when the detents change.
@Suite struct DetentNameTests {
  /// Detents by names and heights, points.
  private func detents(_ heights: KeyValuePairs<String, Double>) -> SheetConfiguration {
    .known(heights.map { .height($1, id: $0) })
  }

  @Test func atRestItKeepsItsDetentHoweverNearAnotherIs() {
    var sheet = SheetDriver.resting(at: 0, detents(["half": 400]))
    sheet.send(.configured(detents(["half": 100, "full": 450])))
    sheet.settle()
    #expect(sheet.frame.height == 100)
    #expect(sheet.story == ["will half resize", "did half resize"])
  }

  @Test func aDetentThatBecomesLowerDoesNotOpenTheSheetWholly() {
    let before = SheetConfiguration.known([.fraction(0.6, id: "some"), .fraction(1, id: "all")])
    let after = SheetConfiguration.known([.fraction(0.2, id: "some"), .fraction(1, id: "all")])
    var sheet = SheetDriver.resting(at: 0, before, container: 1000)
    sheet.send(.configured(after))
    sheet.settle()
    #expect(sheet.frame.height == 200)
  }

  @Test func ofTwoDetentsEquallyNearToALostOneItTakesTheLower() {
    var sheet = SheetDriver.resting(at: 0, detents(["some": 600, "all": 1000]), container: 1000)
    sheet.send(.configured(detents(["little": 200, "all": 1000])))
    sheet.settle()
    #expect(sheet.frame.height == 200)
  }

  @Test func onItsWayItGoesOnToTheSameDetentInTheSameJourney() {
    var sheet = SheetDriver.resting(at: 0, detents(["low": 100, "high": 400]))
    sheet.select(1)
    sheet.run(for: 0.1)
    sheet.send(.configured(detents(["high": 600, "middle": 400])))
    sheet.settle()
    #expect(sheet.frame.height == 600)
    #expect(sheet.story == ["will high code", "did high code"])
  }

  @Test(arguments: [0.0, 0.01, 0.1, 0.2, 0.24])
  func whereItsTargetIsLostOnTheWayItDoesNotTurnBack(delay: Double) {
    let all = detents(["a": 100, "b": 200, "c": 300, "d": 400])
    for (start, goal, end) in [(3, 2, 200.0), (1, 2, 400)] {
      var sheet = SheetDriver.resting(at: start, all)
      sheet.select(goal)
      sheet.run(for: delay)
      sheet.send(.configured(detents(["a": 100, "b": 200, "d": 400])))
      let heights = sheet.settle().map(\.height)
      #expect(heights.last == end)
      #expect(heights == (goal < start ? heights.sorted(by: >) : heights.sorted()))
    }
  }

  @Test func whatEndsWithALostDetentIsToldByTheNameItBeganWith() {
    var sheet = SheetDriver.resting(at: 0, detents(["low": 100, "middle": 300, "high": 400]))
    sheet.select(2)
    sheet.run(for: 0.1)
    sheet.send(.configured(detents(["low": 100])))
    sheet.settle()
    #expect(
      sheet.story == [
        "will high code", "interrupted high code", "will low resize", "did low resize",
      ])
  }
}
