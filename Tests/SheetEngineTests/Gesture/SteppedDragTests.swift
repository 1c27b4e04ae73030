import SheetEngine
import SheetTestSupport
import Testing

/// The original, literal drag rule. 800 high: normal 400, expanded 720, minimum 160.
@Suite struct SteppedDragTests {
  private func grabbed(at detent: Int = 0) -> SheetDriver {
    var sheet = SheetDriver.resting(at: detent, .steppedPan)
    sheet.press(y: 500)
    return sheet
  }

  @Test func theGrabExpandsTheSheet() {
    var sheet = grabbed()
    #expect(sheet.frame.phase == .dragging && sheet.frame.isAnimating)
    sheet.run(for: 0.125, at: 1000)
    let expected = 400 + 320 * TimingCurve.easeIn.value(at: 0.5)
    #expect(sheet.frame.height.isWithin(1e-6, of: expected))
    sheet.run(for: 0.126)
    #expect(sheet.frame.height == 720 && sheet.frame.phase == .dragging)
    #expect(sheet.story == ["will expanded drag", "did expanded drag"])
  }

  /// Dismissed when normal − t < minimum, that is when t > 240.
  @Test(
    arguments: [
      (-300.0, SheetTarget.detent("expanded")), (-1, .detent("expanded")), (0, .detent("expanded")),
      (0.01, .detent("normal")),
      (1, .detent("normal")), (100, .detent("normal")), (239.9, .detent("normal")),
      (240, .detent("normal")),
      (240.1, .dismissed), (300, .dismissed),
    ] as [(Double, SheetTarget)])
  func theDistanceChooses(distance: Double, expected: SheetTarget) {
    var sheet = grabbed()
    sheet.run(for: 0.3)
    sheet.move(by: distance)
    #expect(sheet.machine.target == expected)
  }

  @Test(arguments: [(0.0, 400.0), (0.1, 320), (0.4, 80), (0.5, 0)])
  func theMinimumCanBeTuned(minimum: Double, threshold: Double) {
    var configuration = SheetConfiguration.pan
    configuration.dragModel = .stepped(minimum: minimum)
    var sheet = SheetDriver.resting(configuration)
    sheet.press(y: 500)
    sheet.move(by: threshold)
    #expect(sheet.machine.target != .dismissed)
    sheet.move(by: 0.5)
    #expect(sheet.machine.target == .dismissed)
  }

  @Test func eachChangeOfTargetTurnsTheSheetAround() {
    var sheet = grabbed()
    sheet.run(for: 0.1)
    sheet.move(by: 50)
    sheet.run(for: 0.1)
    sheet.move(by: 20)
    sheet.move(by: -90)
    sheet.run(for: 0.3)
    sheet.move(by: 300)
    sheet.run(for: 0.3)
    #expect(
      sheet.story == [
        "will expanded drag", "interrupted expanded drag", "will normal drag",
        "interrupted normal drag", "will expanded drag", "did expanded drag",
        "will dismissed drag", "did dismissed drag",
      ])
  }

  @Test func nothingIsDecidedAtTheRelease() {
    var sheet = grabbed()
    sheet.run(for: 0.1)
    sheet.move(by: 200, over: 0.02)
    sheet.release()
    #expect(sheet.frame.phase == .settling && sheet.machine.target == .detent("normal"))
    sheet.settle()
    #expect(sheet.frame.height == 400)
    sheet = grabbed(at: 1)
    sheet.release()
    #expect(sheet.frame.phase == .resting && sheet.frame.height == 720)
    #expect(sheet.story == [])
  }

  @Test func aDismissalEndsTheDrag() {
    var sheet = grabbed()
    sheet.move(by: 300)
    #expect(sheet.frame.phase == .settling)
    sheet.move(by: -300, over: 0.05)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.phase == .hidden)
    #expect(
      sheet.notices.suffix(2) == [
        .willSettle(Settlement(target: .dismissed, reason: .drag)),
        .didSettle(Settlement(target: .dismissed, reason: .drag)),
      ])
  }

  @Test func aCancelledDragGoesOnToItsTarget() {
    var sheet = grabbed()
    sheet.move(by: 50)
    sheet.send(.cancelled)
    sheet.settle()
    #expect(sheet.frame.height == 400 && sheet.frame.phase == .resting)
  }

  @Test func theSheetNeverJumps() {
    var sheet = grabbed()
    sheet.forget()
    for distance in [0.0, 30, 10, -40, 20, -60, 300] {
      sheet.run(for: 0.07, at: 1000)
      sheet.move(by: distance)
    }
    sheet.settle(at: 1000)
    for (a, b) in zip(sheet.frames, sheet.frames.dropFirst()) {
      #expect(abs(a.height - b.height) < 6)
    }
  }
}
