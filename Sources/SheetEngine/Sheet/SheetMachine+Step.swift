// Steps from detent to detent, for whoever has no pointer to drag with.
extension SheetMachine {
  mutating func step(
    _ step: DetentStep, _ reason: SettleReason, _ notices: inout [SheetNotice]
  ) {
    guard let goal = state.goal, goal != .dismissed, phase != .dragging else { return }
    if let stop = layout.stop(step, from: layout.height(of: goal)) {
      let settlement = Settlement(target: .detent(stop.detent), reason: reason)
      ask(settlement, .move(configuration.change), &notices)
    } else if step == .down, reason == .wheel, configuration.wheelDismisses {
      dismiss(reason, &notices)
    }
  }

  /// Points the pointer has to travel upward to bring the sheet to its highest detent; negative
  /// in the rubber band, where the pointer is further than the sheet.
  var headroom: Double {
    if case .tracking(let grip) = state { return grip.headroom(in: band) }
    return layout.highest - motion.position
  }

  /// A key that is the sheet's.
  mutating func press(_ key: SheetKey, _ notices: inout [SheetNotice]) {
    switch key {
    case .escape: dismiss(.escape, &notices)
    case .delete: dismiss(.grabber, &notices)
    case .up: step(.up, .grabber, &notices)
    case .down: step(.down, .grabber, &notices)
    case .home: step(.highest, .grabber, &notices)
    case .end: step(.lowest, .grabber, &notices)
    case .activate: step(.around, .grabber, &notices)
    }
  }
}
