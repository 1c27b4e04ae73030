// The stepped drag model.
extension SheetMachine {
  /// Begins a drag that chooses targets: it goes to the highest detent.
  mutating func beginSteps(at origin: PointerSample, _ notices: inout [SheetNotice]) {
    let steps = Steps(
      originY: origin.y, wish: highestDetent, goal: state.goal ?? highestDetent,
      journey: state.journey)
    step(steps, to: highestDetent, &notices)
  }

  mutating func stepAlong(
    _ steps: Steps, to sample: PointerSample, _ notices: inout [SheetNotice]
  ) {
    var steps = steps
    let wish = stepTarget(draggedDown: sample.y - steps.originY)
    guard wish != steps.wish else { return }
    steps.wish = wish
    guard wish == .dismissed else { return step(steps, to: wish, &notices) }
    state = .stepping(steps)
    ask(Settlement(target: .dismissed, reason: .drag), .steps, &notices)
  }

  private func stepTarget(draggedDown distance: Double) -> Goal {
    guard case .stepped(let minimum) = configuration.dragModel, distance > 0 else {
      return highestDetent
    }
    let left = layout.height(of: initialDetent) - distance
    return left < minimum * metrics.containerHeight ? .dismissed : initialDetent
  }

  /// A dismissal that is refused goes to the initial detent; one that is not ends the drag.
  mutating func step(to goal: Goal, _ notices: inout [SheetNotice]) {
    guard case .stepping(let steps) = state else { return }
    step(steps, to: goal == .dismissed ? .dismissed : initialDetent, &notices)
  }

  var initialDetent: Goal { .detent(configuration.initialIndex) }
  private var highestDetent: Goal { .detent(layout.stops[layout.stops.count - 1].index) }

  /// Goes on to a target, or stays on the way to it; to dismiss ends the drag.
  private mutating func step(
    _ steps: Steps, to goal: Goal, _ notices: inout [SheetNotice]
  ) {
    guard goal != steps.goal else {
      state = .stepping(steps)
      return
    }
    let isDismissal = goal == .dismissed
    travel(
      to: goal, .drag, by: isDismissal ? configuration.dismissal : configuration.change, &notices)
    guard !isDismissal else {
      hand = .none
      return
    }
    var steps = steps
    (steps.goal, steps.journey) = (goal, state.journey)
    state = .stepping(steps)
  }
}

extension DragModel {
  var isStepped: Bool { if case .stepped = self { true } else { false } }
}
