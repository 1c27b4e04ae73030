import SheetEngine
import SheetTestSupport
import Testing

/// The sheet moves the same on every display.
@Suite struct SheetFrameRateTests {
  /// From top 300 with 1200 points/second, up or down, in a window of 800.
  private func released(at speed: Double) -> SheetDriver {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    sheet.move(to: 310 + speed * 0.08, over: 0.2)
    sheet.move(to: 310, over: 0.08)
    sheet.release()
    sheet.forget()
    return sheet
  }

  // Reported for Svelte (#10717).
  @Test(arguments: [24.0, 60, 120, 144, 240], [-1200.0, 1200, 400, -400])
  func everyDisplaySeesTheSameThrow(rate: Double, speed: Double) {
    for time in [0.05, 0.1, 0.2, 0.3] {
      var (fast, once) = (released(at: speed), released(at: speed))
      fast.run(for: time, at: rate)
      once.run(for: time, at: 1)
      #expect(fast.frame.height.isWithin(1e-9, of: once.frame.height))
      #expect(fast.frame.velocity.isWithin(1e-6, of: once.frame.velocity))
    }
  }

  @Test func aJitteringDisplaySeesTheSameThrow() {
    var random = SeededGenerator(seed: 41)
    var jittering = released(at: 1200)
    let start = jittering.clock.now
    while jittering.clock.now < start + 0.18 {
      jittering.run(for: random.next(in: 0...0.03), at: 1)
    }
    jittering.run(for: start + 0.2 - jittering.clock.now, at: 1)
    var once = released(at: 1200)
    once.run(for: 0.2, at: 1)
    #expect(jittering.frame.height.isWithin(1e-6, of: once.frame.height))
  }

  @Test func everyDisplayArrivesWithinAFrame() {
    let durations = [60.0, 120, 144, 240].map { rate in
      var sheet = released(at: 1200)
      return Double(sheet.settle(at: rate).count - 1) / rate
    }
    let (shortest, longest) = (durations.min() ?? 0, durations.max() ?? 1)
    #expect(longest - shortest < 1.0 / 60)
  }

  // Reported for motion (#3593): at 240 frames a second each retarget lost some speed.
  @Test(arguments: [60.0, 120, 240])
  func turningItAtEveryFrameCostsNoSpeed(rate: Double) {
    var sheet = SheetDriver.resting()
    sheet.select(1)
    for frame in 0..<Int(0.2 * rate) {
      sheet.run(for: 1 / rate, at: rate)
      let before = sheet.frame
      sheet.select(frame % 2)
      #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
      #expect(sheet.frame.height.isWithin(1e-9, of: before.height))
    }
    sheet.settle()
    #expect([400, 720].contains(sheet.frame.height))
  }
}
