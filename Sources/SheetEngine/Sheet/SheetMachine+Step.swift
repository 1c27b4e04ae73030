// Steps from detent to detent, for whoever has no pointer to drag with.
extension SheetMachine {
  mutating func step(
    _ step: DetentStep, _ reason: SettleReason, _ mayDismiss: () -> Bool,
    _ notices: inout [SheetNotice]
  ) {
    guard let goal = state.goal, goal != .dismissed, phase != .dragging else { return }
    if let stop = layout.stop(step, from: layout.height(of: goal)) {
      travel(to: .detent(stop.index), reason, by: configuration.change, &notices)
    } else if step == .down, reason == .wheel, configuration.wheelDismisses {
      dismiss(reason, mayDismiss, &notices)
    }
  }

  /// Points the pointer has to travel upward to bring the sheet to its highest detent; negative
  /// in the rubber band, where the pointer is further than the sheet.
  public var headroom: Double {
    if case .tracking(let grip) = state { return grip.headroom(in: band) }
    return layout.highest - motion.position
  }

  /// Whether the sheet is at its highest detent or on its way there.
  public var isHighest: Bool { state.goal.map { layout.height(of: $0) >= layout.highest } ?? false }
}
