// The program's wishes: open, go to a detent, close.
extension SheetMachine {
  mutating func select(_ name: String, animated: Bool, _ notices: inout [SheetNotice]) {
    if let index = configuration.index(of: name) {
      open(at: index, animated: animated, &notices)
    } else {
      notices.append(.unknownDetent(name))
    }
  }

  mutating func open(at detent: Int, animated: Bool = true, _ notices: inout [SheetNotice]) {
    let goal = Goal.detent(detent)
    guard goal != state.goal else { return }
    go(to: goal, .code, by: animated ? transition(to: goal) : nil, &notices)
  }

  /// Closes the sheet, if it may; the backdrop cannot close a held sheet.
  mutating func dismiss(
    _ reason: SettleReason, asking: Bool = true, animated: Bool = true,
    _ notices: inout [SheetNotice]
  ) {
    if reason == .backdrop && state.phase == .dragging { return }
    if state.goal == .dismissed { return animated ? () : finish(&notices) }
    let transition = animated ? configuration.dismissal : nil
    if asking {
      ask(Settlement(target: .dismissed, reason: reason), .move(transition), &notices)
    } else {
      go(to: .dismissed, reason, by: transition, &notices)
    }
  }

  /// Ends the journey under way where it goes, now and out of any hand.
  private mutating func finish(_ notices: inout [SheetNotice]) {
    guard let journey = state.journey else { return }
    hand = .none
    state = .atRest(journey.goal)
    notices.append(.didSettle(settlement(of: journey)))
  }

  /// What a target is here; nil for a detent that a new configuration has taken away.
  func goal(of target: SheetTarget) -> Goal? {
    switch target {
    case .dismissed: .dismissed
    case .detent(let name): configuration.index(of: name).map { .detent($0) }
    case .between(let part): .between(part.limited(to: Limits.parts))
    }
  }

  /// How tall the sheet is at a target, points; 0 where there is none of that name.
  func height(of target: SheetTarget) -> Double { goal(of: target).map(layout.height) ?? 0 }

  /// How the program moves the sheet from where it is to a goal.
  func transition(to goal: Goal) -> Transition {
    if goal == .dismissed { return configuration.dismissal }
    return state.goal == .dismissed ? configuration.presentation : configuration.change
  }

  /// Sets out for a goal, out of any hand; without a transition it is there at once.
  mutating func go(
    to goal: Goal, _ reason: SettleReason, by transition: Transition?,
    _ notices: inout [SheetNotice]
  ) {
    if !isRolling { hand = .none }
    guard let transition else { return arrive(at: goal, reason, &notices) }
    travel(to: goal, reason, by: transition, &notices)
  }

  /// Whether a wheel is turned, which holds nothing.
  private var isRolling: Bool { if case .rolling = hand { true } else { false } }

  private mutating func arrive(
    at goal: Goal, _ reason: SettleReason, _ notices: inout [SheetNotice]
  ) {
    interrupt(&notices)
    state = .atRest(goal)
    let settlement = Settlement(target: layout.target(goal), reason: reason)
    notices += [.willSettle(settlement), .didSettle(settlement)]
  }

  /// Sets out for a target; a moving sheet takes its velocity along.
  mutating func travel(
    to goal: Goal, _ reason: SettleReason, from start: MotionSample? = nil,
    by transition: Transition, _ notices: inout [SheetNotice]
  ) {
    let path = path(
      from: start ?? motion, to: goal, by: transition, carriesVelocity: state.journey != nil)
    settle(Journey(to: goal, reason, path, by: transition), &notices)
  }

  /// The way a transition goes from here to a target.
  func path(
    from start: MotionSample, to goal: Goal, by transition: Transition,
    carriesVelocity: Bool
  ) -> Path {
    if fades { return fadePath(from: start, to: goal, opacity: visibility.opacity) }
    let height = layout.height(of: goal)
    switch transition.motion {
    case .curve(let curve, let duration):
      return .curve(
        CurveAnimation(
          from: start, to: height, curve: curve, duration: duration, startTime: now,
          carriesVelocity: carriesVelocity))
    case .spring(let spring):
      let begin = carriesVelocity ? start : MotionSample(position: start.position)
      return .spring(
        SpringAnimation(
          from: begin, to: height, spring: spring, startTime: now,
          overshoots: spring.bounce != 0, tolerance: configuration.settling.tolerance))
    }
  }

  mutating func settle(_ journey: Journey, _ notices: inout [SheetNotice]) {
    interrupt(&notices)
    begin(journey, &notices)
  }

  mutating func begin(_ journey: Journey, _ notices: inout [SheetNotice]) {
    notices.append(.willSettle(settlement(of: journey)))
    state = .settling(journey)
  }

  mutating func interrupt(_ notices: inout [SheetNotice]) {
    guard let journey = state.journey else { return }
    notices.append(.interrupted(settlement(of: journey)))
  }

  /// What a journey is called outside.
  func settlement(of journey: Journey) -> Settlement {
    Settlement(target: layout.target(journey.goal), reason: journey.reason)
  }
}
