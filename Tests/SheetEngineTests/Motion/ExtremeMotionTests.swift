import SheetEngine
import SheetTestSupport
import Testing

/// Whatever the parts of motion are made from, they answer with numbers.
@Suite struct ExtremeMotionTests {
  static let extremes = ExtremeValuesTests.extremes

  private func isSound(_ sample: MotionSample) -> Bool {
    sample.position.isFinite && sample.velocity.isFinite
  }

  @Test(arguments: extremes, extremes)
  func motions(a: Double, b: Double) {
    let start = MotionSample(position: a, velocity: b)
    let motions: [(Double) -> MotionSample] = [
      SpringAnimation(from: start, to: b, spring: Spring(), startTime: a).sample,
      SpringAnimation(from: start, to: a, spring: .bouncy(), startTime: b, overshoots: false)
        .sample,
      CurveAnimation(
        from: start, to: b, curve: TimingCurve(a, b, b, a), duration: a, startTime: b,
        carriesVelocity: true
      ).redirected(to: a, at: b).sample,
      Fade(at: a, to: b, from: a, opacity: a, end: b, startTime: a, wholeDuration: b).sample,
    ]
    for motion in motions {
      for time in Self.extremes + [a + 0.01, b + 0.01] { #expect(isSound(motion(time))) }
    }
  }

  @Test(arguments: extremes, extremes)
  func laws(a: Double, b: Double) {
    for c in Self.extremes {
      #expect(
        isSound(Spring(mass: a, stiffness: b, damping: c).motion(from: c, velocity: a, after: b)))
      #expect(isSound(Spring(duration: a, bounce: b).motion(from: b, velocity: c, after: a)))
      #expect(TimingCurve(a, b, c, a).value(at: b).isFinite)
      #expect(TimingCurve(a, b, c, a).slope(at: b).isFinite)
      let band = RubberBand(coefficient: a)
      #expect(band.offset(forExcess: b, dimension: c).isFinite)
      #expect(band.slope(atOffset: b, dimension: c).isFinite)
      #expect(band.excess(forOffset: b, dimension: min(c, 1e9)).isFinite)
      #expect(Momentum(decelerationRate: a).distance(forVelocity: b, after: c).isFinite)
      #expect(Momentum(decelerationRate: a).distance(forVelocity: b).isFinite)
    }
  }

  @Test(arguments: extremes, extremes)
  func velocities(a: Double, b: Double) {
    var tracker = VelocityTracker(limits: .init(maximumAge: a, maximumGap: b, maximumSpeed: a))
    for c in Self.extremes {
      tracker.add(position: c, at: a)
      tracker.add(position: b, at: c)
      #expect(tracker.velocity(releasedAt: c).isFinite)
    }
  }

  @Test(arguments: extremes)
  func aBarComesToRestAfterAnyTime(time: Double) {
    var bar = BarMachine()
    bar.handle(.page(.scrollDown), at: time)
    bar.handle(.page(.scrollDown), at: 5)
    _ = bar.frame(at: time)
    _ = bar.frame(at: 6)
    #expect(bar.frame(at: 7).progress.isFinite)
    var tracker = ScrollTracker()
    let page = PageGeometry(contentHeight: 4000, viewportHeight: 800)
    _ = tracker.handle(.laidOut(page, offset: 0), at: 1)
    _ = tracker.handle(.notched(by: 50, to: 50), at: time)
    #expect(tracker.handle(.notched(by: 50, to: 100), at: 5) == .scrollDown)
  }
}
