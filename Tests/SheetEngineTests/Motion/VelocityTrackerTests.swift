import SheetEngine
import SheetTestSupport
import Testing

@Suite struct VelocityTrackerTests {
  typealias Move = (time: Double, position: Double)

  private func velocity(
    of moves: [Move], releasedAfter pause: Double = 0, limits: VelocityTracker.Limits = .init()
  ) -> Double {
    var tracker = VelocityTracker(limits: limits)
    for move in moves { tracker.add(position: move.position, at: move.time) }
    return tracker.velocity(releasedAt: (moves.last?.time ?? 0) + pause)
  }

  private func steady(
    _ speed: Double, every interval: Double, for duration: Double = 0.3, from start: Double = 100
  ) -> [Move] {
    let count = Int((duration / interval).rounded())
    return (0...count).map { (step: Int) -> Move in
      let elapsed = Double(step) * interval
      return (start + elapsed, 40 + speed * elapsed)
    }
  }

  private func moves(_ trace: [(milliseconds: Double, position: Double)]) -> [Move] {
    trace.map { ($0.milliseconds / 1000, $0.position) }
  }

  /// Flutter's velocity tracker data.
  @Test func aFingerThatSpeedsUpIsAsFastAsAtItsEnd() {
    #expect(velocity(of: moves(VelocityTraces.accelerating)).isWithin(0.1, of: -2910.1))
  }

  /// Flutter's velocity tracker data: the average over the whole would be 998.
  @Test func aFingerThatStoppedThrowsNothing() {
    #expect(velocity(of: moves(VelocityTraces.stopping)) == 0)
  }

  /// Flutter's velocity tracker data.
  @Test func withoutADirectionToShareTheFitStandsAlone() {
    let velocity = velocity(
      of: moves(VelocityTraces.stopping), limits: .init(directionInterval: 0))
    #expect(velocity.isWithin(0.1, of: -36.9))
  }

  @Test func aFingerThatRestsBeforeItLetsGoThrowsNothing() {
    let drag = steady(500, every: 0.008, for: 0.048)
    let rest = (1...5).map { Move(time: 100.048 + Double($0) * 0.008, position: 64) }
    #expect(velocity(of: drag + rest) == 0)
  }

  @Test(arguments: [0.001, 0.002, 0.004, 1 / 144.0, 0.008, 1 / 60.0, 0.025, 0.040])
  func aSteadyStreamGivesItsSpeed(interval: Double) {
    #expect(velocity(of: steady(500, every: interval)).isWithin(1e-6, of: 500))
    #expect(velocity(of: steady(-500, every: interval)).isWithin(1e-6, of: -500))
  }

  @Test func aStreamThatStandsStillGivesNothing() {
    #expect(velocity(of: steady(0, every: 0.008)) == 0)
  }

  @Test func aParabolaGivesTheSlopeAtItsEnd() {
    let moves = (0...12).map { step in
      let t = Double(step) * 0.008
      return Move(time: 100 + t, position: 3 + 200 * t + 4000 * t * t)
    }
    #expect(velocity(of: moves).isWithin(1e-6, of: 200 + 8000 * 0.096))
  }

  /// Steps of 1/128 s, so that the shift itself rounds nothing.
  @Test(arguments: [-1e3, 1e3, 1e6, 1e9])
  func neitherTheClockNorTheOriginMatters(shift: Double) {
    var random = SeededGenerator(seed: 7)
    let moves: [Move] = (0..<20).map { step in
      (Double(step) / 128, (Double(step * step) + random.next(in: 0...9)).rounded())
    }
    let expected = velocity(of: moves)
    #expect(expected > 1000)
    #expect(velocity(of: moves.map { ($0.time + shift, $0.position) }).isWithin(1e-6, of: expected))
    #expect(velocity(of: moves.map { ($0.time, $0.position + shift) }).isWithin(1e-6, of: expected))
  }

  @Test func mirroringTheDragMirrorsItsVelocity() {
    let trace = moves(VelocityTraces.accelerating)
    let mirrored = trace.map { ($0.time, -$0.position) }
    #expect(velocity(of: mirrored) == -velocity(of: trace))
  }

  @Test func twoSamplesGiveTheirSlope() {
    #expect(velocity(of: [(0, 10), (0.010, 15)]).isWithin(1e-9, of: 500))
  }

  /// Where a touchpad is when it is first heard of, it did not come to in no time.
  @Test func ofTwoPlacesAtOneTimeTheLaterCounts() {
    let moves = steady(500, every: 0.008)
    let time = moves[0].time
    #expect(velocity(of: [(time, 36)] + moves).isWithin(1e-6, of: 500))
    #expect(velocity(of: [(time, 36)] + moves.prefix(2)).isWithin(1e-6, of: 500))
    #expect(velocity(of: [(time, 36)] + moves.prefix(1)) == 0)
  }

  @Test func fewerThanTwoSamplesGiveNothing() {
    #expect(velocity(of: []) == 0)
    #expect(velocity(of: [(0, 10)]) == 0)
  }

  @Test func aPauseBeforeLettingGoIsRest() {
    #expect(velocity(of: steady(500, every: 0.008), releasedAfter: 0.040).isWithin(1e-6, of: 500))
    #expect(velocity(of: steady(500, every: 0.008), releasedAfter: 0.041) == 0)
  }

  @Test func aGapOnTheWayIsAStop() {
    let before = steady(-2000, every: 0.008, for: 0.320)
    let after = steady(500, every: 0.008, for: 0.024, from: 100.320 + 0.041)
    #expect(velocity(of: before + after).isWithin(1e-6, of: 500))
    #expect(velocity(of: before + after.prefix(1)) == 0)
  }

  @Test func whatIsOlderThanATenthOfASecondIsForgotten() {
    let before = steady(-2000, every: 0.020, for: 0.100)
    let after = steady(500, every: 0.020, for: 0.100, from: 100.120)
    #expect(velocity(of: before + after).isWithin(1e-6, of: 500))
  }

  /// Flutter's velocity tracker data, whose first sample is exactly a tenth of a second old.
  @Test func aSampleExactlyOnALimitCountsWhereverTheClockStands() {
    for shift in 0..<200 {
      let trace = moves(VelocityTraces.accelerating).map { move in
        Move(time: move.time + Double(shift) * 7.3, position: move.position)
      }
      #expect(velocity(of: trace).isWithin(0.1, of: -2910.1))
    }
  }

  @Test func isCappedInBothDirections() {
    #expect(velocity(of: steady(20_000, every: 0.008)) == 8000)
    #expect(velocity(of: steady(-20_000, every: 0.008)) == -8000)
    #expect(velocity(of: steady(500, every: 0.008), limits: .init(maximumSpeed: 100)) == 100)
  }

  @Test func keepsTheLimitsItIsMeantToHave() {
    let limits = VelocityTracker().limits
    #expect(limits.sampleCount == 20)
    #expect(limits.maximumAge == 0.100)
    #expect(limits.maximumGap == 0.040)
    #expect(limits.mergeInterval == 0.004)
    #expect(limits.releaseTimeout == 0.040)
    #expect(limits.directionInterval == 0.040)
    #expect(limits.maximumSpeed == 8000)
  }
}
