import SheetEngine
import SheetTestSupport
import Testing

/// Programmatic changes by a spring instead of a curve.
@Suite struct SpringTransitionTests {
  @Test(arguments: [0.05, 0.135, 0.3, 1, 60])
  func aBouncingDismissalThatIsLookedAtLateDoesNotComeUpAgain(stall: Double) {
    for dismissal in [
      Transition(.bouncy(duration: 0.3, extraBounce: 0.3)),
      Transition(TimingCurve(0.3, 3, 0.6, -1), duration: 0.3),
    ] {
      var configuration = SheetConfiguration.pan
      configuration.dismissal = dismissal
      var sheet = SheetDriver.resting(at: 0, configuration)
      sheet.send(.dismiss(.code))
      sheet.run(at: 1000) { $0.height < 40 }
      let height = sheet.frame.height
      sheet.clock.advance(by: stall)
      #expect(sheet.look().height == 0 && sheet.frame.phase == .hidden && height > 0)
      #expect(sheet.story == ["will dismissed code", "did dismissed code"])
    }
  }

  @Test func aSheetThrownDownAndClosedByTheProgramDoesNotComeUpAgain() {
    var configuration = SheetConfiguration.pan
    configuration.dismissal = Transition(.easeInOut, duration: 0.5)
    var sheet = SheetDriver.resting(at: 0, configuration)
    sheet.drag(from: 410, to: 700, over: 0.04)
    sheet.run(for: 0.008)
    sheet.send(.dismiss(.code))
    let velocity = sheet.frame.velocity
    var early = sheet
    early.run(at: 1000) { $0.height == 0 }
    #expect(velocity < -2000 && early.clock.now - sheet.clock.now < 0.2)
    sheet.clock.advance(by: 0.3)
    #expect(sheet.look().height == 0 && sheet.frame.phase == .hidden)
  }

  private static let bouncing: SheetConfiguration = {
    var made = SheetConfiguration.fitting()
    let spring = Transition(Spring(duration: 0.3, bounce: 0.4))
    (made.presentation, made.change, made.dismissal) = (spring, spring, spring)
    return made
  }()

  private func closed() -> SheetDriver {
    SheetDriver(Self.bouncing, content: 300)
  }

  @Test func openingItPassesItsHeightAndComesBack() {
    var sheet = closed()
    sheet.send(.present())
    let frames = sheet.settle(at: 240)
    // A damping ratio of 0.6 passes by exp(−π·0.6/0.8), 9.5 % of the way.
    let highest = frames.map(\.height).max() ?? 0
    #expect(highest.isWithin(0.5, of: 300 * 1.0948))
    #expect(sheet.frame.height == 300 && sheet.frame.phase == .resting)
    #expect(sheet.story == ["will content code", "did content code"])
  }

  @Test func isWhereTheSpringSaysAtEachInstant() {
    var sheet = closed()
    sheet.send(.present())
    let spring = Spring(duration: 0.3, bounce: 0.4)
    for step in 1...10 {
      sheet.run(for: 0.02)
      let motion = spring.motion(from: -300, velocity: 0, after: Double(step) * 0.02)
      #expect(sheet.frame.height.isWithin(1e-6, of: 300 + motion.position))
      #expect(sheet.frame.velocity.isWithin(1e-4, of: motion.velocity))
    }
  }

  @Test(arguments: [nil, 0.05, 0.12, 0.2])
  func dismissedItNeverDipsBelowTheWindowAndComesBack(after delay: Double?) {
    var sheet = closed()
    sheet.send(.present())
    if let delay { sheet.run(for: delay) } else { sheet.settle() }
    sheet.send(.dismiss(.code))
    let frames = sheet.settle(at: 240)
    let turn = frames.firstIndex { $0.velocity <= 0 } ?? frames.count
    let falling = frames[turn...].map(\.height)
    #expect(falling.count > 5 && falling == falling.sorted(by: >) && falling.last == 0)
    #expect(sheet.frame.phase == .hidden)
  }

  @Test func dismissedItLeavesAtItsOwnPaceAndIsGoneWhenOutOfSight() {
    var sheet = closed()
    sheet.send(.present())
    sheet.settle()
    sheet.send(.dismiss(.code))
    let frames = sheet.settle(at: 240)
    // It first passes its target after (π − arccos ζ)/(ω·√(1 − ζ²)): ω is 2π/0.3, ζ is 0.6.
    #expect((Double(frames.count - 1) / 240).isWithin(1 / 240, of: 0.13215))
    #expect(sheet.story.suffix(2) == ["will dismissed code", "did dismissed code"])
  }

  @Test(arguments: [0.03, 0.08, 0.15])
  func turnedAroundItKeepsPlaceAndSpeed(delay: Double) {
    for event in [SheetEvent.dismiss(.escape), .configured(.heights(500))] {
      var sheet = closed()
      sheet.send(.present())
      sheet.run(for: delay)
      let before = sheet.frame
      #expect(before.velocity.magnitude > 10)
      sheet.send(event)
      #expect(sheet.frame.height.isWithin(1e-9, of: before.height))
      #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
    }
  }

  @Test(arguments: [0.02, 0.1, 0.2, 0.3], [500.0, 310, 150])
  func contentThatChangesOnTheWaySendsItOnSmoothly(delay: Double, content: Double) {
    var sheet = closed()
    sheet.send(.present())
    sheet.run(for: delay)
    let before = sheet.frame
    sheet.resize(content: content)
    #expect(sheet.frame.height.isWithin(1e-9, of: before.height))
    #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
    sheet.settle()
    #expect(sheet.frame.height == content)
    #expect(sheet.story == ["will content code", "did content code"])
  }

  @Test func presentOnAnOpenSheetChangesNothing() {
    var sheet = SheetDriver.resting(at: 1)
    let (rest, state) = (sheet.frame, sheet.machine.target)
    sheet.send(.present())
    #expect(sheet.frame == rest && sheet.machine.target == state && sheet.story == [])
    sheet.select(0)
    sheet.run(for: 0.1)
    let moving = sheet.frame
    sheet.send(.present())
    #expect(sheet.frame == moving)
    sheet.press(y: sheet.frame.top + 5)
    let held = sheet.frame
    sheet.send(.present())
    #expect(sheet.frame == held && sheet.machine.target == nil)
  }
}
