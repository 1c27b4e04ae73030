import SheetEngine
import SheetTestSupport
import Testing

/// What holds whatever happens.
@Suite struct SheetPropertyTests {
  /// A sheet that random things happen to.
  private struct Life {
    var hand: RandomSheetHand
    var machine: SheetMachine
    var clock = ManualClock()
    var underWay: Settlement?

    init(seed: UInt64) {
      hand = RandomSheetHand(seed: seed)
      machine = SheetMachine(configuration: hand.configuration(), metrics: hand.metrics())
    }

    mutating func step() {
      clock.advance(by: hand.pause())
      let event = hand.event(at: clock.now)
      let notices = machine.handle(event, at: hand.time(near: clock.now))
      notices.forEach { check($0) }
      look()
    }

    mutating func look() {
      let time = hand.time(near: clock.now)
      let (frame, again) = (machine.frame(at: time), machine.frame(at: time))
      check(frame)
      if let settled = frame.didSettle {
        check(.didSettle(settled))
      } else {
        #expect(frame == again)
      }
      #expect(again.didSettle == nil && again.height == frame.height)
    }

    /// Every journey ends once, before the next begins.
    private mutating func check(_ notice: SheetNotice) {
      switch notice {
      case .willSettle(let settlement):
        #expect(underWay == nil)
        underWay = settlement
      case .didSettle(let settlement), .interrupted(let settlement):
        #expect(underWay == settlement)
        underWay = nil
      case .unknownDetent, .asks, .refused: return
      }
    }

    private func check(_ frame: SheetFrame) {
      #expect(isInsideTheWindow(frame))
      #expect(isWhereItSaysItIs(frame))
    }

    private func isInsideTheWindow(_ frame: SheetFrame) -> Bool {
      let container = machine.metrics.containerHeight
      guard (0...container).contains(frame.height), frame.velocity.isFinite else { return false }
      guard frame.top == container - frame.height else { return false }
      let count = Double(machine.layout.stops.count)
      let parts = [frame.progress, frame.backdropOpacity, frame.opacity, frame.detentIndex / count]
      return parts.allSatisfy((0...1).contains)
    }

    private func isWhereItSaysItIs(_ frame: SheetFrame) -> Bool {
      switch machine.target {
      case .detent(let name) where machine.layout.height(of: .detent(name)) == nil: false
      case .detent where frame.phase == .resting:
        machine.layout.stops.contains { $0.height == frame.height }
      default: frame.phase != .hidden || (frame.height == 0 && machine.target == .dismissed)
      }
    }
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func whateverHappensTheSheetStaysInTheWindowAndItsStoryAddsUp(seed: UInt64) {
    var life = Life(seed: seed)
    for _ in 0..<120 { life.step() }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func leftAloneItComesToRestAtADetentOrIsGone(seed: UInt64) {
    var life = Life(seed: seed)
    for _ in 0..<60 { life.step() }
    _ = life.machine.handle(.answered(.later), at: life.clock.now)
    _ = life.machine.handle(.swipeEnded(at: life.clock.now), at: life.clock.now)
    _ = life.machine.handle(.resized(SheetMetrics(containerHeight: 800)), at: life.clock.now)
    _ = life.machine.handle(.cancelled, at: life.clock.now)
    let frame = life.machine.frame(at: life.clock.advance(by: 20))
    #expect(frame.phase == .resting || frame.phase == .hidden)
    #expect(!frame.isAnimating && frame.velocity == 0)
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func theProgramNeverMakesItJump(seed: UInt64) {
    var hand = RandomSheetHand(seed: seed)
    var sheet = SheetDriver.resting()
    for _ in 0..<40 {
      sheet.run(for: hand.number(in: 0...0.2), at: 1000)
      let before = sheet.frame
      sheet.send(
        [.present(), .select("normal"), .select("expanded"), .dismiss(.code)][hand.choice(4)])
      #expect(sheet.frame.height.isWithin(1e-9, of: before.height))
      #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
    }
    expectContinuity(sheet.frames)
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func noHandMakesItJump(seed: UInt64) {
    var hand = RandomSheetHand(seed: seed)
    var sheet = SheetDriver.resting()
    for _ in 0..<20 {
      sheet.select(hand.choice(2))
      sheet.run(for: hand.number(in: 0...0.2), at: 1000)
      let height = sheet.frame.height
      sheet.press(y: sheet.frame.top + 5)
      #expect(sheet.frame.height == height)
      sheet.move(by: hand.number(in: -30...30), over: 0.016 * Double(1 + hand.choice(9)))
      sheet.release()
      sheet.run(for: hand.number(in: 0...0.2), at: 1000)
    }
    expectContinuity(sheet.frames)
  }

  /// Frames a millisecond apart, pointer events 8; no faster than 8000 points/second and the snap.
  private func expectContinuity(_ frames: [SheetFrame]) {
    let steps = zip(frames, frames.dropFirst()).map { abs($0.height - $1.height) }
    #expect((steps.max() ?? 0) < 17)
  }
}
