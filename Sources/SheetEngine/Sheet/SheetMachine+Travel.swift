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

  /// Goes along a curve; a moving sheet takes its velocity along.
  mutating func travel(
    to target: SheetTarget, _ reason: SettleReason, from start: MotionSample? = nil,
    by transition: Transition, _ notices: inout [SheetNotice]
  ) {
    let path = Path.curve(
      CurveAnimation(
        from: start ?? motion, to: layout.height(of: target), curve: transition.curve,
        duration: transition.duration, startTime: now, carriesVelocity: state.journey != nil))
    settle(Journey(Settlement(target: target, reason: reason), path), &notices)
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
