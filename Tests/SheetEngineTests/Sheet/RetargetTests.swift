import SheetEngine
import SheetTestSupport
import Testing

/// Interrupted, a sheet goes on from where it is, as fast as it is.
@Suite struct RetargetTests {
  private static let turns: [SheetEvent] = [
    .select("normal"), .select("expanded"), .dismiss(.code), .present(),
    .configured(.heights(333, 666)),
    .resized(SheetMetrics(containerHeight: 900)),
  ]

  private func moving(thrown: Bool, for delay: Double) -> SheetDriver {
    var sheet = SheetDriver.resting()
    if thrown { sheet.drag(from: 410, to: 350, over: 0.048) } else { sheet.select(1) }
    sheet.run(for: delay)
    return sheet
  }

  @Test(arguments: turns.indices, [0.0, 0.03, 0.1, 0.16, 0.22])
  func keepsPlaceAndSpeed(turn: Int, delay: Double) {
    for thrown in [false, true] {
      var sheet = moving(thrown: thrown, for: delay)
      let before = sheet.frame
      sheet.send(Self.turns[turn])
      #expect(sheet.frame.height.isWithin(1e-9, of: before.height))
      #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
      sheet.settle()
      #expect(!sheet.frame.isAnimating)
    }
  }

  @Test(arguments: [0.03, 0.1, 0.2])
  func openedWhileItClosesItTurnsAroundSmoothly(delay: Double) {
    var sheet = SheetDriver.resting()
    sheet.send(.dismiss(.code))
    sheet.run(for: delay)
    let before = sheet.frame
    #expect(before.velocity < 0)
    sheet.send(.present())
    #expect(sheet.frame.height == before.height)
    #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
    sheet.settle()
    #expect(sheet.frame.height == 400)
  }

  @Test func aThrownSheetSentBackBringsItsSpeedIntoTheCurve() {
    var sheet = moving(thrown: true, for: 0.02)
    let before = sheet.frame
    sheet.select(0)
    sheet.run(for: 0.004)
    #expect(sheet.frame.height > before.height + 0.004 * before.velocity * 0.8)
  }

  @Test func fromRestTheCurveKeepsItsOwnShape() {
    var configuration = SheetConfiguration.pan
    configuration.change = Transition(.easeOut, duration: 0.25)
    var sheet = SheetDriver.resting(configuration)
    sheet.select(1)
    sheet.run(for: 0.1, at: 1000)
    let expected = 400 + 320 * TimingCurve.easeOut.value(at: 0.4)
    #expect(sheet.frame.height.isWithin(1e-6, of: expected))
  }

  @Test func grabbedAtAnyMomentItDoesNotJump() {
    for delay in stride(from: 0.0, through: 0.5, by: 0.01) {
      var sheet = moving(thrown: true, for: delay)
      let height = sheet.frame.height
      sheet.press(y: 300)
      sheet.move(to: 300)
      #expect(sheet.frame.height.isWithin(1e-6, of: height))
    }
  }
}
