import SheetEngine
import SheetTestSupport
import Testing

/// A sheet that asks before it goes somewhere, and is answered at once, later or not at all.
@Suite struct QuestionTests {
  private static let closing = Settlement(target: .dismissed, reason: .escape)

  private func asking(_ configuration: SheetConfiguration = .pan) -> SheetMachine {
    var machine = SheetMachine(
      configuration: configuration, metrics: SheetMetrics(containerHeight: 800))
    _ = machine.handle(.present(animated: false), at: 0)
    _ = machine.handle(.asksFirst(true), at: 0)
    return machine
  }

  @Test func itStandsStillUntilItIsAnswered() {
    var machine = asking()
    #expect(machine.handle(.key(.escape), at: 1) == [.asks(Self.closing)])
    #expect(machine.frame(at: 3).height == 400)
    #expect(machine.handle(.answered(.allow), at: 3) == [.willSettle(Self.closing)])
  }

  @Test func refusedItTellsSoAndStays() {
    var machine = asking()
    _ = machine.handle(.key(.escape), at: 1)
    #expect(machine.handle(.answered(.refuse), at: 1) == [.refused(Self.closing)])
    #expect(machine.frame(at: 2).phase == .resting)
    #expect(machine.handle(.answered(.allow), at: 2) == [], "there is no question any more")
  }

  @Test func answeredLaterItClosesThen() {
    var machine = asking()
    _ = machine.handle(.key(.escape), at: 1)
    #expect(machine.handle(.answered(.later), at: 1) == [])
    #expect(machine.handle(.key(.escape), at: 2) == [.asks(Self.closing)], "asked again")
    #expect(machine.handle(.answered(.later), at: 2) == [])
    #expect(machine.handle(.answered(.allow), at: 9) == [.willSettle(Self.closing)])
  }

  @Test func aThrownSheetStaysOpenUntilTheLaterAnswer() {
    var sheet = SheetDriver.resting()
    var machine = sheet.machine
    sheet.press(y: 410)
    sheet.move(to: 790, over: 2)
    machine = sheet.machine
    let thrown = Settlement(target: .dismissed, reason: .drag)
    #expect(machine.handle(.released(sheet.sample), at: 200) == [.asks(thrown)])
    #expect(machine.frame(at: 200).height == 20)
    let meanwhile = Settlement(target: .detent("normal"), reason: .drag)
    #expect(machine.handle(.answered(.later), at: 200) == [.willSettle(meanwhile)])
    #expect(machine.frame(at: 204).height == 400)
    #expect(machine.handle(.answered(.allow), at: 205) == [.willSettle(thrown)])
    #expect(machine.frame(at: 209).phase == .hidden)
  }

  @Test func notAnsweredAtOnceItGoesOnAsIfTheAnswerCameLater() {
    var machine = asking()
    _ = machine.handle(.key(.escape), at: 1)
    #expect(machine.handle(.select("expanded"), at: 1).count == 1)
    #expect(machine.frame(at: 5).height == 720)
  }

  @Test func whoIsAskedMayCloseItHimselfAndIsNotAskedAgain() {
    var machine = asking()
    _ = machine.handle(.key(.escape), at: 1)
    #expect(machine.handle(.dismiss(.code), at: 1) == [])
    #expect(machine.handle(.answered(.allow), at: 1) == [.willSettle(Self.closing)])
  }

  @Test func aDismissalWithoutAskingIsNotAsked() {
    var machine = asking()
    let code = Settlement(target: .dismissed, reason: .code)
    #expect(machine.handle(.dismiss(.code, asking: false), at: 1) == [.willSettle(code)])
  }

  @Test func anyDetentCanBeRefusedAndTheNearestThatIsAllowedIsTaken() {
    var sheet = SheetDriver.resting(.heights(200, 400, 600))
    sheet.answer = .refuse
    sheet.drag(from: 610, to: 410, over: 3)
    sheet.settle()
    #expect(sheet.asked.map(\.target) == [.detent("b"), .detent("c")])
    #expect(sheet.frame.height == 200, "back where it came from, which needs no permission")
    #expect(sheet.refusals.count == 2)
  }

  @Test func aWheelAsksToo() {
    var sheet = SheetDriver.resting()
    sheet.answer = .refuse
    sheet.send(.rolled(1, at: 1, on: .surface))
    #expect(sheet.asked == [Settlement(target: .detent("expanded"), reason: .wheel)])
    #expect(sheet.frame.phase == .resting)
  }

  @Test func aDetentThatIsGoneWhenTheAnswerComesIsRefused() throws {
    var machine = asking()
    _ = machine.handle(.key(.up), at: 1)
    _ = machine.handle(.answered(.later), at: 1)
    let other = try SheetConfiguration(detents: [.fraction(0.5, id: "normal")])
    _ = machine.handle(.configured(other), at: 2)
    let gone = Settlement(target: .detent("expanded"), reason: .grabber)
    #expect(machine.handle(.answered(.allow), at: 3) == [.refused(gone)])
  }
}

/// A sheet that hands and keys cannot close.
@Suite struct IndismissibleTests {
  private func resting() -> SheetDriver {
    var configuration = SheetConfiguration.pan
    configuration.isDismissible = false
    return .resting(configuration)
  }

  @Test func belowItsLowestDetentItResistsAsAboveItsHighest() {
    var sheet = resting()
    sheet.press(y: 410)
    let band = RubberBand()
    for pull in [5.0, 40, 100, 300, 380] {
      sheet.move(to: 410 + pull)
      let give = band.offset(forExcess: pull, dimension: 160)
      #expect(sheet.frame.height.isWithin(1e-9, of: 400 - give))
    }
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.height == 400)
    #expect(sheet.refusals.map(\.target) == [.dismissed])
    #expect(sheet.questions == 0, "nobody is asked what is refused anyway")
  }

  @Test func caughtInTheBandItDoesNotJump() {
    var sheet = resting()
    sheet.drag(from: 410, to: 600, over: 1)
    sheet.run(for: 0.01)
    let top = sheet.frame.top
    sheet.press(y: 600)
    #expect(sheet.frame.top.isWithin(1e-9, of: top))
  }

  @Test(arguments: [SheetEvent.key(.escape), .key(.delete), .dismiss(.backdrop)])
  func eachAttemptIsTold(attempt: SheetEvent) {
    var sheet = resting()
    sheet.send(attempt)
    #expect(sheet.refusals.count == 1 && sheet.frame.phase == .resting)
  }

  @Test func aFlickIsToldAndGoesToTheLowestDetent() {
    var sheet = resting()
    sheet.drag(from: 410, to: 500, over: 0.05)
    sheet.settle()
    #expect(sheet.refusals == [Settlement(target: .dismissed, reason: .flick)])
    #expect(sheet.frame.height == 400)
  }

  @Test func theProgramClosesIt() {
    var sheet = resting()
    sheet.send(.dismiss(.code))
    sheet.settle()
    #expect(sheet.frame.phase == .hidden)
  }
}
