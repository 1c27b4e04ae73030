@testable import SheetEngine
import SheetTestSupport
import Testing

@Suite struct HandOffTests {
  /// Up positive: the movement, how far the sheet is from its highest detent, where the list is of
  /// 1000 points, and what of the movement sheet and list get.
  @Test(
    arguments: [
      // Up: the sheet first, then the list, and at the list's end the sheet's rubber band.
      (500, 320, 0, 320, 180), (100, 320, 0, 100, 0), (320, 320, 0, 320, 0), (50, 0, 0, 0, 50),
      (50, 0, 980, 30, 20), (50, 0, 1000, 50, 0), (40, 10, 300, 10, 30), (40, -15, 1000, 40, 0),
      // Down: out of the band, then the list, then the sheet.
      (-500, 0, 180, -320, -180), (-100, 0, 180, 0, -100), (-180, 0, 180, 0, -180),
      (-30, 0, 0, -30, 0), (-30, 400, 0, -30, 0), (-30, 200, 20, -10, -20),
      (-40, -15, 1000, -15, -25), (-10, -15, 1000, -10, 0), (-2000, -15, 1000, -1000, -1000),
      (0, 320, 50, 0, 0),
    ] as [(Double, Double, Double, Double, Double)])
  func sharesAMovement(
    travel: Double, headroom: Double, offset: Double, sheet: Double, list: Double
  ) {
    let extent = ScrollExtent(offset: offset, maximum: 1000)
    let handOff = HandOff(.pan, beginningAt: extent)
    let share = handOff.share(travel, headroom: headroom, list: extent)
    #expect(share == HandOff.Share(sheet: sheet, list: list))
    #expect(share.sheet + share.list == travel)
  }

  /// What the sheet gets of 100 points up at 320 from the highest detent, and of 100 down with the
  /// list at 40; and the list.
  @Test(
    arguments: [
      (.always, 0, 100.0, 0.0, -60.0, -40.0), (.always, 40, 100, 0, -60, -40),
      (.atEdge, 0, 100, 0, -60, -40), (.atEdge, 40, 0, 100, 0, -40),
      (.off, 0, 0, 100, 0, -40), (.off, 40, 0, 100, 0, -40),
    ] as [(ScrollHandOff, Double, Double, Double, Double, Double)])
  func isConfiguredForEachDirection(
    rule: ScrollHandOff, beganAt: Double, up: Double, listUp: Double, down: Double,
    listDown: Double
  ) {
    let list = ScrollExtent(offset: 40, maximum: 1000)
    let began = ScrollExtent(offset: beganAt, maximum: 1000)
    var configuration = SheetConfiguration.pan
    configuration.upwardHandOff = rule
    configuration.downwardHandOff = .off
    let upward = HandOff(configuration, beginningAt: began)
    #expect(upward.share(100, headroom: 320, list: list) == .init(sheet: up, list: listUp))
    #expect(upward.share(-100, headroom: 320, list: list) == .init(sheet: 0, list: -40))
    configuration.upwardHandOff = .off
    configuration.downwardHandOff = rule
    let downward = HandOff(configuration, beginningAt: began)
    #expect(downward.share(-100, headroom: 320, list: list) == .init(sheet: down, list: listDown))
    #expect(downward.share(100, headroom: 320, list: list) == .init(sheet: 0, list: 100))
  }

  @Test func panHandsOffAndFittedDoesNot() {
    let pan = SheetConfiguration.pan
    #expect(pan.upwardHandOff == .always && pan.downwardHandOff == .always)
    let fitted = SheetConfiguration.fitted
    #expect(fitted.upwardHandOff == .off && fitted.downwardHandOff == .off)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonsenseMovesNothing(number: Double) {
    let list = ScrollExtent(offset: number, maximum: number)
    #expect(list == ScrollExtent(offset: 0, maximum: 0))
    let handOff = HandOff(.pan, beginningAt: list)
    #expect(handOff.share(number, headroom: 10, list: list) == .init(sheet: 0, list: 0))
    #expect(handOff.share(10, headroom: number, list: list) == .init(sheet: 0, list: 0))
  }

  @Test func headroomCountsThePointersWay() {
    var sheet = SheetDriver.resting()
    #expect(sheet.machine.headroom == 320)
    sheet.press(y: 410)
    sheet.move(to: 90)
    #expect(sheet.machine.headroom == 0)
    sheet.move(to: 60)
    #expect(sheet.machine.headroom == -30 && sheet.frame.height < 750)
    sheet.move(to: 900)
    #expect(sheet.machine.headroom == 810, "also where the sheet has nowhere to go")
  }
}
