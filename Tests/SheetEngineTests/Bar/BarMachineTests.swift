import SheetEngine
import Testing

@Suite struct BarMachineTests {
  @Test(arguments: [
    (BarEvent.page(.scrollUp), BarForm.expanded), (.page(.scrollDown), .collapsed),
    (.page(.reachBottom), .expanded), (.page(.zoomIn), .collapsed), (.page(.zoomOut), .expanded),
    (.tapped, .expanded),
  ])
  func everyEventAsksForAForm(_ event: BarEvent, _ form: BarForm) {
    for start in BarForm.allCases {
      var bar = BarMachine(form: start)
      bar.handle(event, at: 10)
      #expect(bar.state.form == form)
      #expect(bar.frame(at: 12).progress == form.progress)
      #expect(bar.state == .resting(form))
    }
  }

  @Test func theFormItIsInOrOnItsWayToIsNoMovement() {
    var bar = BarMachine()
    bar.handle(.tapped, at: 1)
    #expect(bar.state == .resting(.expanded))
    bar.handle(.page(.scrollDown), at: 2)
    _ = bar.frame(at: 2.05)
    let moving = bar
    bar.handle(.page(.zoomIn), at: 2.05)
    #expect(bar == moving)
  }

  @Test func theTwoFormsPassEachOther() {
    var bar = BarMachine()
    let expanded = bar.frame(at: 0)
    #expect(expanded.height == 110)
    #expect(expanded.expandedFormOffset == 0)
    #expect(expanded.collapsedFormOffset == -75)
    bar.handle(.page(.scrollDown), at: 0)
    let collapsed = bar.frame(at: 2)
    #expect(collapsed.height == 32)
    #expect(collapsed.expandedFormOffset == 100)
    #expect(collapsed.collapsedFormOffset == 0)
  }

  @Test func itIsMostlyThereAfterTheSpringsDuration() {
    var bar = BarMachine()
    bar.handle(.page(.scrollDown), at: 0)
    #expect(bar.frame(at: 0).progress == 0)
    #expect((0.7..<0.9).contains(bar.frame(at: 0.1).progress))
    #expect((0.98...1.0016).contains(bar.frame(at: 0.2).progress))
  }

  @Test func theOvershootIsTheSprings() {
    var bar = BarMachine()
    bar.handle(.page(.scrollDown), at: 0)
    let top = (0...400).map { bar.frame(at: Double($0) / 1000).progress }.max()
    #expect(top.map { $0 <= 1.00156 } == true)
  }

  @Test func itTellsOfEachSettleOnce() {
    var bar = BarMachine()
    bar.handle(.page(.scrollDown), at: 0)
    let forms = (0...120).compactMap { bar.frame(at: Double($0) / 60).didSettle }
    #expect(forms == [.collapsed])
  }

  @Test func anInterruptedMovementDoesNotSettle() {
    var bar = BarMachine()
    bar.handle(.page(.scrollDown), at: 0)
    #expect(bar.frame(at: 0.05).didSettle == nil)
    bar.handle(.page(.scrollUp), at: 0.06)
    let forms = (4...120).compactMap { bar.frame(at: Double($0) / 60).didSettle }
    #expect(forms == [.expanded])
  }

  @Test(arguments: [0.01, 0.03, 0.06, 0.1, 0.15])
  func turningBackKeepsPositionAndVelocity(_ time: Double) {
    var bar = BarMachine()
    bar.handle(.page(.scrollDown), at: 0)
    let before = bar.frame(at: time)
    bar.handle(.tapped, at: time)
    let after = bar.frame(at: time)
    #expect(abs(before.progress - after.progress) < 1e-12)
    #expect(abs(before.velocity - after.velocity) < 1e-9)
    #expect(bar.frame(at: time + 1e-4).progress > before.progress - 1e-3)
  }

  @Test func withoutAnimationsItIsThereAtTheNextFrame() {
    var bar = BarMachine()
    bar.configuration.isAnimated = false
    bar.handle(.page(.scrollDown), at: 0)
    let frame = bar.frame(at: 0)
    #expect(frame.progress == 1)
    #expect(frame.didSettle == .collapsed)
    #expect(!frame.isMoving)
  }

  @Test func animationsTurnedOffInMidMovementEndIt() {
    var bar = BarMachine()
    bar.handle(.page(.scrollDown), at: 0)
    #expect(bar.frame(at: 0.05).isMoving)
    bar.configuration.isAnimated = false
    #expect(bar.frame(at: 0.06).progress == 1)
  }

  @Test func nothingInAFrameOrAMachineIsAllocated() {
    #expect(_isPOD(BarFrame.self))
    #expect(_isPOD(BarMachine.self))
  }
}
