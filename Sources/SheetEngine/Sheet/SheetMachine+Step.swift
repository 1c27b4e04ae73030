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
    guard let step = key.step else {
      return dismiss(key == .escape ? .escape : .grabber, &notices)
    }
    if configuration.dragModel != .off { self.step(step, .grabber, &notices) }
  }
}

extension SheetKey {
  /// Where it sends the sheet; nil for a key that closes it.
  fileprivate var step: DetentStep? {
    switch self {
    case .up: .up
    case .down: .down
    case .home: .highest
    case .end: .lowest
    case .activate: .around
    case .escape, .delete: nil
    }
  }
}
