public import SheetEngine

/// A sheet with a hand on it and a clock, and a record of all it showed and told.
///
/// Frames and pointer events have clocks of their own that start apart, as on a real desktop. Each
/// event is followed by a frame, as a front end paints one.
public struct SheetDriver: Sendable {
  /// The sheet.
  public private(set) var machine: SheetMachine
  /// The clock of frames.
  public var clock = ManualClock(now: 100)
  /// The clock of pointer events.
  public var pointerClock = ManualClock(now: 7_000_000)
  /// The answer to the question whether the sheet may close.
  public var mayDismiss = true
  /// The answer to the question whether it may go to a detent.
  public var answer = SheetAnswer.allow
  /// What it has asked, in order.
  public private(set) var asked: [Settlement] = []
  /// What it was not allowed, in order.
  public private(set) var refusals: [Settlement] = []
  /// How often it asked whether it may close.
  public var questions: Int { asked.filter { $0.target == .dismissed }.count }
  /// Every frame so far.
  public private(set) var frames: [SheetFrame] = []
  /// Every journey told so far, in order.
  public private(set) var notices: [SheetNotice] = []
  /// Where the pointer is, points below the container's top.
  public private(set) var pointerY = 0.0

  /// Creates a dismissed sheet in a container; lengths in points. Without a slop a press holds the
  /// sheet at once.
  public init(
    _ configuration: SheetConfiguration = .pan, container: Double = 800, content: Double = 0,
    grabber: Double = 0, slop: Double = 0
  ) {
    machine = SheetMachine(
      configuration: configuration,
      metrics: SheetMetrics(
        containerHeight: container, contentHeight: content, grabberHeight: grabber))
    _ = machine.handle(.asksFirst(true), at: clock.now)
    _ = machine.handle(.slopChanged(slop), at: clock.now)
  }

  /// The frame of this instant.
  public var frame: SheetFrame {
    var machine = machine
    return machine.frame(at: clock.now)
  }

  /// Takes an event and answers what the sheet asks about it, then paints.
  public mutating func send(_ event: SheetEvent) {
    hear(machine.handle(event, at: clock.now))
    look()
  }

  private mutating func hear(_ news: [SheetNotice]) {
    for notice in news {
      switch notice {
      case .asks(let settlement): answer(settlement)
      case .refused(let settlement): refusals.append(settlement)
      case .willSettle, .didSettle, .interrupted, .unknownDetent: notices.append(notice)
      }
    }
  }

  private mutating func answer(_ settlement: Settlement) {
    asked.append(settlement)
    let answer = settlement.target == .dismissed ? (mayDismiss ? .allow : .refuse) : answer
    hear(machine.handle(.answered(answer), at: clock.now))
  }

  /// Paints a frame at a time, now unless told otherwise.
  @discardableResult
  public mutating func look(at time: Double? = nil) -> SheetFrame {
    let frame = machine.frame(at: time ?? clock.now)
    frames.append(frame)
    if let settled = frame.didSettle { notices.append(.didSettle(settled)) }
    return frame
  }

  /// Lets time pass, seconds; answers the frames painted at `rate` a second.
  @discardableResult
  public mutating func run(for seconds: Double, at rate: Double = 60) -> [SheetFrame] {
    let (first, start) = (frames.count, clock.now)
    let count = Int((seconds * rate).rounded(.up))
    for frame in 0..<count { pass(min(start + Double(frame + 1) / rate, start + seconds)) }
    return Array(frames[first...])
  }

  /// Lets time pass until nothing moves, at most two seconds; answers the frames.
  @discardableResult
  public mutating func settle(at rate: Double = 60) -> [SheetFrame] {
    let (first, end) = (frames.count, clock.now + 2)
    while look().isAnimating && clock.now < end { pass(clock.now + 1 / rate, looking: false) }
    return Array(frames[first...])
  }

  /// Lets time pass until a frame is as wanted, at most two seconds.
  public mutating func run(at rate: Double = 250, until isWanted: (SheetFrame) -> Bool) {
    let end = clock.now + 2
    while !isWanted(frame) && clock.now < end { pass(clock.now + 1 / rate) }
  }

  private mutating func pass(_ time: Double, looking: Bool = true) {
    pointerClock.advance(by: time - clock.now)
    clock.advance(by: time - clock.now)
    if looking { look() }
  }
}

// MARK: - The hand

extension SheetDriver {
  /// Where and when the pointer is.
  public var sample: PointerSample { PointerSample(y: pointerY, time: pointerClock.now) }

  /// Grabs the sheet.
  public mutating func press(y: Double) {
    pointerY = y
    send(.pressed(sample, on: .surface))
  }

  /// Moves the pointer evenly, with an event and a frame every 8 ms; without a duration in one go.
  public mutating func move(to y: Double, over seconds: Double = 0) {
    let (start, count) = (pointerY, max(Int((seconds / 0.008).rounded()), 1))
    for step in 1...count {
      pass(clock.now + seconds / Double(count), looking: false)
      pointerY = start + (y - start) * Double(step) / Double(count)
      send(.moved(sample))
    }
  }

  /// Moves the pointer by points, downward positive.
  public mutating func move(by distance: Double, over seconds: Double = 0) {
    move(to: pointerY + distance, over: seconds)
  }

  /// Lets go where the pointer is.
  public mutating func release() { send(.released(sample)) }

  /// Grabs, moves and lets go.
  public mutating func drag(from start: Double, to end: Double, over seconds: Double) {
    press(y: start)
    move(to: end, over: seconds)
    release()
  }
}

// MARK: - What it told

extension SheetDriver {
  /// Everything told so far: “will normal code”, “did normal code”, “interrupted normal code”.
  public var story: [String] { notices.map(words) }

  /// Forgets what was shown, told and asked.
  public mutating func forget() { (frames, notices, asked, refusals) = ([], [], [], []) }

  private func words(_ notice: SheetNotice) -> String {
    switch notice {
    case .willSettle(let settlement): "will \(words(settlement))"
    case .didSettle(let settlement): "did \(words(settlement))"
    case .interrupted(let settlement): "interrupted \(words(settlement))"
    case .unknownDetent(let name): "unknown \(name)"
    case .asks(let settlement): "asks \(words(settlement))"
    case .refused(let settlement): "refused \(words(settlement))"
    }
  }

  private func words(_ settlement: Settlement) -> String {
    "\(name(of: settlement.target)) \(settlement.reason.rawValue)"
  }

  private func name(of target: SheetTarget) -> String {
    switch target {
    case .dismissed: "dismissed"
    case .detent(let name): name
    case .between(let part): "between \((part * 1000).rounded() / 1000)"
    }
  }
}

// MARK: - Shortcuts

extension SheetDriver {
  /// A sheet at rest, with nothing told or shown yet.
  public static func resting(
    at detent: Int = 0, _ configuration: SheetConfiguration = .pan, container: Double = 800,
    content: Double = 0, grabber: Double = 0, slop: Double = 0
  ) -> SheetDriver {
    var sheet = SheetDriver(
      configuration, container: container, content: content, grabber: grabber, slop: slop)
    sheet.select(detent)
    sheet.settle()
    sheet.forget()
    return sheet
  }

  /// Sends the sheet to the detent with a place in the configuration.
  public mutating func select(_ place: Int) {
    send(.select(machine.configuration.detents[place].id))
  }

  /// Gives the sheet another container and content, points.
  public mutating func resize(
    container: Double? = nil, content: Double? = nil, grabber: Double? = nil,
    inset: Double? = nil
  ) {
    let metrics = machine.metrics
    send(
      .resized(
        SheetMetrics(
          containerHeight: container ?? metrics.containerHeight,
          contentHeight: content ?? metrics.contentHeight,
          grabberHeight: grabber ?? metrics.grabberHeight,
          bottomInset: inset ?? metrics.bottomInset)))
  }
}
