import SheetEngine
import SheetTestSupport
import Testing

@Suite struct BackdropTests {
  private let backdrop = Backdrop(opacity: 0.6)

  @Test(arguments: [
    (-10.0, 0.0), (0, 0), (100, 0.15), (200, 0.3), (400, 0.6), (401, 0.6), (9000, 0.6),
  ])
  func dimsInStepWithTheSheetUpToTheLowestDetent(height: Double, expected: Double) {
    #expect(backdrop.opacity(at: height, lowest: 400).isWithin(1e-12, of: expected))
  }

  @Test func aDetentOfNoHeightDimsAtOnce() {
    #expect(backdrop.opacity(at: 0, lowest: 0) == 0)
    #expect(backdrop.opacity(at: 1, lowest: 0) == 0.6)
  }

  @Test func neverFlickersAsTheSheetRises() {
    let dims = (0...8000).map { backdrop.opacity(at: Double($0) / 10, lowest: 400) }
    for (low, high) in zip(dims, dims.dropFirst()) {
      #expect(low <= high && high - low < 0.6 / 4000 + 1e-9)
    }
  }

  @Test func isBlackUnlessToldOtherwise() {
    #expect(backdrop.color == SheetColor(red: 0, green: 0, blue: 0))
    #expect(SheetColor(white: 0.25) == SheetColor(red: 0.25, green: 0.25, blue: 0.25))
  }
}
