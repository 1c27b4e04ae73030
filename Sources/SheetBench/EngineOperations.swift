import SheetEngine

/// The operations that are measured, each with the bound it has to keep.
enum EngineOperations {
  static let all = [
    frame("one frame, settling", detents: 2), frame("one frame, 64 detents", detents: 64),
    longRunning, dragMoved, dragged, replayed, springSample, snap, velocity, springs,
  ]

  /// A machine half-way to its first detent, in a container 800 high.
  static func settlingMachine(detents: Int, after hours: Double = 0) -> SheetMachine {
    let fractions = (1...detents).map { Detent.fraction(Double($0) / Double(detents + 1)) }
    guard let configuration = try? SheetConfiguration(detents: fractions) else {
      preconditionFailure("The benchmark's detents are usable.")
    }
    var machine = SheetMachine(
      configuration: configuration, metrics: SheetMetrics(containerHeight: 800))
    let now = hours * 3600
    _ = machine.handle(.present(), at: now)
    _ = machine.frame(at: now + 1)
    _ = machine.handle(.select(fractions[detents - 1].id), at: now + 1)
    _ = machine.handle(.pressed(PointerSample(y: 500, time: 0), on: .surface), at: now + 1)
    _ = machine.handle(.released(PointerSample(y: 480, time: 0.2)), at: now + 1)
    return machine
  }

  private static func frame(_ name: String, detents: Int) -> EngineBench.Case {
    EngineBench.Case(name: name, bound: 60) { count in
      var machine = settlingMachine(detents: detents)
      for index in 0..<count { sink(machine.frame(at: 1 + Double(index % 64) * 1e-3).height) }
    }
  }

  private static let longRunning = EngineBench.Case(
    name: "one frame, after 1000 hours", bound: 100
  ) { count in
    var machine = settlingMachine(detents: 2, after: 1000)
    for index in 0..<count {
      sink(machine.frame(at: 3_600_001 + Double(index % 64) * 1e-3).height)
    }
  }

  private static let dragMoved = EngineBench.Case(name: "one event: drag moved", bound: 300) {
    count in
    var machine = settlingMachine(detents: 2)
    _ = machine.handle(.pressed(PointerSample(y: 500, time: 1), on: .surface), at: 1)
    for index in 0..<count {
      let sample = PointerSample(
        y: 500 + Double(index % 100), time: 1 + Double(index) * 0.008)
      sink(Double(machine.handle(.moved(sample), at: 1).count))
    }
  }

  private static let dragged = EngineBench.Case(
    name: "two events: grabbed and let go", bound: 600, mayAllocate: true
  ) { count in
    var machine = settlingMachine(detents: 2)
    for index in 0..<count {
      let sample = PointerSample(y: 500, time: 1 + Double(index) * 0.008)
      sink(Double(machine.handle(.pressed(sample, on: .surface), at: 1).count))
      sink(Double(machine.handle(.released(sample), at: 1).count))
    }
  }

  /// A flick of eight moves from half height, run again to where it was let go of: 20,000 a second.
  private static let replayed = EngineBench.Case(
    name: "a short gesture, replayed", bound: 50_000, mayAllocate: true
  ) { count in
    var recording = SheetRecording(
      configuration: .pan, metrics: SheetMetrics(containerHeight: 800))
    recording.append(.present(animated: false), at: 0)
    recording.append(.pressed(PointerSample(y: 450, time: 0), on: .surface), at: 1)
    for move in 1...8 {
      let time = Double(move) * 0.008
      let sample = PointerSample(y: 450 - Double(move) * 10, time: time)
      recording.append(.moved(sample), at: 1 + time)
    }
    recording.append(.released(PointerSample(y: 370, time: 0.064)), at: 1.064)
    for _ in 0..<count {
      var replay = recording.replay()
      replay.finish()
      sink(Double(replay.notices.count))
    }
  }

  private static let springSample = EngineBench.Case(name: "spring sample", bound: 100) { count in
    let animation = SpringAnimation(
      from: MotionSample(position: 0, velocity: 500), to: 400,
      spring: Spring(duration: 0.5, bounce: 0.2), startTime: 0)
    for index in 0..<count { sink(animation.sample(at: Double(index % 300) * 1e-3).position) }
  }

  private static let snap = EngineBench.Case(name: "snap, 64 detents", bound: 300) { count in
    let machine = settlingMachine(detents: 64)
    let policy = SnapPolicy()
    for index in 0..<count {
      let release = MotionSample(position: Double(index % 800), velocity: 700)
      let target = policy.target(for: release, in: machine.layout, allowsDismissal: true)
      sink(target == .dismissed ? 0 : 1)
    }
  }

  private static let velocity = EngineBench.Case(
    name: "velocity estimate, 20 samples", bound: 300
  ) { count in
    var tracker = VelocityTracker()
    for index in 0..<40 { tracker.add(position: Double(index * index), at: Double(index) * 0.005) }
    for _ in 0..<count { sink(tracker.velocity(releasedAt: 0.195)) }
  }

  private static let springs = EngineBench.Case(name: "a spring advanced (of 5000)", bound: 200) {
    count in
    let animations = (0..<5000).map { index in
      SpringAnimation(
        from: MotionSample(position: Double(index)), to: 400,
        spring: Spring(duration: 0.5, bounce: Double(index % 9) / 10 - 0.4), startTime: 0)
    }
    for index in 0..<count { sink(animations[index % 5000].sample(at: 0.1).position) }
  }
}
