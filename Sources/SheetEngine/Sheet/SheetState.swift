/// What a sheet is doing, with all that belongs to it.
enum SheetState: Sendable {
  case hidden
  case resting(Int)
  case settling(Journey)
  case tracking(Grip)
  case stepping(Steps)

  /// Where the sheet rests or is going; nil while a pointer decides.
  var goal: Goal? {
    switch self {
    case .hidden: .dismissed
    case .resting(let detent): .detent(detent)
    case .settling(let journey): journey.goal
    case .tracking: nil
    case .stepping(let steps): steps.goal
    }
  }

  /// The journey under way.
  var journey: Journey? {
    switch self {
    case .settling(let journey): journey
    case .stepping(let steps): steps.journey
    case .hidden, .resting, .tracking: nil
    }
  }

  var phase: SheetPhase {
    switch self {
    case .hidden: .hidden
    case .resting: .resting
    case .settling: .settling
    case .tracking, .stepping: .dragging
    }
  }

  /// The same state with another journey under way.
  func with(_ journey: Journey) -> SheetState {
    if case .stepping(let steps) = self {
      .stepping(steps.with(journey: journey))
    } else {
      .settling(journey)
    }
  }

  /// The same state with another place of its detent in the configuration.
  func going(to goal: Goal) -> SheetState {
    guard var journey else { return .atRest(goal) }
    journey.goal = goal
    return with(journey)
  }

  /// The state once `journey` has arrived.
  var arrived: SheetState {
    switch self {
    case .settling(let journey): .atRest(journey.goal)
    case .stepping(let steps): .stepping(steps.with(journey: nil))
    case .hidden, .resting, .tracking: self
    }
  }

  static func atRest(_ goal: Goal) -> SheetState {
    switch goal {
    case .dismissed: .hidden
    case .detent(let index): .resting(index)
    }
  }
}

/// A settlement on its way.
struct Journey: Sendable {
  var goal: Goal
  let reason: SettleReason
  var path: Path
  /// What moves it, if it was the program's wish and not a hand's.
  let transition: Transition?

  init(to goal: Goal, _ reason: SettleReason, _ path: Path, by transition: Transition? = nil) {
    self.goal = goal
    self.reason = reason
    self.path = path
    self.transition = transition
  }

  /// Whether it is over where it is now: at rest on its target, or, dismissed, out of sight; a fade
  /// when it has taken its time, seconds.
  func hasArrived(with motion: MotionSample, at time: Double) -> Bool {
    if case .fade(let fade) = path { return fade.isOver(at: time) }
    if goal == .dismissed && motion.position <= 0 { return true }
    return motion.velocity == 0 && motion.position == path.target
  }
}

/// How a journey moves.
enum Path: Sendable {
  case curve(CurveAnimation)
  case spring(SpringAnimation)
  case fade(Fade)

  func sample(at time: Double) -> MotionSample {
    switch self {
    case .curve(let animation): animation.sample(at: time)
    case .spring(let animation): animation.sample(at: time)
    case .fade(let fade): fade.sample(at: time)
    }
  }

  /// How much of the sheet is to be seen at a time in seconds.
  func visibility(at time: Double) -> Visibility {
    if case .fade(let fade) = self { Visibility(of: fade, at: time) } else { Visibility() }
  }

  /// Where it leads, points.
  var target: Double {
    switch self {
    case .curve(let animation): animation.target
    case .spring(let animation): animation.target
    case .fade(let fade): fade.target
    }
  }
}

/// A drag that chooses targets.
struct Steps: Sendable {
  /// Where the pointer was pressed, points below the container's top.
  let originY: Double
  /// What the pointer's place asks for; refused, it is not where the sheet goes.
  var wish: Goal
  var goal: Goal
  /// The way there, until it has arrived.
  var journey: Journey?

  func with(journey: Journey?) -> Steps {
    Steps(originY: originY, wish: wish, goal: goal, journey: journey)
  }

  /// The state after the pointer let go.
  var released: SheetState {
    if let journey { .settling(journey) } else { .atRest(goal) }
  }
}
