import SheetEngine
import SheetTestSupport
import Testing

/// Container, content, inset or detents change while the sheet is on its way.
@Suite struct ChangeInFlightTests {
  /// What changes, and the height the sheet then goes to.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let end: Double
    let make: @Sendable (inout SheetDriver) -> Void

    init(_ name: String, to end: Double, _ make: @escaping @Sendable (inout SheetDriver) -> Void) {
      (testDescription, self.end, self.make) = (name, end, make)
    }
  }

  /// On a sheet as tall as its content, 600, at most 60 less than its container, 800.
  static let changes = [
    Change("container taller by a point", to: 600) { $0.resize(container: 801) },
    Change("container twice as tall", to: 600) { $0.resize(container: 1600) },
    Change("container shorter", to: 440) { $0.resize(container: 500) },
    Change("more content", to: 700) { $0.resize(content: 700) },
    Change("less content", to: 40) { $0.resize(content: 40) },
    Change("an inset", to: 650) { $0.resize(inset: 50) },
    Change("the same detent lower", to: 300) {
      $0.send(.configured(configuration($0, [.height(300, id: "content")])))
    },
    Change("more detents", to: 600) {
      $0.send(.configured(configuration($0, [.height(50, id: "low"), .content(topOffset: 60)])))
    },
  ]

  private static func configuration(
    _ sheet: SheetDriver, _ detents: [Detent]
  ) -> SheetConfiguration {
    var configuration = sheet.machine.configuration
    #expect(throws: Never.self) { try configuration.setDetents(detents) }
    return configuration
  }

  private static let duration = 0.3

  private func opening(by transition: Transition) -> SheetDriver {
    var configuration = SheetConfiguration.fitting()
    configuration.presentation = transition
    var sheet = SheetDriver(configuration, content: 600)
    sheet.send(.present())
    return sheet
  }

  static let moments = [0, 0.25, 0.5, 0.75, 0.99]
  static let curves = [
    TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut, TimingCurve(0.5, 1.3, 0.5, 1.3),
  ]

  @Test(arguments: changes, moments)
  func alongACurveItArrivesWhenItWasToArrive(change: Change, moment: Double) {
    for curve in Self.curves {
      var sheet = opening(by: Transition(curve, duration: Self.duration))
      sheet.run(for: moment * Self.duration)
      let before = sheet.frame
      change.make(&sheet)
      #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
      #expect(
        sheet.frame.height.isWithin(
          1e-9, of: min(before.height, sheet.machine.metrics.containerHeight)))
      sheet.run(for: (1 - moment) * Self.duration - 1e-4)
      #expect(sheet.frame.isAnimating)
      sheet.run(for: 2e-4)
      #expect(sheet.frame.height == change.end && sheet.frame.phase == .resting)
      #expect(sheet.story == ["will content code", "did content code"])
    }
  }

  @Test(arguments: changes, moments)
  func bySpringsItGoesOnWithoutAJerkToTheNewHeight(change: Change, moment: Double) {
    for bounce in [-0.5, 0, 0.3] {
      var sheet = opening(by: Transition(Spring(duration: 0.3, bounce: bounce)))
      sheet.run(for: moment * Self.duration)
      let before = sheet.frame
      change.make(&sheet)
      #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
      #expect(
        sheet.frame.height.isWithin(
          1e-9, of: min(before.height, sheet.machine.metrics.containerHeight)))
      sheet.settle()
      #expect(sheet.frame.height == change.end && sheet.frame.phase == .resting)
    }
  }

  @Test func anInsetThatComesInTheMiddleDelaysNothing() {
    var configuration = SheetConfiguration.fitting(topOffset: 0)
    configuration.change = Transition(.linear, duration: 0.3)
    var sheet = SheetDriver.resting(at: 0, configuration, container: 1000, content: 250)
    sheet.resize(content: 850)
    sheet.run(for: 0.075)
    sheet.resize(inset: 50)
    sheet.run(for: 0.2249)
    #expect(sheet.frame.phase == .settling)
    sheet.run(for: 0.0002)
    #expect(sheet.frame.phase == .resting && sheet.frame.height == 900)
  }

  @Test func aWindowThatGrowsWithEveryFrameDelaysNothing() {
    var sheet = SheetDriver()
    sheet.send(.present())
    for frame in 1...120 {
      sheet.run(for: 1.0 / 60)
      sheet.resize(container: 800 + Double(frame))
      if frame != 15 { #expect((sheet.frame.phase == .resting) == (frame > 15)) }
    }
    #expect(sheet.frame.height == 460)
  }

  @Test func contentThatGrowsWithEveryFrameIsReachedInOneTransitionAfterTheLast() {
    var sheet = SheetDriver.resting(at: 0, .fitting(), content: 200)
    for frame in 1...120 {
      sheet.run(for: 1.0 / 60)
      let before = sheet.frame.height
      sheet.resize(content: 200 + Double(frame))
      #expect(sheet.frame.height.isWithin(1e-9, of: before))
    }
    sheet.run(for: 0.25)
    #expect(sheet.frame.phase == .resting && sheet.frame.height == 320)
  }

  @Test func aFadeEndsWhenItWasToEnd() {
    for goal in [0, 1] {
      var sheet = goal == 0 ? SheetDriver() : SheetDriver.resting()
      sheet.send(.motionReduced(true))
      sheet.select(goal)
      sheet.run(for: 0.1)
      let before = sheet.frame
      sheet.resize(container: 900)
      #expect(sheet.frame.arrival == before.arrival && sheet.frame.opacity == before.opacity)
      #expect(sheet.frame.height == (goal == 0 ? 450 : 810))
      sheet.run(for: 0.0501)
      #expect(sheet.frame.phase == .resting)
    }
  }
}
