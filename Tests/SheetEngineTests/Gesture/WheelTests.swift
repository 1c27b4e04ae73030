import SheetEngine
import SheetTestSupport
import Testing

@Suite struct WheelTests {
  private static let top = ScrollExtent(offset: 0, maximum: 500)
  private static let middle = ScrollExtent(offset: 40, maximum: 500)

  @Test func notchesWithoutAPauseAreOneGesture() {
    var burst = WheelBurst(.pan, over: nil, at: 10)
    var owners: [WheelBurst.Owner] = []
    for notch in 0..<4 {
      let time = 10 + Double(notch) * 0.149
      #expect(burst.goesOn(at: time))
      owners.append(burst.take(1, isHighest: false, list: nil, at: time))
    }
    #expect(owners == [.sheet, .nobody, .nobody, .nobody])
    #expect(burst.goesOn(at: 10.447 + 0.149) && !burst.goesOn(at: 10.447 + 0.151))
  }

  @Test func aNotchInPartsCountsOnceItIsWhole() {
    var burst = WheelBurst(.pan, over: nil, at: 0)
    let owners = (1...10).map { _ in burst.take(-0.1, isHighest: false, list: nil, at: 0) }
    #expect(owners == Array(repeating: .nobody, count: 9) + [.sheet])
  }

  /// Notches up positive, whether the sheet is highest, where the list is, and whose the notch is.
  @Test(
    arguments: [
      (1, false, top, .sheet), (1, true, top, .list), (1, false, middle, .sheet),
      (-1, true, middle, .list), (-1, false, middle, .list), (-1, true, top, .sheet),
      (-1, false, top, .sheet), (-1, true, ScrollExtent(offset: 1e-13, maximum: 500), .sheet),
      (1, true, nil, .sheet), (-1, false, nil, .sheet),
      (.nan, false, top, .nobody), (0, false, top, .nobody),
    ] as [(Double, Bool, ScrollExtent?, WheelBurst.Owner)])
  func goesToSheetOrList(
    notches: Double, isHighest: Bool, list: ScrollExtent?, owner: WheelBurst.Owner
  ) {
    var burst = WheelBurst(.pan, over: list, at: 0)
    #expect(burst.take(notches, isHighest: isHighest, list: list, at: 0) == owner)
  }

  @Test func oneBurstGrowsTheSheetAndThenScrollsTheList() {
    var burst = WheelBurst(.pan, over: Self.top, at: 0)
    #expect(burst.take(1, isHighest: false, list: Self.top, at: 0) == .sheet)
    #expect(burst.take(1, isHighest: true, list: Self.top, at: 0.1) == .list)
  }

  @Test func withoutHandOffTheListHasTheWheel() {
    for rule in [ScrollHandOff.off, .atEdge] {
      var configuration = SheetConfiguration.pan
      configuration.upwardHandOff = rule
      configuration.downwardHandOff = rule
      var burst = WheelBurst(configuration, over: Self.middle, at: 0)
      #expect(burst.take(1, isHighest: false, list: Self.middle, at: 0) == .list)
      #expect(burst.take(-1, isHighest: true, list: Self.top, at: 0.1) == .list)
    }
  }

  /// Another mouse, whose clock is behind.
  @Test func aClockThatGoesBackBeginsAnotherGesture() {
    var sheet = SheetDriver.resting(.heights(200, 400, 600))
    for (time, height) in [(1000.0, 400.0), (3, 600), (3.1, 600), (3.4, 600)] {
      sheet.send(.rolled(1, at: time, on: .surface))
      sheet.settle()
      #expect(sheet.frame.height == height)
    }
    sheet.send(.rolled(-1, at: 4, on: .surface))
    sheet.settle()
    #expect(sheet.frame.height == 400)
  }

  @Test func overTheBackdropItIsNobodys() {
    var sheet = SheetDriver.resting()
    sheet.send(.rolled(1, at: 1, on: .backdrop, list: Self.top))
    #expect(sheet.frame.claims && sheet.story == [])
  }
}
