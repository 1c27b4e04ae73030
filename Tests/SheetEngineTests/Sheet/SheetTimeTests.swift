import SheetEngine
import SheetTestSupport
import Testing

/// Clocks stop, leap and run backwards; the sheet does not mind.
@Suite struct SheetTimeTests {
  private func thrown() -> SheetDriver {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 350, over: 0.048)
    return sheet
  }

  @Test(arguments: [true, false])
  func aGapOfSecondsEndsAtTheTarget(isThrown: Bool) {
    var sheet = isThrown ? thrown() : SheetDriver.resting()
    if !isThrown { sheet.select(1) }
    sheet.run(for: 0.032)
    sheet.clock.advance(by: 3)
    #expect(sheet.look().height == 720)
    #expect(sheet.frame.phase == .resting && !sheet.frame.isAnimating)
    sheet.run(for: 0.016)
    #expect(sheet.notices.count == 2)
  }

  @Test(arguments: [0, -0.005, -50, -Double.infinity, Double.nan, Double.infinity])
  func aClockThatDoesNotAdvanceMovesNothing(step: Double) {
    var sheet = thrown()
    sheet.run(for: 0.1)
    let before = sheet.frame
    #expect(sheet.look(at: sheet.clock.now + step) == before)
    #expect(sheet.look() == before)
    sheet.run(for: 0.05)
    #expect(sheet.frame.height > before.height)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func theVeryFirstTimeMayBeNoNumber(time: Double) {
    var machine = SheetMachine(configuration: .pan, metrics: SheetMetrics(containerHeight: 800))
    #expect(machine.frame(at: time).phase == .hidden)
    #expect(machine.handle(.present(), at: time).count == 1)
    _ = machine.handle(.pressed(PointerSample(y: 790, time: time), on: .surface), at: time)
    _ = machine.handle(.released(PointerSample(y: 790, time: time)), at: time)
    #expect((0...800).contains(machine.frame(at: time).height))
    #expect([0, 400, 720].contains(machine.frame(at: 100).height))
  }

  @Test(arguments: [1e308, 2e9, Double.greatestFiniteMagnitude])
  func oneWrongTimeDoesNotStopTheSheetForGood(time: Double) {
    var sheet = thrown()
    sheet.run(for: 0.1)
    let before = sheet.frame
    #expect(sheet.look(at: time) == before)
    sheet.settle()
    #expect(sheet.frame.height == 720 && sheet.frame.phase == .resting)
  }

  @Test func aFirstTimeThatNoClockTellsIsIgnored() {
    var machine = SheetMachine(configuration: .pan, metrics: SheetMetrics(containerHeight: 800))
    _ = machine.handle(.present(), at: 1e308)
    _ = machine.frame(at: 5)
    #expect(machine.frame(at: 5.1).height > 0)
    #expect(machine.frame(at: 6).height == 400)
  }

  @Test func oneWrongTimeOfThePointerDoesNotSpoilTheThrow() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.send(.moved(PointerSample(y: 410, time: 1e308)))
    sheet.move(to: 350, over: 0.048)
    sheet.release()
    #expect(sheet.machine.target == .detent("expanded"))
  }

  @Test(arguments: [-1e9, -5, 0, 1e9])
  func aClockMayStartAnywhere(start: Double) {
    var machine = SheetMachine(configuration: .pan, metrics: SheetMetrics(containerHeight: 800))
    _ = machine.handle(.present(), at: start)
    #expect(machine.frame(at: start).height == 0)
    let expected = 400 * TimingCurve.easeIn.value(at: 0.5)
    #expect(machine.frame(at: start + 0.125).height.isWithin(1e-3, of: expected))
    #expect(machine.frame(at: start + 0.25).height == 400)
  }

  @Test func anEventAfterTheEndTellsTheEndFirst() {
    var sheet = SheetDriver()
    sheet.send(.present())
    sheet.clock.advance(by: 3)
    sheet.send(.dismiss(.code))
    #expect(sheet.story == ["will normal code", "did normal code", "will dismissed code"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aPointerThatIsNowhereIsIgnored(y: Double) {
    var sheet = SheetDriver.resting()
    sheet.send(.pressed(PointerSample(y: y, time: 0), on: .surface))
    #expect(sheet.frame.phase == .resting)
    sheet.press(y: 410)
    sheet.move(to: 360, over: 1)
    sheet.send(.moved(PointerSample(y: y, time: sheet.pointerClock.now)))
    #expect(sheet.frame.top == 350)
    sheet.send(.released(PointerSample(y: y, time: sheet.pointerClock.now)))
    #expect(sheet.frame.top == 350)
    sheet.settle()
    #expect(sheet.story == ["will normal drag", "did normal drag"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aPointerWithoutATimeThrowsNothing(time: Double) {
    var sheet = SheetDriver.resting()
    sheet.send(.pressed(PointerSample(y: 410, time: time), on: .surface))
    for y in [380.0, 350, 320] { sheet.send(.moved(PointerSample(y: y, time: time))) }
    #expect(sheet.frame.top == 310 && sheet.frame.velocity == 0)
    sheet.send(.released(PointerSample(y: 320, time: time)))
    #expect(sheet.machine.target == .detent("normal"))
  }

  @Test func theClocksOfPointerAndFramesNeverMeet() {
    var sheet = SheetDriver.resting()
    sheet.pointerClock.advance(by: -1e7)
    sheet.drag(from: 410, to: 350, over: 0.048)
    #expect(sheet.frame.velocity.isWithin(1e-3, of: 1250))
  }
}
