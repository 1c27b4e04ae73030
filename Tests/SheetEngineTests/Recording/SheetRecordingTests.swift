import Foundation
import SheetTestSupport
import Testing

@testable import SheetEngine

/// A recording is the hand, not what came of it.
@Suite struct SheetRecordingTests {
  /// A random life with what it showed and told.
  private struct Life {
    var recording: SheetRecording
    var notices: [SheetNotice] = []
    var frames: [(time: Double, frame: SheetFrame)] = []

    init(seed: UInt64, events: Int = 80) {
      var hand = RandomSheetHand(seed: seed)
      let (configuration, metrics) = (hand.configuration(), hand.metrics())
      var machine = SheetMachine(configuration: configuration, metrics: metrics)
      recording = SheetRecording(configuration: configuration, metrics: metrics)
      var clock = 0.0
      for _ in 0..<events {
        clock += abs(hand.pause()) + 1e-3
        let event = hand.event(at: clock)
        recording.append(event, at: clock)
        notices += machine.handle(event, at: clock)
        for _ in 0..<hand.choice(3) {
          clock += hand.number(in: 1e-3...0.1)
          let frame = machine.frame(at: clock)
          if let settled = frame.didSettle { notices.append(.didSettle(settled)) }
          frames.append((clock, frame))
        }
      }
    }
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func underItsOwnSettingsItGivesTheSameToTheLastBit(seed: UInt64) {
    let life = Life(seed: seed)
    var replay = life.recording.replay()
    for (time, frame) in life.frames { #expect(replay.frame(at: time) == frame) }
    replay.finish()
    #expect(replay.notices.map(\.notice) == life.notices)
  }

  /// More frames, and other ones: what was shown at the recorded times is the same.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func whenElseFramesAreAskedForMakesNoDifference(seed: UInt64) {
    let life = Life(seed: seed)
    var (hand, replay) = (RandomSheetHand(seed: seed + 7), life.recording.replay())
    var last = 0.0
    for (time, frame) in life.frames {
      let between = last + (time - last) * hand.number(in: 0...1)
      _ = replay.frame(at: between)
      let again = replay.frame(at: time)
      #expect(again.height == frame.height && again.velocity == frame.velocity)
      #expect(again.backdropOpacity == frame.backdropOpacity && again.phase == frame.phase)
      #expect(again.listOffset == frame.listOffset && again.claims == frame.claims)
      last = time
    }
    replay.finish()
    #expect(replay.notices.map(\.notice) == life.notices)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func throughAFileItIsTheSame(seed: UInt64) throws {
    let life = Life(seed: seed)
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let copy = try decoder.decode(SheetRecording.self, from: encoder.encode(life.recording))
    var replay = copy.replay()
    for (time, frame) in life.frames { #expect(replay.frame(at: time) == frame) }
  }

  @Test func theSameFingerUnderAnotherSpringGoesToTheSamePlaceInAnotherTime() throws {
    var sheet = SheetDriver.resting()
    var recording = SheetRecording(configuration: .pan, metrics: sheet.machine.metrics)
    recording.append(.present(animated: false), at: sheet.clock.now)
    sheet.press(y: 410)
    recording.append(.pressed(sheet.sample, on: .surface), at: sheet.clock.now)
    for step in 1...10 {
      sheet.move(to: 410 - Double(step) * 8, over: 0.008)
      recording.append(.moved(sheet.sample), at: sheet.clock.now)
    }
    recording.append(.released(sheet.sample), at: sheet.clock.now)
    var slow = SheetConfiguration.pan
    slow.settling.duration = 0.7
    slow.settling.upwardFlickBounce = 0.4
    var replays = [recording.replay(), recording.replay(with: slow)]
    let outcomes = replays.indices.map { replays[$0].releases() }
    let (a, b) = (try #require(outcomes[0].first), try #require(outcomes[1].first))
    #expect(a.target == .detent("expanded") && b.target == a.target && a.reason == .flick)
    #expect(a.velocity.isWithin(1, of: 1000) && b.velocity == a.velocity)
    #expect(a.projectedHeight.isWithin(1, of: 480 + 499))
    #expect(b.settleTime > a.settleTime * 1.5 && b.overshoot > a.overshoot + 5)
  }

  @Test func aRecordingBeginsAtRest() {
    var sheet = SheetDriver.resting()
    #expect(SheetRecording(from: sheet.machine, at: 1) != nil)
    sheet.press(y: 410)
    #expect(SheetRecording(from: sheet.machine, at: 1) == nil)
  }

  @Test func itBeginsWhereTheSheetWas() throws {
    var sheet = SheetDriver.resting(at: 1)
    sheet.send(.motionReduced(true))
    let recording = try #require(SheetRecording(from: sheet.machine, at: sheet.clock.now))
    var replay = recording.replay()
    #expect(replay.frame(at: sheet.clock.now).height == 720)
    #expect(replay.machine.isMotionReduced && replay.machine.asksFirst)
  }
}
