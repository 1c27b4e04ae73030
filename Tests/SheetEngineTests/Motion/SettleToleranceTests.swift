import SheetEngine
import Testing

@Suite struct SettleToleranceTests {
  @Test func isHalfAPixelAndASixthOfAPointPerFrame() {
    let tolerance = SettleTolerance()
    #expect(tolerance.position == 0.25)
    #expect(tolerance.velocity == 10)
    #expect(tolerance.snapDistance == 1)
  }

  @Test func aWiderToleranceSettlesEarlier() {
    let fine = animation(SettleTolerance())
    let coarse = animation(SettleTolerance(position: 25, velocity: 1000))
    #expect(coarse.isSettled(at: 0.4))
    #expect(!fine.isSettled(at: 0.4))
  }

  private func animation(_ tolerance: SettleTolerance) -> SpringAnimation {
    SpringAnimation(
      from: MotionSample(position: 0), to: 400, spring: .smooth(), startTime: 0,
      tolerance: tolerance)
  }
}
