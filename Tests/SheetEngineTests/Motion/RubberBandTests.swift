import SheetEngine
import SheetTestSupport
import Testing

@Suite struct RubberBandTests {
  private let band = RubberBand()

  /// Published for UIScrollView's formula with a dimension of 960.
  @Test(arguments: [(5.0, 2.74), (10.0, 5.47), (100.0, 52.02), (400.0, 178.98), (960.0, 340.65)])
  func agreesWithThePublishedValues(excess: Double, expected: Double) {
    #expect(band.offset(forExcess: excess, dimension: 960).isWithin(0.005 + 1e-9, of: expected))
  }

  @Test func followsTheFirstPointByItsCoefficient() {
    #expect((band.offset(forExcess: 1e-6, dimension: 160) / 1e-6).isWithin(1e-6, of: 0.55))
    let stiff = RubberBand(coefficient: 0.2)
    #expect((stiff.offset(forExcess: 1e-6, dimension: 160) / 1e-6).isWithin(1e-6, of: 0.2))
  }

  @Test func tendsToItsDimension() {
    #expect(band.offset(forExcess: 1e12, dimension: 160).isWithin(1e-6, of: 160))
    #expect(band.offset(forExcess: .infinity, dimension: 160) == 160)
  }

  @Test func alwaysGivesWayAndNeverBeyondItsDimension() {
    let offsets = (0...1000).map { band.offset(forExcess: Double($0), dimension: 160) }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    #expect(offsets.allSatisfy { (0..<160).contains($0) })
  }

  @Test(arguments: [0, -5, -Double.infinity, Double.nan])
  func doesNotGiveWithoutAPull(excess: Double) {
    #expect(band.offset(forExcess: excess, dimension: 160) == 0)
    #expect(band.excess(forOffset: excess, dimension: 160) == 0)
  }

  @Test(arguments: [0, -160, Double.infinity, Double.nan])
  func doesNotGiveWithoutADimension(dimension: Double) {
    #expect(band.offset(forExcess: 10, dimension: dimension) == 0)
    #expect(band.excess(forOffset: 10, dimension: dimension) == 0)
  }

  @Test func canBeCaughtWhereItIs() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<1000 {
      let (excess, dimension) = (random.next(in: 0...2000), random.next(in: 1...1000))
      let offset = band.offset(forExcess: excess, dimension: dimension)
      #expect(band.excess(forOffset: offset, dimension: dimension).isWithin(1e-6, of: excess))
    }
  }

  @Test(arguments: [160, 161, 1e9, Double.infinity])
  func beyondItsDimensionThePullStaysFinite(offset: Double) {
    let excess = band.excess(forOffset: offset, dimension: 160)
    #expect(excess.isFinite)
    #expect(band.offset(forExcess: excess, dimension: 160).isWithin(1e-3, of: 160))
  }
}
