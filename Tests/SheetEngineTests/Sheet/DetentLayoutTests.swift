import SheetEngine
import SheetTestSupport
import Testing

@Suite struct DetentLayoutTests {
  private func layout(_ detents: [Detent], container: Double = 800) -> DetentLayout {
    DetentLayout(detents, in: SheetMetrics(containerHeight: container))
  }

  private var pan: DetentLayout { layout(SheetConfiguration.pan.detents) }

  @Test func stopsAscendWhateverTheOrderOfTheDetents() {
    let shuffled = layout([.fraction(0.9), .height(100), .fraction(0.5)])
    #expect(shuffled.stops.map(\.height) == [100, 400, 720])
    #expect(shuffled.stops.map(\.detent) == ["height 100.0", "fraction 0.5", "fraction 0.9"])
    #expect(shuffled.lowest == 100)
    #expect(shuffled.highest == 720)
  }

  @Test func equallyTallDetentsShareTheStopOfTheFirst() {
    let merged = layout([.height(900), .fraction(0.5), .height(1000), .height(400)])
    #expect(merged.stops.map(\.height) == [400, 800])
    #expect(merged.stops.map(\.detent) == ["fraction 0.5", "height 900.0"])
    #expect(merged.height(of: .detent("height 1000.0")) == 800)
  }

  // Reported for react-modal-sheet (#127): no detent was left in a short window.
  @Test(arguments: [0, 0.5, 1, 60, 100, 1e6])
  func isNeverEmptyHoweverSmallTheWindow(container: Double) {
    let detents = [Detent.height(300), .height(500), .fraction(0.9), .content(topOffset: 60)]
    let stops = layout(detents, container: container).stops
    #expect(!stops.isEmpty)
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.height < $1.height })
    #expect(stops.allSatisfy { (0...container).contains($0.height) })
  }

  @Test func dismissedIsNothingHigh() { #expect(pan.height(of: .dismissed) == 0) }

  @Test func aDetentThatIsNotThereHasNoHeight() {
    #expect(pan.height(of: .detent("normal")) == 400)
    #expect(pan.height(of: .detent("half")) == nil)
  }

  @Test(arguments: [
    (-100.0, 400.0), (0, 400), (400, 400), (559.9, 400), (560, 720), (720, 720), (9000, 720),
  ])
  func ofTwoEquallyNearStopsItTakesTheTaller(height: Double, expected: Double) {
    #expect(pan.nearest(to: height).height == expected)
  }

  @Test(arguments: [
    (-5.0, 0.0), (0, 0), (200, 0.5), (400, 1), (560, 1.5), (720, 2), (800, 2),
  ])
  func countsDetentsInFractions(height: Double, expected: Double) {
    #expect(pan.fractionalIndex(of: height) == expected)
  }

  @Test func theCountRisesSteadilyWithTheHeight() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<50 {
      let heights = (0..<5).map { _ in Detent.height(random.next(in: 1...800)) }
      let layout = layout(heights)
      let steepest =
        1
        / zip(layout.stops, layout.stops.dropFirst())
        .map { $1.height - $0.height }.reduce(layout.lowest, min)
      let counts = (0...8000).map { layout.fractionalIndex(of: Double($0) / 10) }
      for (low, high) in zip(counts, counts.dropFirst()) {
        #expect(low <= high && high - low <= 0.1 * steepest + 1e-9)
      }
    }
  }

  @Test func aStopCountsAsItsPlace() {
    let layout = layout([.height(50), .height(51), .height(700)])
    for (place, stop) in layout.stops.enumerated() {
      #expect(layout.fractionalIndex(of: stop.height) == Double(place + 1))
      #expect(layout.nearest(to: stop.height) == stop)
    }
  }
}
