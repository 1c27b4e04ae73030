import SheetEngine
import Testing

/// Another height is a place to move to.
@Suite struct BarHeightTests {
  private func taller(_ height: Double, thin: Double = 32) -> BarConfiguration {
    var configuration = BarConfiguration.browser
    configuration.appearance.expandedHeight = height
    configuration.appearance.collapsedHeight = thin
    return configuration
  }

  @Test(arguments: [150.0, 80])
  func atRestItMovesThereAndSettlesOnce(_ height: Double) {
    var bar = BarMachine()
    bar.configure(taller(height), at: 1)
    let frames = (0...120).map { bar.frame(at: 1 + Double($0) / 120) }
    #expect(frames[0].height == 110)
    #expect(frames[0].isMoving)
    #expect(abs(frames[6].height - 110) > 5, "It is on its way.")
    #expect(abs(frames[6].height - height) > 5)
    #expect(frames.last?.height == height)
    #expect(frames.compactMap(\.didSettle) == [.expanded])
    #expect(frames.allSatisfy { $0.progress == 0 })
    #expect(bar.state == .resting(.expanded))
  }

  @Test func theFormKeepsToTheBarsUpperEdge() {
    var bar = BarMachine()
    bar.configure(taller(150), at: 0)
    for time in stride(from: 0.0, to: 0.4, by: 0.02) {
      let frame = bar.frame(at: time)
      #expect(abs(150 - frame.expandedFormOffset - frame.height) < 1e-9)
    }
  }

  @Test func theCollapsedStripMovesToItsHeightToo() {
    var bar = BarMachine(form: .collapsed)
    bar.configure(taller(110, thin: 60), at: 0)
    #expect(bar.frame(at: 0).height == 32)
    #expect(bar.frame(at: 2).height == 60)
    #expect(bar.state == .resting(.collapsed))
  }

  @Test func aHeightThatIsNotSeenMovesNothing() {
    var bar = BarMachine(form: .collapsed)
    bar.configure(taller(150), at: 0)
    #expect(!bar.frame(at: 0).isMoving)
    #expect(bar.frame(at: 0).height == 32)
  }

  @Test(arguments: [0.0, 0.02, 0.05, 0.1, 0.15, 0.3])
  func onTheWayPositionAndSpeedGoOn(_ time: Double) {
    var bar = BarMachine()
    bar.handle(.page(.scrollDown), at: 0)
    _ = bar.frame(at: time - 1e-5)
    let (early, before) = (bar.frame(at: time - 1e-5), bar.frame(at: time))
    bar.configure(taller(170, thin: 50), at: time)
    let (after, late) = (bar.frame(at: time), bar.frame(at: time + 1e-5))
    #expect(abs(after.height - before.height) < 1e-9)
    let (speed, next) = (before.height - early.height, late.height - after.height)
    #expect(time == 0 || abs(speed - next) < 1e-4)
    #expect(bar.frame(at: time + 2).height == 50)
  }

  @Test func changedAtEveryFrameItNeverJumps() {
    var bar = BarMachine()
    var last = bar.frame(at: 0).height
    for step in 1...200 {
      let time = Double(step) / 100
      if step == 60 { bar.handle(.page(.scrollDown), at: time) }
      bar.configure(taller(110 + Double(step % 50) * 3, thin: 30 + Double(step % 7)), at: time)
      let height = bar.frame(at: time).height
      #expect(abs(height - last) < 40)
      last = height
    }
    #expect(bar.frame(at: 9).didSettle == .collapsed)
  }

  @Test func withoutAnimationsItIsThereAtOnce() {
    var bar = BarMachine()
    var configuration = taller(150)
    configuration.isAnimated = false
    bar.configure(configuration, at: 0)
    #expect(bar.frame(at: 0).height == 150)
    #expect(!bar.frame(at: 0).isMoving)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
  func measuresThatAreNoneTrapNothing(_ number: Double) {
    var bar = BarMachine()
    for time in [0, 0.1, .nan, .infinity, 0.2] {
      bar.configure(taller(number, thin: -number), at: time)
      bar.handle(.page(.scrollDown), at: time)
      _ = bar.frame(at: time)
    }
    bar.configure(.browser, at: 1)
    #expect(bar.frame(at: 5).height == 32)
  }
}
