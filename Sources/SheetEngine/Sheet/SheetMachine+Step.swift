/// One detent, counted from where the sheet rests or is going.
public enum DetentStep: Sendable, Equatable, CaseIterable {
  /// The next taller one; at the highest none.
  case up
  /// The next lower one; at the lowest none, unless a wheel may dismiss the sheet.
  case down
  /// The next taller one, and from the highest the lowest.
  case around
}

extension SheetMachine {
  mutating func step(
    _ step: DetentStep, _ reason: SettleReason, _ mayDismiss: () -> Bool,
    _ notices: inout [SheetNotice]
  ) {
    guard let target = state.target, target != .dismissed, phase != .dragging else { return }
    if let stop = layout.stop(step, from: layout.height(of: target)) {
      travel(to: .detent(stop.detent), reason, by: configuration.change, &notices)
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
  public var isHighest: Bool { target.map { layout.height(of: $0) >= layout.highest } ?? false }
}

extension DetentLayout {
  /// The stop one step from a height in points; nil where there is none.
  public func stop(_ step: DetentStep, from height: Double) -> Stop? {
    let above = stops.first { $0.height > height }
    switch step {
    case .up: return above
    case .down: return stops.last { $0.height < height }
    case .around: return above ?? (lowest < height ? stops[0] : nil)
    }
  }
}
