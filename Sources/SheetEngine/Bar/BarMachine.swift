/// Decides where a collapsing bar is at every instant.
///
/// A value without a clock: it takes events and times and answers with frames. It rests only
/// fully expanded or fully collapsed, and it can be sent back in the middle of a movement
/// without a jump of position or velocity.
public struct BarMachine: Sendable, Equatable {
  /// How the bar moves and looks; may be changed at any time.
  ///
  /// A new spring is used from the next movement on, and new measures at once; `configure(_:at:)`
  /// moves to them instead.
  public var configuration: BarConfiguration

  /// What is left of a change of measures: the bar is so much taller than they say, points.
  private var stretch: SpringAnimation?

  /// What the bar is doing.
  public private(set) var state: BarState

  /// Creates a bar at rest.
  ///
  /// - Parameters:
  ///   - configuration: How the bar moves and looks.
  ///   - form: What it starts as.
  public init(configuration: BarConfiguration = .browser, form: BarForm = .expanded) {
    self.configuration = configuration
    state = .resting(form)
  }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: What happened; one that asks for the form the bar is in, or already on its way
  ///     to, changes nothing.
  ///   - time: When, seconds, on the clock of the frames. An event at a time that is not finite,
  ///     or further than 1e12, is ignored; one 1e9 seconds ahead counts as at the latest time.
  public mutating func handle(_ event: BarEvent, at time: Double) {
    guard Timestamp.isUsable(time, after: nil), event.form != state.form else { return }
    see(time)
    let start = SpringAnimation(
      from: motion, to: event.form.progress, spring: configuration.spring,
      startTime: seenAt ?? time, tolerance: configuration.tolerance)
    state = .moving(to: event.form, start, seenAt: seenAt ?? time)
  }

  /// Takes another configuration, and moves with its spring to the heights it says: position and
  /// velocity are continuous, at rest and on the way to a form.
  ///
  /// - Parameters:
  ///   - configuration: How the bar moves and looks from now on.
  ///   - time: When, seconds, on the clock of the frames. At a time that is not finite there is no
  ///     movement.
  public mutating func configure(_ configuration: BarConfiguration, at time: Double) {
    see(time)
    let (now, before) = (motion, measured)
    self.configuration = configuration
    let difference = MotionSample(
      position: before.position - configuration.appearance.height(at: now.position),
      velocity: before.velocity - configuration.appearance.growth * now.velocity)
    let isEven = difference.position == 0 && difference.velocity == 0
    let isFinite = difference.position.isFinite && difference.velocity.isFinite && time.isFinite
    guard !isEven, isFinite else { return stretch = nil }
    let start = seenAt ?? time
    stretch = SpringAnimation(
      from: difference, to: 0, spring: configuration.spring, startTime: start)
    guard case .resting(let form) = state else { return }
    state = .moving(to: form, rest(in: form, start), seenAt: start)
  }

  /// Tells where the bar is, and lets it come to rest.
  ///
  /// - Parameter time: Seconds. Of a time that is not finite, 1e9 seconds ahead or earlier than the
  ///   latest one, the latest one's frame is given.
  /// - Returns: What to paint.
  public mutating func frame(at time: Double) -> BarFrame {
    see(time)
    let settled = settle()
    return BarFrame(
      motion, stretch: stretched.position, isMoving: seenAt != nil, didSettle: settled,
      appearance: configuration.appearance)
  }
}

// MARK: - Motion

extension BarMachine {
  private var seenAt: Double? {
    guard case .moving(_, _, let seenAt) = state else { return nil }
    return seenAt
  }

  private var motion: MotionSample {
    switch state {
    case .resting(let form): MotionSample(position: form.progress)
    case .moving(_, let animation, let seenAt): animation.sample(at: seenAt)
    }
  }

  private var stretched: MotionSample {
    guard let stretch, let seenAt else { return MotionSample(position: 0) }
    return stretch.sample(at: seenAt)
  }

  /// The bar's height, points, and how fast it changes.
  private var measured: MotionSample {
    let (motion, appearance) = (motion, configuration.appearance)
    return MotionSample(
      position: appearance.height(at: motion.position) + stretched.position,
      velocity: appearance.growth * motion.velocity + stretched.velocity)
  }

  /// A movement that is over, for a bar of which only the height moves.
  private func rest(in form: BarForm, _ time: Double) -> SpringAnimation {
    SpringAnimation(
      from: MotionSample(position: form.progress), to: form.progress, spring: configuration.spring,
      startTime: time, tolerance: configuration.tolerance)
  }

  private mutating func see(_ time: Double) {
    guard case .moving(let form, let animation, let seenAt) = state,
      Timestamp.isUsable(time, after: seenAt)
    else { return }
    state = .moving(to: form, animation, seenAt: max(seenAt, time))
  }

  private mutating func settle() -> BarForm? {
    guard case .moving(let form, let animation, let seenAt) = state else { return nil }
    let isOver = animation.isSettled(at: seenAt) && stretch?.isSettled(at: seenAt) ?? true
    guard !configuration.isAnimated || isOver else { return nil }
    state = .resting(form)
    stretch = nil
    return form
  }
}
