import SheetEngine
import Testing

@Suite struct BarTimeTests {
  private func collapsing() -> BarMachine {
    var bar = BarMachine()
    bar.handle(.page(.scrollDown), at: 0)
    return bar
  }

  @Test(arguments: [24.0, 60, 120, 144, 240])
  func itMovesTheSameAtEveryFrameRate(_ rate: Double) {
    for time in [0.05, 0.1, 0.15] {
      var (coarse, once) = (collapsing(), collapsing())
      for frame in 0..<Int(time * rate) { _ = coarse.frame(at: Double(frame) / rate) }
      #expect(abs(coarse.frame(at: time).progress - once.frame(at: time).progress) < 1e-9)
    }
  }

  @Test(arguments: [24.0, 60, 120, 144, 240])
  func itSettlesWithinAFrameOfTheSameTime(_ rate: Double) {
    func settleTime(_ rate: Double) -> Double? {
      var bar = collapsing()
      return (0...Int(rate)).map { Double($0) / rate }.first { bar.frame(at: $0).didSettle != nil }
    }
    let exact = settleTime(10_000) ?? -1
    #expect((exact...exact + 1 / rate).contains(settleTime(rate) ?? -1))
  }

  @Test func aLongGapBetweenFramesDoesNotMakeItLeap() {
    var bar = collapsing()
    var time = 0.0
    for step in [0.016, 0.016, 3, 0.016] {
      time += step
      #expect((0...1.002).contains(bar.frame(at: time).progress))
    }
    #expect(bar.state == .resting(.collapsed))
  }

  @Test(arguments: [0, -0.005, -3, -.infinity, .nan, .infinity])
  func aClockThatStandsOrStepsBackLeavesItWhereItIs(_ step: Double) {
    var bar = collapsing()
    let before = bar.frame(at: 0.05)
    #expect(bar.frame(at: 0.05 + step) == before)
    #expect(bar.frame(at: 0.05) == before)
  }

  @Test func anEventFromThePastTurnsItFromWhereItIs() {
    var bar = collapsing()
    let before = bar.frame(at: 0.05)
    bar.handle(.tapped, at: 0.02)
    #expect(abs(bar.frame(at: 0.05).progress - before.progress) < 1e-12)
  }

  @Test func anEventWithoutATimeIsIgnored() {
    var bar = BarMachine()
    bar.handle(.page(.scrollDown), at: .nan)
    #expect(bar.state == .resting(.expanded))
  }

  @Test func turningAtEveryFrameLosesNoSpeed() {
    var bar = collapsing()
    var other = bar
    for frame in 1...12 {
      let time = Double(frame) / 240
      bar.handle(.page(.scrollUp), at: time)
      bar.handle(.page(.scrollDown), at: time)
      #expect(abs(bar.frame(at: time).progress - other.frame(at: time).progress) < 1e-9)
    }
  }
}
