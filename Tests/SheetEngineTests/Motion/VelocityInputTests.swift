import SheetEngine
import SheetTestSupport
import Testing

/// What broken, hasty and endless input does to a velocity: nothing.
@Suite struct VelocityInputTests {
  private func tracker(_ moves: [(Double, Double)] = []) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, position) in moves { tracker.add(position: position, at: time) }
    return tracker
  }

  private let drag = [(0.0, 0.0), (0.010, 5.0), (0.020, 10.0), (0.030, 15.0)]

  @Test(arguments: [
    (Double.nan, 0.035), (Double.infinity, 0.035), (-Double.infinity, 0.035),
    (20.0, Double.nan), (20.0, Double.infinity), (20.0, -Double.infinity),
  ])
  func aSampleThatIsNoNumberIsIgnored(position: Double, time: Double) {
    var tracker = tracker(drag)
    tracker.add(position: position, at: time)
    #expect(tracker == self.tracker(drag))
  }

  @Test func aSampleFromThePastIsDropped() {
    var tracker = tracker(drag)
    tracker.add(position: -700, at: 0.029)
    #expect(tracker == self.tracker(drag))
  }

  @Test func samplesOfOneInstantCountAsOne() {
    let twice = drag.flatMap { [$0, $0] }
    #expect(tracker(twice).velocity(releasedAt: 0.030).isWithin(1e-6, of: 500))
    #expect(tracker([(0, 0), (0, 50), (0, 90)]).velocity(releasedAt: 0) == 0)
  }

  @Test func aReleaseBeforeTheLastSampleCountsAsThen() {
    #expect(tracker(drag).velocity(releasedAt: -9).isWithin(1e-6, of: 500))
  }

  @Test(arguments: [Double.nan, .infinity])
  func aReleaseAtNoTimeThrowsNothing(time: Double) {
    #expect(tracker(drag).velocity(releasedAt: time) == 0)
  }

  @Test func nothingYetIsNothingThrown() {
    #expect(tracker().velocity(releasedAt: 0) == 0)
  }

  @Test func numbersTooLargeForASumThrowNothing() {
    var tracker = VelocityTracker(limits: .init(directionInterval: 0))
    for (step, position) in [-1e308, 1e308, -1e308, 1e308].enumerated() {
      tracker.add(position: position, at: Double(step) * 0.010)
    }
    #expect(tracker.velocity(releasedAt: 0.030) == 0)
  }

  @Test func samplesWithinTheMergeIntervalCountAsOne() {
    #expect(tracker([(0, 0), (0.0039, 5)]).velocity(releasedAt: 0.0039) == 0)
    #expect(tracker([(0, 0), (0.004, 5)]).velocity(releasedAt: 0.004).isWithin(1e-6, of: 1250))
  }

  /// Twenty samples of a mouse of 1000 Hz would reach back 19 ms, too short to see the turn.
  @Test func aFastMouseIsRememberedAsLongAsASlowOne() {
    let turn = { (t: Double) in t < 0.050 ? -1000 * t : 500 * t - 75 }
    let fast = (0...75).map { (Double($0) / 1000, turn(Double($0) / 1000)) }
    let slow = (0...15).map { (Double($0) / 200, turn(Double($0) / 200)) }
    let expected = tracker(slow).velocity(releasedAt: 0.075)
    #expect(tracker(fast).velocity(releasedAt: 0.075).isWithin(20, of: expected))
    #expect(!expected.isWithin(100, of: 500))
  }

  @Test func anyInputGivesAFiniteVelocityWithinItsLimit() {
    var random = SeededGenerator(seed: 8)
    var tracker = tracker()
    var time = 0.0
    for _ in 0..<20_000 {
      time += random.next(in: -0.004...0.012)
      tracker.add(position: random.next(in: -1000...1000), at: time)
      let velocity = tracker.velocity(releasedAt: time + random.next(in: -0.01...0.05))
      #expect(velocity.magnitude <= 8000)
    }
  }

  /// Whole points every millisecond, from a mouse of 1000 Hz, moved at 500 points/second.
  @Test func aFastMouseIsNotMistakenForItsRounding() {
    let moves = (0...200).map { step in
      (Double(step) / 1000, (Double(step) / 2).rounded(.down))
    }
    for count in 20...moves.count {
      let velocity = tracker(Array(moves.prefix(count)))
        .velocity(releasedAt: Double(count - 1) / 1000)
      #expect(velocity.isWithin(150, of: 500))
    }
  }

  @Test func remembersOnlyTheEndOfALongDrag() {
    var random = SeededGenerator(seed: 9)
    let moves = (0..<5000).map { step in
      (Double(step) / 128, random.next(in: 0...1) + Double(step))
    }
    let long = tracker(moves).velocity(releasedAt: 4999.0 / 128)
    let short = tracker(moves.suffix(20)).velocity(releasedAt: 4999.0 / 128)
    #expect(long == short)
    #expect(long > 0)
  }

  @Test func startsAfreshAfterAReset() {
    var tracker = tracker(drag)
    tracker.reset()
    #expect(tracker == self.tracker())
    for (time, position) in drag { tracker.add(position: -position, at: time + 0.031) }
    #expect(tracker.velocity(releasedAt: 0.061).isWithin(1e-6, of: -500))
  }
}
