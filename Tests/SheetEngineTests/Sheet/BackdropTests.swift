import SheetTestSupport
import Testing

@testable import SheetEngine

@Suite struct BackdropTests {
  /// Detents “a” 400, “b” 600 and “c” 720 in a container of 800.
  private func dim(
    at height: Double, heights: [Double] = [400, 600, 720],
    _ change: (inout Backdrop) -> Void = { _ in }
  ) -> Double {
    var backdrop = Backdrop(opacity: 0.6)
    change(&backdrop)
    let detents = zip(["a", "b", "c"], heights).map { name, height in
      Detent.custom(id: name) { _ in height }
    }
    let layout = DetentLayout(detents, in: SheetMetrics(containerHeight: 800))
    return DimProfile(backdrop, detents: detents, layout: layout).opacity(at: height)
  }

  @Test(arguments: [
    (-10.0, 0.0), (0, 0), (100, 0.15), (200, 0.3), (400, 0.6), (401, 0.6), (9000, 0.6),
  ])
  func dimsInStepWithTheSheetUpToTheLowestDetent(height: Double, expected: Double) {
    #expect(dim(at: height).isWithin(1e-12, of: expected))
  }

  @Test(arguments: [
    (0.0, 0.0), (200, 0), (400, 0), (450, 0.15), (500, 0.3), (600, 0.6), (700, 0.6),
  ])
  func dimsNothingUpToTheLargestUndimmedDetent(height: Double, expected: Double) {
    let dim = dim(at: height) { $0.largestUndimmed = "a" }
    #expect(dim.isWithin(1e-12, of: expected))
  }

  @Test(arguments: [(200.0, 0.1), (400, 0.2), (500, 0.4), (600, 0.6), (660, 0.4), (720, 0.2)])
  func goesInStraightLinesThroughEachDetentsOwnOpacity(height: Double, expected: Double) {
    let dim = dim(at: height) { $0.opacities = ["a": 0.2, "c": 0.2] }
    #expect(dim.isWithin(1e-12, of: expected))
  }

  @Test func aDetentOfNoHeightDimsAtOnce() {
    #expect(dim(at: 1, heights: [0]) == 0.6)
  }

  @Test func neverFlickersAsTheSheetRises() {
    let dims = (0...8000).map { dim(at: Double($0) / 10) }
    for (low, high) in zip(dims, dims.dropFirst()) {
      #expect(low <= high && high - low < 0.6 / 4000 + 1e-9)
    }
  }

  @Test func aSheetThatIsNotModalDimsNothing() {
    var configuration = SheetConfiguration.pan
    configuration.isModal = false
    var machine = SheetMachine(
      configuration: configuration, metrics: SheetMetrics(containerHeight: 800))
    _ = machine.handle(.present(), at: 0)
    #expect(machine.frame(at: 10).height == 400)
    #expect(machine.frame(at: 10).backdropOpacity == 0)
  }

  @Test func isBlackUnlessToldOtherwise() {
    #expect(Backdrop(opacity: 1).color == SheetColor(red: 0, green: 0, blue: 0))
    #expect(SheetColor(white: 0.25) == SheetColor(red: 0.25, green: 0.25, blue: 0.25))
  }
}
