import SheetEngine
import SheetTestSupport
import Testing

/// Above the highest detent the sheet gives way. 800 high: the band begins at top 80.
@Suite struct RubberBandDragTests {
  private func pulled(by distance: Double) -> SheetDriver {
    var sheet = SheetDriver.resting(at: 1)
    sheet.press(y: 90)
    sheet.move(to: 90 - distance)
    return sheet
  }

  @Test(arguments: [1.0, 20, 60, 100, 200])
  func givesWayByItsFormula(excess: Double) {
    let expected = 720 + RubberBand().offset(forExcess: excess, dimension: 160)
    #expect(pulled(by: excess).frame.height.isWithin(1e-9, of: min(expected, 800)))
  }

  @Test func aLowWindowHasAsLittleGiveAsItIsHigh() {
    var sheet = SheetDriver.resting(at: 1, container: 100)
    sheet.press(y: 15)
    sheet.move(to: 10)
    let expected = 90 + RubberBand().offset(forExcess: 5, dimension: 100)
    #expect(sheet.frame.height.isWithin(1e-9, of: expected))
  }

  @Test func neverRisesAboveTheWindow() {
    #expect(pulled(by: 5000).frame.top == 0)
    #expect(pulled(by: 1e300).frame.top == 0)
  }

  @Test func comesBackUnderTheSamePoint() {
    var sheet = pulled(by: 700)
    sheet.move(to: 190)
    #expect(sheet.frame.top == 180)
  }

  @Test func beginsWithoutAJump() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.forget()
    for y in stride(from: 410.0, through: -100, by: -1) { sheet.move(to: y) }
    for (low, high) in zip(sheet.frames, sheet.frames.dropFirst()) {
      #expect((0...1.0001).contains(high.height - low.height))
    }
  }

  @Test(arguments: [0.0, 5, 40, 200, 400])
  func springsBackWhenLetGo(excess: Double) {
    var sheet = pulled(by: excess)
    sheet.run(for: 0.2)
    sheet.release()
    let heights = sheet.settle().map(\.height)
    #expect(heights == heights.sorted(by: >) && heights.last == 720)
    #expect(sheet.story == ["will expanded drag", "did expanded drag"])
  }

  @Test(arguments: [3.0, 30, 90, 150, 1000], [0.0, 0.03, 0.1])
  func canBeCaughtInTheBandWithoutAJump(excess: Double, after delay: Double) {
    var sheet = pulled(by: excess)
    sheet.run(for: 0.1)
    sheet.release()
    sheet.run(for: delay)
    let height = sheet.frame.height
    sheet.press(y: 300)
    #expect(sheet.frame.height == height)
    sheet.move(to: 300)
    #expect(sheet.frame.height.isWithin(1e-6, of: height))
    sheet.move(to: 301)
    #expect((0...1.0001).contains(height - sheet.frame.height))
  }

  @Test func canBeCaughtInItsOvershootWithoutAJump() {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 350, over: 0.024)
    sheet.run { $0.height > 722 }
    let height = sheet.frame.height
    #expect(height > 722)
    sheet.press(y: 200)
    sheet.move(to: 200)
    #expect(sheet.frame.height.isWithin(1e-6, of: height))
  }

  @Test func aSheetThatOvershootsTheWindowFollowsTheHandAtOnce() {
    var sheet = SheetDriver.resting(.known([.height(300), .fraction(1)]))
    sheet.drag(from: 510, to: 450, over: 0.016)
    sheet.run { $0.top == 0 }
    sheet.run(for: 0.02)
    #expect(sheet.frame.top == 0 && sheet.frame.isAnimating)
    sheet.press(y: 10)
    sheet.move(to: 15)
    #expect(sheet.frame.top.isWithin(1e-6, of: 5))
  }

  /// In the band the sheet is slower than the pointer, and goes on at its own speed.
  @Test func takesOnlyItsOwnSpeedAlong() {
    var sheet = SheetDriver.resting(at: 1)
    sheet.press(y: 90)
    sheet.move(to: 50, over: 0.08)
    let frames = sheet.frames.suffix(2).map(\.height)
    let speed = (frames[1] - frames[0]) / 0.008
    sheet.release()
    #expect(sheet.frame.velocity.isWithin(0.05 * speed, of: speed))
  }
}
