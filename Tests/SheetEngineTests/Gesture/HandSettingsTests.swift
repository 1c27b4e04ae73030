import SheetEngine
import SheetTestSupport
import Testing

/// What of a hand's doing can be set.
@Suite struct HandSettingsTests {
  private static let list = ScrollExtent(offset: 0, maximum: 900)

  @Test func withoutDraggingNoHandMovesIt() {
    var configuration = SheetConfiguration.pan
    configuration.dragModel = .off
    var sheet = SheetDriver.resting(configuration, slop: 8)
    sheet.drag(from: 450, to: 100, over: 0.2)
    sheet.send(.rolled(1, at: 9, on: .surface))
    let at = PointerSample(y: 450, time: 10)
    sheet.send(.swiped(SwipeMovement(y: -80, at: at), on: .surface))
    sheet.send(.pressed(PointerSample(y: 410, time: 11), on: .grabber))
    sheet.send(.released(PointerSample(y: 410, time: 11.1), on: .grabber))
    for key in [SheetKey.up, .home, .activate] { sheet.send(.key(key)) }
    #expect(sheet.story == [] && sheet.frame.height == 400)
    sheet.select(1)
    sheet.settle()
    #expect(sheet.frame.height == 720)
    sheet.send(.pressed(PointerSample(y: 20, time: 12), on: .backdrop))
    sheet.send(.released(PointerSample(y: 20, time: 12.1), on: .backdrop))
    #expect(sheet.machine.target == .dismissed)
  }

  @Test func withoutAnimationItIsThereAtOnce() {
    var sheet = SheetDriver()
    sheet.send(.present(animated: false))
    #expect(sheet.frame.height == 400 && sheet.frame.phase == .resting)
    sheet.send(.select("expanded", animated: false))
    #expect(sheet.frame.height == 720 && !sheet.frame.isAnimating)
    sheet.send(.dismiss(.code, animated: false))
    #expect(sheet.frame.phase == .hidden)
    #expect(
      sheet.story == [
        "will normal code", "did normal code", "will expanded code", "did expanded code",
        "will dismissed code", "did dismissed code",
      ])
  }

  @Test func whileItIsHeldItSaysWhereItWouldGo() {
    var sheet = SheetDriver.resting()
    #expect(sheet.frame.prospect == nil)
    sheet.press(y: 410)
    for (y, target) in [
      (400.0, SheetTarget.detent("normal")), (240, .detent("expanded")), (620, .dismissed),
    ] {
      sheet.move(to: y, over: 3)
      sheet.run(for: 0.1)
      #expect(sheet.frame.prospect == target)
    }
    sheet.release()
    #expect(sheet.machine.target == .dismissed && sheet.frame.prospect == nil)
  }

  /// What it says is what it does, whatever the hand did before.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func whatItSaysItDoes(seed: UInt64) {
    var hand = RandomSheetHand(seed: seed)
    var sheet = SheetDriver.resting(.heights(200, 400, 600))
    sheet.press(y: 610)
    for _ in 0..<6 { sheet.move(to: hand.number(in: 0...900), over: hand.number(in: 0.02...0.3)) }
    let prospect = sheet.frame.prospect
    sheet.release()
    #expect(sheet.machine.target == prospect)
  }

  @Test func aListMayStandStillBelowTheHighestDetent() {
    var configuration = SheetConfiguration.pan
    configuration.listScrollsBelowHighest = false
    configuration.upwardHandOff = .off
    configuration.downwardHandOff = .off
    var sheet = SheetDriver.resting(configuration)
    sheet.send(.pressed(PointerSample(y: 700, time: 1), on: .surface, list: Self.list))
    sheet.send(.moved(PointerSample(y: 500, time: 2)))
    #expect(sheet.frame.listOffset == 0 && sheet.frame.height == 400)
    sheet.send(.cancelled)
    sheet.send(.rolled(1, at: 3, on: .surface, list: Self.list))
    #expect(sheet.frame.claims, "the notch is not the list's")
    sheet.select(1)
    sheet.settle()
    sheet.send(.rolled(1, at: 4, on: .surface, list: Self.list))
    #expect(!sheet.frame.claims)
  }
}

/// A list under the hand, in the same value.
@Suite struct ListGestureTests {
  private static let list = ScrollExtent(offset: 0, maximum: 900)

  private func pulled(to y: Double, over seconds: Double) -> SheetDriver {
    var sheet = SheetDriver.resting(at: 1)
    sheet.send(.pressed(PointerSample(y: 700, time: 0), on: .surface, list: Self.list))
    for step in 1...10 {
      let part = Double(step) / 10
      sheet.send(.moved(PointerSample(y: 700 + (y - 700) * part, time: seconds * part)))
    }
    return sheet
  }

  @Test func theFrameSaysWhereTheListMustBe() {
    var sheet = pulled(to: 500, over: 1)
    #expect(sheet.frame.listOffset?.isWithin(1e-9, of: 200) ?? false)
    #expect(sheet.frame.height == 720)
    sheet.send(.released(PointerSample(y: 500, time: 1.2)))
    #expect(sheet.frame.listOffset == nil)
  }

  @Test func letGoOfInMotionItGlidesByTheMomentumAndComesToRest() {
    var sheet = pulled(to: 500, over: 0.2)
    sheet.send(.released(PointerSample(y: 500, time: 0.2)))
    #expect(sheet.frame.isAnimating)
    let way = Momentum().distance(forVelocity: 1000)
    let offsets = sheet.run(for: 4).compactMap(\.listOffset)
    #expect(offsets == offsets.sorted())
    #expect(offsets.last?.isWithin(2, of: min(200 + way, 900)) ?? false)
    #expect(!sheet.frame.isAnimating)
  }

  @Test func aKeyThatScrollsTheListEndsTheGlide() {
    var sheet = pulled(to: 500, over: 0.2)
    sheet.send(.released(PointerSample(y: 500, time: 0.2)))
    sheet.run(for: 0.1)
    sheet.send(.listScrolled(ScrollExtent(offset: 10, maximum: 900)))
    #expect(sheet.frame.listOffset == nil && !sheet.frame.isAnimating)
  }

  @Test func aListThatGrowsOnItsWayGlidesOn() {
    var sheet = pulled(to: 500, over: 0.2)
    sheet.send(.released(PointerSample(y: 500, time: 0.2)))
    sheet.run(for: 0.1)
    let offset = sheet.frame.listOffset ?? 0
    sheet.send(.listScrolled(ScrollExtent(offset: offset, maximum: 5000)))
    #expect(sheet.frame.listOffset?.isWithin(1e-9, of: offset) ?? false)
    #expect(sheet.run(for: 0.5).allSatisfy { $0.isAnimating })
  }

  @Test func aPressStopsTheGlide() {
    var sheet = pulled(to: 500, over: 0.2)
    sheet.send(.released(PointerSample(y: 500, time: 0.2)))
    sheet.run(for: 0.05)
    sheet.press(y: 600)
    sheet.send(.released(sheet.sample))
    #expect(sheet.frame.listOffset == nil)
  }
}
