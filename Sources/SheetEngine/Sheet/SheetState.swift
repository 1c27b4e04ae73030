/// What a sheet is doing, with all that belongs to it.
///
/// Journeys are boxed, and `view(at:)` is inlined into every frame: to copy a journey, or what it
/// answers, takes as long as to compute it.
enum SheetState: Sendable {
  case hidden
  /// At a detent or between two, never dismissed: that is `hidden`.
  case resting(Goal)
  indirect case settling(Journey)
  case tracking(Grip)
  indirect case stepping(Steps)

  /// Where the sheet rests or is going; nil while a pointer decides.
  @inline(__always)
  var goal: Goal? {
    switch self {
    case .hidden: .dismissed
    case .resting(let goal): goal
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

  /// What is to be seen of the journey under way at a time in seconds.
  @inline(__always)
  func view(at time: Double) -> Journey.View? {
    switch self {
    case .settling(let journey): journey.view(at: time)
    case .stepping(let steps): steps.journey?.view(at: time)
    case .hidden, .resting, .tracking: nil
    }
  }

  /// Whether there is a sheet, resting, held or on its way.
  @inline(__always)
  var isOpen: Bool { if case .hidden = self { false } else { true } }

  @inline(__always)
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
    case .detent, .between: .resting(goal)
    }
  }
}

/// A settlement on its way.
struct Journey: Sendable {
  var goal: Goal
  let reason: SettleReason
  var path: Path { didSet { end = path.end(to: goal) } }
  /// When a dismissal that would swing back is over, seconds: at its first height of 0.
  private var end: Double
  /// What moves it, if it was the program's wish and not a hand's.
  let transition: Transition?

  init(to goal: Goal, _ reason: SettleReason, _ path: Path, by transition: Transition? = nil) {
    self.goal = goal
    self.reason = reason
    self.path = path
    end = path.end(to: goal)
    self.transition = transition
  }

  /// What is to be seen of it at an instant.
  struct View {
    let goal: Goal
    let motion: MotionSample
    let visibility: Visibility
    let hasArrived: Bool
  }

  @inline(__always)
  func view(at time: Double) -> View {
    switch path {
    case .curve(let animation):
      view(animation.sample(at: time), on: animation.target, at: time)
    case .spring(let animation):
      view(animation.sample(at: time), on: animation.target, at: time)
    case .fade(let fade):
      View(
        goal: goal, motion: fade.sample(at: time), visibility: Visibility(of: fade, at: time),
        hasArrived: fade.isOver(at: time))
    }
  }

  /// The same of one that travels: it is over at rest on its target, or, dismissed, out of sight.
  @inline(__always)
  private func view(_ motion: MotionSample, on target: Double, at time: Double) -> View {
    let isThere = motion.velocity == 0 && motion.position == target
    let isGone = goal == .dismissed && (motion.position <= 0 || time >= end)
    return View(
      goal: goal, motion: motion, visibility: Visibility(), hasArrived: isThere || isGone)
  }
}

/// How a journey moves.
enum Path: Sendable {
  case curve(CurveAnimation)
  case spring(SpringAnimation)
  case fade(Fade)

  /// One that has arrived, points, since a time in seconds.
  static func at(_ height: Double, since time: Double) -> Path {
    .curve(
      CurveAnimation(
        from: MotionSample(position: height), to: height, curve: .linear, duration: 0,
        startTime: time, carriesVelocity: false))
  }

  func sample(at time: Double) -> MotionSample {
    switch self {
    case .curve(let animation): animation.sample(at: time)
    case .spring(let animation): animation.sample(at: time)
    case .fade(let fade): fade.sample(at: time)
    }
  }

  /// The same way on from where it is to where its goal is now, points: a curve and a fade end when
  /// they were to end; nil for a spring, which begins anew from where it is.
  func redirected(from start: MotionSample, to target: Double, at time: Double) -> Path? {
    switch self {
    case .curve(let animation): .curve(animation.redirected(to: target, at: time, from: start))
    case .fade(let fade): .fade(fade.moved(to: target))
    case .spring: nil
    }
  }

  /// When it is over before it has settled, seconds: a dismissal where it first passes 0.
  func end(to goal: Goal) -> Double {
    guard goal == .dismissed else { return .infinity }
    return switch self {
    case .curve(let animation): animation.firstPass() ?? .infinity
    case .spring(let animation): animation.firstPass() ?? .infinity
    case .fade: .infinity
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
