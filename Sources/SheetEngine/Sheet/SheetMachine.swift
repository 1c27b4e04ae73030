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

  var state = SheetState.hidden
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
  ///   - mayDismiss: Asked once before the sheet is sent to dismissed, for whatever reason.
  /// - Returns: What there is to tell, in order.
  public mutating func handle(
    _ event: SheetEvent, at time: Double, mayDismiss: () -> Bool = { true }
  ) -> [SheetNotice] {
    var notices: [SheetNotice] = []
    if let settled = advance(to: time).settled { notices.append(.didSettle(settled)) }
    switch event {
    case .present: if state.goal == .dismissed { open(at: configuration.initialIndex, &notices) }
    case .select(let name): select(name, &notices)
    case .step(let step, let reason): self.step(step, reason, mayDismiss, &notices)
    case .dismiss(let reason): dismiss(reason, mayDismiss, &notices)
    case .dragBegan(let sample): grab(sample, &notices)
    case .dragMoved(let sample): drag(sample, mayDismiss, &notices)
    case .dragEnded(let sample): release(sample, mayDismiss, &notices)
    case .dragCancelled: cancelDrag(&notices)
    case .resized(let metrics): resize(metrics, &notices)
    case .configured(let configuration): configure(configuration, &notices)
    case .motionReduced(let isReduced): reduceMotion(isReduced)
    }
    return notices
  }

  /// The frame at a time in seconds.
  public mutating func frame(at time: Double) -> SheetFrame {
    let moment = advance(to: time)
    let (height, visibility) = (visible(moment.motion), moment.visibility)
    return SheetFrame(
      height: height, top: metrics.containerHeight - height, velocity: moment.motion.velocity,
      progress: layout.highest > 0 ? min(height / layout.highest, 1) : 0,
      detentIndex: layout.fractionalIndex(of: height),
      backdropOpacity: configuration.isModal && height > 0 ? dimming(at: height, visibility) : 0,
      opacity: visibility.opacity, arrival: visibility.arrival, phase: state.phase,
      isAnimating: moment.isAnimating, didSettle: moment.settled)
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
    /// The journey that ended by then.
    var settled: Settlement?
  }

  /// Moves to a time.
  private mutating func advance(to time: Double) -> Moment {
    if Timestamp.isUsable(time, after: hasTime ? now : nil) { now = max(now, time) }
    guard let view = state.view(at: now) else {
      return Moment(motion: motion, visibility: stillVisibility)
    }
    guard moves(to: view.goal) else { return Moment(motion: view.motion, visibility: visibility) }
    guard view.hasArrived else {
      return Moment(motion: view.motion, visibility: view.visibility, isAnimating: true)
    }
    return arrive()
  }

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
    case .resting(let detent): MotionSample(position: layout.height(of: Goal.detent(detent)))
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
