import SheetEngine
import SheetTestSupport
import Testing

@Suite struct DetentLayoutStepTests {
  private static let layout = DetentLayout(
    [.height(500, id: "high"), .height(100, id: "low"), .height(300, id: "middle")],
    in: SheetMetrics(containerHeight: 800))

  @Test(arguments: [
    (DetentStep.up, 100.0, 300.0 as Double?), (.up, 300, 500), (.up, 500, nil),
    (.down, 500, 300), (.down, 300, 100), (.down, 100, nil),
    (.highest, 100, 500), (.highest, 500, nil), (.lowest, 500, 100), (.lowest, 100, nil),
    (.around, 100, 300), (.around, 300, 500), (.around, 500, 100),
    (.up, 200, 300), (.down, 200, 100), (.around, 600, 100), (.highest, 600, 500),
  ])
  func leadsTo(step: DetentStep, from height: Double, expected: Double?) {
    #expect(Self.layout.stop(step, from: height)?.height == expected)
  }

  @Test(arguments: DetentStep.allCases)
  func leadsNowhereFromTheOnlyDetent(step: DetentStep) {
    let layout = DetentLayout([.fraction(0.5)], in: SheetMetrics(containerHeight: 800))
    #expect(layout.stop(step, from: 400) == nil)
  }

  @Test func passesOverDetentsThatAreEquallyTall() {
    let layout = DetentLayout(
      [.height(300), .fraction(0.9), .fraction(0.95)], in: SheetMetrics(containerHeight: 300))
    #expect(layout.stop(.around, from: 300)?.height == 270)
  }
}
