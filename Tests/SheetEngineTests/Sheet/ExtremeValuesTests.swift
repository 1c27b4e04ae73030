import SheetEngine
import SheetTestSupport
import Testing

/// Every number a caller can set takes every value a caller can think of.
@Suite struct ExtremeValuesTests {
  static let extremes = [
    Double.nan, .infinity, -.infinity, 0, -1, 1, 0.7, -0.7, 1e-300, 5e-324, 1e9, -1e9, 1e308,
    -1e308,
  ]

  /// A way to set one number of a configuration.
  struct Field: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @Sendable (inout SheetConfiguration, Double) -> Void
  }

  private static func field(
    _ name: String, _ path: any WritableKeyPath<SheetConfiguration, Double> & Sendable
  ) -> Field {
    Field(testDescription: name) { $0[keyPath: path] = $1 }
  }

  private static func spring(
    _ name: String, _ make: @escaping @Sendable (Double) -> Spring
  ) -> Field {
    Field(testDescription: name) {
      $0.presentation = Transition(make($1))
      $0.change = Transition(make($1))
      $0.dismissal = Transition(make($1))
    }
  }

  private static func curve(
    _ name: String, _ make: @escaping @Sendable (Double) -> (TimingCurve, Double)
  ) -> Field {
    Field(testDescription: name) {
      let (curve, duration) = make($1)
      $0.presentation = Transition(curve, duration: duration)
      $0.change = Transition(curve, duration: duration)
      $0.dismissal = Transition(curve, duration: duration)
    }
  }

  static let fields =
    [
      field("fade", \.fadeDuration), field("dimension", \.rubberBandDimension),
      field("pause", \.wheelPause), field("dim", \.backdrop.opacity),
      field("flick", \.snapping.flickSpeed), field("settling", \.settling.duration),
      field("bounce", \.settling.bounce), field("upward", \.settling.upwardFlickBounce),
      field("recession", \.appearance.recession), field("corner", \.appearance.cornerRadius),
      field("shadow", \.appearance.shadow.radius),
      spring("spring's duration") { Spring(duration: $0) },
      spring("spring's bounce") { Spring(bounce: $0) },
      spring("bouncy") { .bouncy(duration: 0.2, extraBounce: $0) },
      spring("mass") { Spring(mass: $0, stiffness: 100, damping: 10) },
      spring("stiffness") { Spring(stiffness: $0, damping: 10) },
      spring("damping") { Spring(stiffness: 100, damping: $0) },
      curve("duration") { (.easeIn, $0) },
      curve("x1") { (TimingCurve($0, 0, 1, 1), 0.25) },
      curve("y1") { (TimingCurve(0, $0, 1, 1), 0.25) },
      curve("x2") { (TimingCurve(0, 0, $0, 1), 0.25) },
      curve("y2") { (TimingCurve(0, 0, 1, $0), 0.25) },
    ] + structures

  private static let structures = [
    Field(testDescription: "stepped") { $0.dragModel = .stepped(minimum: $1) },
    Field(testDescription: "band") { $0.rubberBand = RubberBand(coefficient: $1) },
    Field(testDescription: "momentum") {
      $0.snapping.momentum = Momentum(decelerationRate: $1)
    },
    Field(testDescription: "skip") { $0.snapping.maximumSkip = $1 > 0 ? .max : .min },
    Field(testDescription: "dims") { $0.backdrop.opacities = ["normal": $1] },
    Field(testDescription: "width") { $0.appearance.maximumWidth = $1 },
    Field(testDescription: "grabber") {
      $0.appearance.grabber = .init(width: $1, height: $1, cornerRadius: $1, margin: $1)
    },
    Field(testDescription: "tolerance") {
      $0.settling.tolerance = SettleTolerance(position: $1, velocity: $1, snapDistance: $1)
    },
    Field(testDescription: "limits") {
      $0.velocityLimits = .init(
        sampleCount: $1 > 0 ? .max : .min, maximumAge: $1, maximumGap: $1, mergeInterval: $1,
        releaseTimeout: $1, directionInterval: $1, maximumSpeed: $1)
    },
  ]

  @Test(arguments: fields)
  func whateverIsSetEveryFrameIsANumberAndTheSheetComesToRest(field: Field) {
    for (index, value) in Self.extremes.enumerated() {
      var configuration = SheetConfiguration.pan
      field.set(&configuration, value)
      var hand = RandomSheetHand(seed: UInt64(index + 1))
      var machine = SheetMachine(
        configuration: configuration, metrics: SheetMetrics(containerHeight: 800))
      var time = 0.0
      for _ in 0..<150 {
        time += hand.pause().magnitude / 10
        _ = machine.handle(event(from: &hand, at: time), at: time)
        check(machine.frame(at: time), in: machine)
      }
      _ = machine.handle(.cancelled, at: time)
      check(machine.frame(at: time + 1e8), in: machine)
      #expect([.resting, .hidden].contains(machine.frame(at: time + 2e8).phase))
    }
  }

  /// What a hand does, but no other configuration.
  private func event(from hand: inout RandomSheetHand, at time: Double) -> SheetEvent {
    let event = hand.event(at: time)
    guard case .configured = event else { return event }
    return .present()
  }

  private func check(_ frame: SheetFrame, in machine: SheetMachine) {
    #expect((0...machine.metrics.containerHeight).contains(frame.height))
    #expect(frame.velocity.isFinite && frame.top.isFinite && (frame.listOffset ?? 0).isFinite)
    for part in [frame.progress, frame.backdropOpacity, frame.opacity, frame.arrival] {
      #expect((0...1).contains(part))
    }
  }

  @Test(arguments: extremes)
  func aWindowOfAnySizeHoldsTheSheet(length: Double) {
    var sheet = SheetDriver.resting(at: 0, .fitting(topOffset: 0), content: 200)
    sheet.send(
      .resized(
        SheetMetrics(
          containerHeight: length, contentHeight: length, grabberHeight: length,
          bottomInset: length)))
    sheet.drag(from: 10, to: length, over: 0.1)
    sheet.drag(from: length, to: 10, over: 0.1)
    sheet.settle()
    check(sheet.frame, in: sheet.machine)
  }

  /// Over-damped and stiff, as reported for the window manager niri (#1123), whose search for the
  /// time to rest left the numbers.
  @Test(arguments: [(850.0, 1.15), (1200, 6), (1200, 1.15), (1e9, 1e3), (1e-6, 1e3)])
  func overDampedSpringsEndExactlyOnTheirTarget(stiffness: Double, ratio: Double) {
    let spring = Spring(stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot())
    for (target, velocity) in [(720.0, 0.0), (400, 0), (720, 8000), (720, -8000)] {
      for overshoots in [true, false] {
        let animation = SpringAnimation(
          from: MotionSample(position: 400, velocity: velocity), to: target, spring: spring,
          startTime: 5, overshoots: overshoots)
        for time in [5, 5.1, 6, 10, 1000] {
          let sample = animation.sample(at: time)
          #expect(sample.position.isFinite && sample.velocity.isFinite)
        }
        #expect(animation.sample(at: 1e9) == MotionSample(position: target))
      }
    }
    let still = SpringAnimation(
      from: MotionSample(position: 400), to: 400, spring: spring, startTime: 5)
    #expect(still.isSettled(at: 5))
  }

  @Test func withoutADurationAThrownSheetArrivesAtOnce() {
    var configuration = SheetConfiguration.pan
    configuration.settling.duration = 0
    var sheet = SheetDriver.resting(at: 0, configuration)
    sheet.drag(from: 410, to: 350, over: 0.048)
    #expect(sheet.frame.height == 720 && sheet.frame.phase == .resting)
  }
}
