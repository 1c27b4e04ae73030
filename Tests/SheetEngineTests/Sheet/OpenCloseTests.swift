import SheetEngine
import SheetTestSupport
import Testing

@Suite struct OpenCloseTests {
  @Test func aNewSheetIsHidden() {
    let sheet = SheetDriver()
    #expect(sheet.machine.target == .dismissed)
    #expect(sheet.frame.phase == .hidden)
    #expect(sheet.frame.top == 800)
    #expect(sheet.frame.height == 0 && sheet.frame.progress == 0 && sheet.frame.detentIndex == 0)
    #expect(sheet.frame.backdropOpacity == 0)
    #expect(!sheet.frame.isAnimating)
  }

  @Test func opensAtItsInitialDetentAlongItsCurve() {
    var sheet = SheetDriver()
    sheet.send(.present())
    #expect(sheet.frame.height == 0)
    #expect(sheet.machine.target == .detent("normal"))
    for step in 1...9 {
      sheet.run(for: 0.025, at: 1000)
      let expected = 400 * TimingCurve.easeIn.value(at: Double(step) / 10)
      #expect(sheet.frame.height.isWithin(1e-6, of: expected))
    }
    sheet.run(for: 0.026)
    #expect(sheet.frame.height == 400 && sheet.frame.phase == .resting)
    #expect(sheet.frame.detentIndex == 1 && sheet.frame.backdropOpacity == 0.4)
    #expect(sheet.story == ["will normal code", "did normal code"])
  }

  @Test func eachWayHasItsOwnTransition() {
    var configuration = SheetConfiguration.pan
    configuration.presentation = Transition(.linear, duration: 1)
    configuration.change = Transition(.linear, duration: 0.5)
    configuration.dismissal = Transition(.linear, duration: 0.1)
    var sheet = SheetDriver(configuration)
    sheet.send(.present())
    sheet.run(for: 0.5, at: 100)
    #expect(sheet.frame.height.isWithin(1e-6, of: 200))
    sheet.settle()
    sheet.select(1)
    sheet.run(for: 0.25, at: 100)
    #expect(sheet.frame.height.isWithin(1e-6, of: 560))
    sheet.settle()
    sheet.send(.dismiss(.escape))
    sheet.run(for: 0.05, at: 100)
    #expect(sheet.frame.height.isWithin(1e-6, of: 360))
  }

  @Test func aTransitionWithoutDurationArrivesAtOnce() {
    var configuration = SheetConfiguration.pan
    configuration.presentation = Transition(.easeIn, duration: 0)
    configuration.dismissal = Transition(.easeIn, duration: 0)
    var sheet = SheetDriver(configuration)
    sheet.send(.present())
    #expect(sheet.frame.height == 400 && !sheet.frame.isAnimating)
    sheet.send(.dismiss(.code))
    #expect(sheet.frame.phase == .hidden)
    #expect(
      sheet.story == [
        "will normal code", "did normal code", "will dismissed code", "did dismissed code",
      ])
  }

  @Test(arguments: [SettleReason.backdrop, .escape, .code])
  func closesForAReason(reason: SettleReason) {
    var sheet = SheetDriver.resting(at: 1)
    sheet.send(.dismiss(reason))
    let heights = sheet.settle().map(\.height)
    #expect(heights == heights.sorted(by: >) && heights.last == 0)
    #expect(sheet.frame.phase == .hidden)
    #expect(sheet.story == ["will dismissed \(reason)", "did dismissed \(reason)"])
  }

  @Test func goesFromDetentToDetentAndBack() {
    var sheet = SheetDriver()
    for (detent, height) in [(1, 720.0), (0, 400), (1, 720)] {
      sheet.select(detent)
      sheet.settle()
      #expect(sheet.frame.height == height)
    }
    #expect(sheet.notices.count == 6)
  }

  @Test func whatIsAlreadySoTellsNothing() {
    var sheet = SheetDriver()
    sheet.send(.dismiss(.code))
    #expect(sheet.story == [] && sheet.frame.phase == .hidden)
    sheet = .resting()
    for event in [SheetEvent.present(), .select("normal")] { sheet.send(event) }
    #expect(sheet.story == [])
    #expect(sheet.questions == 0)
  }

  @Test func aDetentThatIsUnknownIsToldAndNothingElseHappens() {
    var sheet = SheetDriver()
    sheet.send(.select("half"))
    #expect(sheet.frame.phase == .hidden)
    sheet.send(.present())
    sheet.run(for: 0.1)
    sheet.send(.select(""))
    sheet.settle()
    #expect(sheet.frame.height == 400)
    #expect(sheet.story == ["unknown half", "will normal code", "unknown ", "did normal code"])
  }

  @Test func askingAgainOnTheWayDoesNotStartOver() {
    var sheet = SheetDriver()
    sheet.send(.present())
    sheet.run(for: 0.1)
    sheet.send(.present())
    sheet.run(for: 0.15)
    #expect(sheet.frame.phase == .resting)
    #expect(sheet.story == ["will normal code", "did normal code"])
  }

  @Test func dimAndProgressGoWithTheHeight() {
    var sheet = SheetDriver()
    sheet.select(1)
    for frame in sheet.settle(at: 240) {
      #expect(frame.backdropOpacity.isWithin(1e-12, of: 0.4 * min(frame.height / 400, 1)))
      #expect(frame.progress.isWithin(1e-12, of: frame.height / 720))
      #expect(frame.top + frame.height == 800)
    }
  }
}
