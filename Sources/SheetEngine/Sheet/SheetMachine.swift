/// The sheet as a value: it takes events and times and answers with frames.
///
/// It owns no clock, widget or callback, so it can be recorded, replayed and shared with any front
/// end. Times are seconds on any clock that starts anywhere; a time that goes backwards, is
/// no number, or is more than 1e9 seconds ahead counts as standing still.
public struct SheetMachine: Sendable {
  /// What kind of sheet this is; changed by `SheetEvent.configured`.
  public internal(set) var configuration: SheetConfiguration
  /// What it has to fit; changed by `SheetEvent.resized`.
  public internal(set) var metrics: SheetMetrics
  /// The detents, resolved for `metrics`.
  public private(set) var layout: DetentLayout
  private(set) var dim: DimProfile

  /// Whether the sheet fades instead of travelling; changed by `SheetEvent.motionReduced`.
  public internal(set) var isMotionReduced = false

  /// Whether the sheet asks before it goes somewhere; changed by `SheetEvent.asksFirst`.
  public internal(set) var asksFirst = false
  /// How far a press moves before it is a drag, points; changed by `SheetEvent.slopChanged`.
  public internal(set) var slop = 8.0

  var state = SheetState.hidden
  var hand = Hand.none
  /// Where the sheet was or was going when it was grabbed.
  var origin: SheetTarget?
  /// How it was last let go of: its height, points, and the pointer's velocity, points/second.
  var lastRelease: MotionSample?
  /// Where the last press on the sheet was, or its release.
  var lastInside: PointerSample?
  var glide: ListGlide?
  var question: Question?
  /// Seconds; before the first time that is a number, earlier than any.
  private(set) var now = -Double.greatestFiniteMagnitude
  private var hasTime: Bool { now > -.greatestFiniteMagnitude }

  /// Creates a dismissed sheet.
  public init(
    configuration: SheetConfiguration, metrics: SheetMetrics = SheetMetrics(containerHeight: 0)
  ) {
    self.configuration = configuration
    self.metrics = metrics
    layout = DetentLayout(configuration.detents, in: metrics)
    dim = DimProfile(configuration.backdrop, detents: configuration.detents, layout: layout)
  }

  /// Resolves detents and backdrop again, after a change of metrics or configuration.
  mutating func resolve() {
    layout = DetentLayout(configuration.detents, in: metrics)
    dim = DimProfile(configuration.backdrop, detents: configuration.detents, layout: layout)
  }

  /// Where the sheet rests or is going; nil while a pointer decides.
  public var target: SheetTarget? { state.goal.map(layout.target) }
  /// What the sheet is doing.
  public var phase: SheetPhase { state.phase }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: Seconds.
  /// - Returns: What there is to tell, in order.
  public mutating func handle(_ event: SheetEvent, at time: Double) -> [SheetNotice] {
    var notices: [SheetNotice] = []
    if let settled = advance(to: time).settled { notices.append(.didSettle(settled)) }
    if case .answered(let answer) = event {
      take(answer, &notices)
    } else if !isAsking(about: event) {
      giveUpWaiting(&notices)
      handle(event, &notices)
    }
    return notices
  }

  private mutating func handle(_ event: SheetEvent, _ notices: inout [SheetNotice]) {
    switch event {
    case .present(let animated):
      if state.goal == .dismissed {
        open(at: configuration.initialIndex, animated: animated, &notices)
      }
    case .select(let name, let animated): select(name, animated: animated, &notices)
    case .dismiss(let reason, let asking, let animated):
      dismiss(reason, asking: asking, animated: animated, &notices)
    case .step(let step, let reason): self.step(step, reason, &notices)
    case .key(let key): press(key, &notices)
    case .pressed(let sample, let place, let list): press(sample, on: place, over: list, &notices)
    case .moved(let sample): move(sample, &notices)
    case .released(let sample, let place): release(sample, on: place, &notices)
    case .cancelled: cancel(&notices)
    case .swiped(let movement, let place, let list):
      swipe(movement, on: place, over: list, &notices)
    case .swipeEnded(let time): endSwipe(at: time, &notices)
    case .rolled(let notches, let time, let place, let list):
      roll(notches, at: time, on: place, over: list, &notices)
    case .listScrolled(let extent): replaceList(extent)
    case .resized(let metrics): resize(metrics, &notices)
    case .configured(let configuration): configure(configuration, &notices)
    case .motionReduced(let isReduced): reduceMotion(isReduced)
    case .slopChanged(let slop): self.slop = slop.isFinite ? max(slop, 0) : self.slop
    case .asksFirst(let asks): asksFirst = asks
    case .answered: return
    }
  }

  /// The frame at a time in seconds.
  public mutating func frame(at time: Double) -> SheetFrame {
    let moment = advance(to: time)
    let (height, visibility) = (visible(moment.motion), moment.visibility)
    let dim = configuration.isModal && height > 0 ? dimming(at: height, visibility) : 0
    let hold = hand.isNone && glide == nil ? Hold() : hold()
    return SheetFrame(
      height: height, top: metrics.containerHeight - height, velocity: moment.motion.velocity,
      progress: layout.highest > 0 ? min(height / layout.highest, 1) : 0,
      detentIndex: layout.fractionalIndex(of: height),
      backdropOpacity: dim,
      opacity: visibility.opacity, arrival: visibility.arrival, phase: state.phase,
      isAnimating: moment.isAnimating || hold.isGliding, didSettle: moment.settled,
      listOffset: hold.listOffset, claims: hold.claims, prospect: hold.prospect,
      isReachable: moment.isAnimating && !moment.isDismissal || isReachable(height, dim))
  }
}

// MARK: - Hand

extension SheetMachine {
  /// What a hand does to the sheet and to the list in it, at an instant: mostly nothing, and then
  /// nothing of it is looked at.
  private struct Hold {
    var listOffset: Double?
    var isGliding = false
    var claims = false
    var prospect: SheetTarget?
  }

  private func hold() -> Hold {
    Hold(
      listOffset: listOffset, isGliding: isListGliding, claims: claims, prospect: prospect)
  }
}

// MARK: - Time

extension SheetMachine {
  /// The sheet at an instant.
  private struct Moment {
    let motion: MotionSample
    let visibility: Visibility
    /// Whether time moves it.
    var isAnimating = false
    /// Whether that is out of sight.
    var isDismissal = false
    /// The journey that ended by then.
    var settled: Settlement?
  }

  /// Moves to a time.
  @inline(__always)
  private mutating func advance(to time: Double) -> Moment {
    if Timestamp.isUsable(time, after: hasTime ? now : nil) { now = max(now, time) }
    guard let view = state.view(at: now) else {
      return Moment(motion: motion, visibility: stillVisibility)
    }
    guard moves(to: view.goal) else { return Moment(motion: view.motion, visibility: visibility) }
    guard view.hasArrived else {
      return Moment(
        motion: view.motion, visibility: view.visibility, isAnimating: true,
        isDismissal: view.goal == .dismissed)
    }
    return arrive()
  }

  @inline(never)
  private mutating func arrive() -> Moment {
    let settled = state.journey.map(settlement)
    state = state.arrived
    return Moment(motion: motion, visibility: stillVisibility, settled: settled)
  }

  /// Whether time moves the sheet: a journey to a detent that began before there was a container
  /// waits for it.
  private func moves(to goal: Goal) -> Bool { metrics.containerHeight > 0 || goal == .dismissed }

  /// Whether the sheet waits for a container.
  var isWaiting: Bool { state.journey.map { !moves(to: $0.goal) } ?? false }

  /// Where the sheet is now, before it is limited to the container.
  var motion: MotionSample {
    switch state {
    case .hidden: MotionSample(position: 0)
    case .resting(let goal): resting(at: goal)
    case .settling(let journey): journey.path.sample(at: now)
    case .tracking(let grip): grip.motion
    case .stepping(let steps): steps.journey?.path.sample(at: now) ?? resting(at: steps.goal)
    }
  }

  /// What of a sheet at a place is to be seen, points.
  func visible(_ motion: MotionSample) -> Double {
    min(max(motion.position, 0), metrics.containerHeight)
  }

  private func resting(at goal: Goal) -> MotionSample {
    MotionSample(position: layout.height(of: goal))
  }
}
