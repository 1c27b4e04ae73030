import SheetEngine
import SheetTestSupport
import Testing

@Suite struct TimingCurveTests {
  /// Apple's CAMediaTimingFunction and UnitCurve documentation, computed.
  @Test(arguments: [
    (TimingCurve.easeIn, [0.093465, 0.315357, 0.621862]),
    (TimingCurve.easeOut, [0.378138, 0.684643, 0.906535]),
    (TimingCurve.easeInOut, [0.129162, 0.5, 0.870838]),
  ])
  func agreesWithApple(curve: TimingCurve, expected: [Double]) {
    for (fraction, expected) in zip([0.25, 0.5, 0.75], expected) {
      #expect(curve.value(at: fraction).isWithin(5e-7, of: expected))
    }
  }

  /// Chromium's cubic Bézier tests.
  @Test(arguments: [
    (0.05, 0.01136), (0.1, 0.03978), (0.25, 0.18235), (0.4, 0.36761), (0.5, 0.5),
    (0.75, 0.81764), (0.9, 0.96021), (0.95, 0.98863),
  ])
  func agreesWithChromium(fraction: Double, expected: Double) {
    #expect(TimingCurve(0.25, 0, 0.75, 1).value(at: fraction).isWithin(1.5e-4, of: expected))
  }

  /// Chromium's cubic Bézier tests.
  @Test func leavesTheRangeWhereItsControlPointsDo() {
    #expect(TimingCurve(0.5, 2, 0.5, 2).value(at: 0.5).isWithin(1e-9, of: 1.625))
    #expect(TimingCurve(0.5, -1, 0.5, -1).value(at: 0.5).isWithin(1e-9, of: -0.625))
  }

  /// The control points as Apple publishes them.
  @Test func namesItsPresets() {
    #expect(TimingCurve.linear == TimingCurve(0, 0, 1, 1))
    #expect(TimingCurve.ease == TimingCurve(0.25, 0.1, 0.25, 1))
    #expect(TimingCurve.easeIn == TimingCurve(0.42, 0, 1, 1))
    #expect(TimingCurve.easeOut == TimingCurve(0, 0, 0.58, 1))
    #expect(TimingCurve.easeInOut == TimingCurve(0.42, 0, 0.58, 1))
  }

  static let curves: [TimingCurve] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, TimingCurve(0, 1, 1, 0),
    TimingCurve(1, 0, 0, 1), TimingCurve(0, 0, 0, 0), TimingCurve(1, 1, 1, 1),
    TimingCurve(0, 1, 0, 1), TimingCurve(1, 0, 1, 0), TimingCurve(1, 1, 0, 0),
    TimingCurve(0.5, 2, 0.5, -1),
  ]

  @Test(arguments: curves)
  func endsExactlyAndIsClampedBeyond(curve: TimingCurve) {
    for fraction in [0, -0.1, -Double.infinity, Double.nan] {
      #expect(curve.value(at: fraction) == 0)
    }
    for fraction in [1, 1.1, Double.infinity] { #expect(curve.value(at: fraction) == 1) }
  }

  @Test func linearIsTheFractionItself() {
    for step in 0...100 {
      let fraction = Double(step) / 100
      #expect(TimingCurve.linear.value(at: fraction).isWithin(1e-9, of: fraction))
      #expect(TimingCurve.linear.slope(at: fraction).isWithin(1e-6, of: 1))
    }
  }

  /// With y equal to x the value is the fraction, so its error is that of the solution.
  @Test func solvesEveryCurveToABillionth() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let (x1, x2) = (random.next(in: 0...1).rounded(), random.next(in: 0...1))
      let fraction = random.next(in: 0...1)
      #expect(TimingCurve(x1, x1, x2, x2).value(at: fraction).isWithin(1e-9, of: fraction))
      #expect(TimingCurve(x2, x2, x1, x1).value(at: fraction).isWithin(1e-9, of: fraction))
    }
  }

  @Test(arguments: [TimingCurve.ease, .easeIn, .easeOut, .easeInOut])
  func itsSlopeIsTheDerivative(curve: TimingCurve) {
    for step in 1..<100 {
      let fraction = Double(step) / 100
      let difference = curve.value(at: fraction + 1e-5) - curve.value(at: fraction - 1e-5)
      #expect(curve.slope(at: fraction).isWithin(1e-5, of: difference / 2e-5))
    }
  }

  /// Where a control point lies on its end the slope is a limit.
  @Test(arguments: [
    (TimingCurve.ease, 0.4, 0.0), (TimingCurve.easeIn, 0.0, 1 / 0.58),
    (TimingCurve.easeOut, 1 / 0.58, 0.0), (TimingCurve.linear, 1.0, 1.0),
    (TimingCurve(0, 0, 0, 0), 1.0, 1.0), (TimingCurve(1, 1, 1, 1), 1.0, 1.0),
    (TimingCurve(0.3, 0.6, 1, 1), 2.0, 0.4 / 0.7),
    (TimingCurve(0, 0, 0.5, 2), 4.0, -2.0),
  ])
  func knowsItsSlopeAtTheEnds(curve: TimingCurve, start: Double, end: Double) {
    #expect(curve.slope(at: 0).isWithin(1e-9, of: start))
    #expect(curve.slope(at: 1).isWithin(1e-9, of: end))
    #expect(curve.slope(at: -1) == curve.slope(at: 0))
    #expect(curve.slope(at: 2) == curve.slope(at: 1))
    #expect(curve.slope(at: 1e-9).isWithin(1e-3, of: start))
  }

  @Test func aStraightLineHasItsSlopeAlsoWhereItPauses() {
    #expect(TimingCurve(1, 1, 0, 0).slope(at: 0.5) == 1)
  }

  @Test func capsAVerticalSlope() {
    #expect(TimingCurve(0, 1, 1, 0).slope(at: 0) == TimingCurve.maximumSlope)
    #expect(TimingCurve(0, 1, 1, 0).slope(at: 1) == TimingCurve.maximumSlope)
    #expect(TimingCurve(0, -1, 1, 1).slope(at: 0) == -TimingCurve.maximumSlope)
    #expect(TimingCurve(1, 0, 0, 1).slope(at: 0.5) == TimingCurve.maximumSlope)
  }

  @Test(arguments: curves)
  func itsSlopeIsFinite(curve: TimingCurve) {
    for step in -10...1010 {
      let slope = curve.slope(at: Double(step) / 1000)
      #expect(slope.magnitude <= TimingCurve.maximumSlope)
    }
  }
}
