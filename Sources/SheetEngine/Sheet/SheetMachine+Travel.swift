// The program's wishes: open, go to a detent, close.
extension SheetMachine {
  mutating func select(_ name: String, _ notices: inout [SheetNotice]) {
    if let index = configuration.index(of: name) {
      open(at: index, &notices)
    } else {
      notices.append(.unknownDetent(name))
    }
  }

  mutating func open(at detent: Int, _ notices: inout [SheetNotice]) {
    let goal = Goal.detent(detent)
    guard goal != state.goal else { return }
    let isClosed = state.goal == .dismissed
    travel(
      to: goal, .code, by: isClosed ? configuration.presentation : configuration.change, &notices)
  }

  mutating func dismiss(
    _ reason: SettleReason, _ mayDismiss: () -> Bool, _ notices: inout [SheetNotice]
  ) {
    if reason == .backdrop && state.phase == .dragging { return }
    guard state.goal != .dismissed, mayDismiss() else { return }
    travel(to: .dismissed, reason, by: configuration.dismissal, &notices)
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
