// The program's wishes: open, go to a detent, close.
extension SheetMachine {
  mutating func open(at detent: Int, _ notices: inout [SheetNotice]) {
    guard configuration.detents.indices.contains(detent) else { return }
    let target = SheetTarget.detent(detent)
    guard target != state.target else { return }
    let isClosed = state.target == .dismissed
    travel(
      to: target, .code, by: isClosed ? configuration.presentation : configuration.change, &notices)
  }

  mutating func dismiss(
    _ reason: SettleReason, _ mayDismiss: () -> Bool, _ notices: inout [SheetNotice]
  ) {
    if reason == .backdrop && state.phase == .dragging { return }
    guard state.target != .dismissed, mayDismiss() else { return }
    travel(to: .dismissed, reason, by: configuration.dismissal, &notices)
  }

  /// Sets out for a target; a moving sheet takes its velocity along.
  mutating func travel(
    to target: SheetTarget, _ reason: SettleReason, from start: MotionSample? = nil,
    by transition: Transition, _ notices: inout [SheetNotice]
  ) {
    let path = path(
      from: start ?? motion, to: target, by: transition, carriesVelocity: state.journey != nil)
    let settlement = Settlement(target: target, reason: reason)
    settle(Journey(settlement, path, by: transition), &notices)
  }

  /// The way a transition goes from here to a target.
  func path(
    from start: MotionSample, to target: SheetTarget, by transition: Transition,
    carriesVelocity: Bool
  ) -> Path {
    if fades { return fadePath(from: start, to: target, opacity: visibility.opacity) }
    let height = layout.height(of: target)
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
    notices.append(.willSettle(journey.settlement))
    state = .settling(journey)
  }

  mutating func interrupt(_ notices: inout [SheetNotice]) {
    guard let journey = state.journey else { return }
    notices.append(.interrupted(journey.settlement))
  }
}
