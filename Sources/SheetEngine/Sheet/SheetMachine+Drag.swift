// A pointer holds the sheet.
extension SheetMachine {
  mutating func grab(_ sample: PointerSample, _ notices: inout [SheetNotice]) {
    guard state.phase == .resting || state.phase == .settling, sample.y.isFinite else { return }
    switch configuration.dragModel {
    case .tracking, .downward:
      let limits = configuration.velocityLimits
      let grip = Grip(sample, height: visible(motion), band: band, limits: limits)
      interrupt(&notices)
      state = .tracking(grip)
    case .stepped:
      let steps = Steps(
        originY: sample.y, wish: highestDetent, goal: state.goal ?? highestDetent,
        journey: state.journey)
      step(steps, to: highestDetent, &notices)
    }
  }

  mutating func drag(
    _ sample: PointerSample, _ mayDismiss: () -> Bool, _ notices: inout [SheetNotice]
  ) {
    guard sample.y.isFinite else { return }
    switch state {
    case .tracking(var grip):
      state = .hidden  // leaves the grip's storage to `grip` alone: no copy, no allocation
      grip.move(sample, band: band)
      state = .tracking(grip)
    case .stepping(let steps):
      stepAlong(steps, to: sample, mayDismiss, &notices)
    case .hidden, .resting, .settling: return
    }
  }

  mutating func release(
    _ sample: PointerSample, _ mayDismiss: () -> Bool, _ notices: inout [SheetNotice]
  ) {
    switch state {
    case .tracking(let grip):
      let release = grip.release(sample, band: band)
      var goal = choice(for: release, isPulledDown: grip.isPulledDown(to: sample.y, in: band))
      if goal == .dismissed && !mayDismiss() { goal = openChoice(for: release) }
      snap(release, to: goal, follows: grip.follows(in: band), &notices)
    case .stepping(let steps):
      state = steps.released
    case .hidden, .resting, .settling: return
    }
  }

  mutating func cancelDrag(_ notices: inout [SheetNotice]) {
    switch state {
    case .tracking(let grip):
      let stopped = MotionSample(position: grip.motion.position)
      snap(stopped, to: openChoice(for: stopped), follows: 1, &notices)
    case .stepping(let steps):
      state = steps.released
    case .hidden, .resting, .settling: return
    }
  }

  private func choice(for release: MotionSample, isPulledDown: Bool) -> Goal {
    guard configuration.dragModel == .downward else {
      return configuration.snapping.goal(for: release, in: layout, allowsDismissal: true)
    }
    return isPulledDown ? .dismissed : openChoice(for: release)
  }

  /// The choice of a sheet that must stay open.
  private func openChoice(for release: MotionSample) -> Goal {
    configuration.snapping.goal(for: release, in: layout, allowsDismissal: false)
  }

  /// Sends a released sheet to a detent.
  ///
  /// The pointer's velocity has chosen the detent; the sheet, which in the rubber band follows only
  /// in part, takes that part of it along.
  private mutating func snap(
    _ release: MotionSample, to goal: Goal, follows: Double,
    _ notices: inout [SheetNotice]
  ) {
    let isFlick = abs(release.velocity) >= configuration.snapping.flickSpeed
    let start = MotionSample(position: release.position, velocity: release.velocity * follows)
    let path = springPath(from: start, to: goal)
    settle(Journey(to: goal, isFlick ? .flick : .drag, path), &notices)
  }

  func springPath(from start: MotionSample, to goal: Goal) -> Path {
    if fades { return fadePath(from: start, to: goal, opacity: visibility.opacity) }
    let (springs, height) = (configuration.settling, layout.height(of: goal))
    let isFlickedUp =
      start.velocity >= configuration.snapping.flickSpeed && height > start.position
    let bounce = isFlickedUp ? springs.upwardFlickBounce : springs.bounce
    return .spring(
      SpringAnimation(
        from: start, to: height, spring: Spring(duration: springs.duration, bounce: bounce),
        startTime: now, overshoots: bounce != 0 && goal != .dismissed,
        tolerance: springs.tolerance))
  }

  var band: Band {
    let isStiff = configuration.dragModel == .downward
    return Band(
      rubberBand: configuration.rubberBand, highest: layout.highest,
      dimension: isStiff ? 0 : min(metrics.containerHeight, configuration.rubberBandDimension),
      containerHeight: metrics.containerHeight)
  }
}

// The stepped drag model.
extension SheetMachine {
  private mutating func stepAlong(
    _ steps: Steps, to sample: PointerSample, _ mayDismiss: () -> Bool,
    _ notices: inout [SheetNotice]
  ) {
    var steps = steps
    let wish = stepTarget(draggedDown: sample.y - steps.originY)
    guard wish != steps.wish else { return }
    steps.wish = wish
    let isRefused = wish == .dismissed && !mayDismiss()
    step(steps, to: isRefused ? initialDetent : wish, &notices)
  }

  private func stepTarget(draggedDown distance: Double) -> Goal {
    guard case .stepped(let minimum) = configuration.dragModel, distance > 0 else {
      return highestDetent
    }
    let left = layout.height(of: initialDetent) - distance
    return left < minimum * metrics.containerHeight ? .dismissed : initialDetent
  }

  private var initialDetent: Goal { .detent(configuration.initialIndex) }
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
    guard !isDismissal else { return }
    var steps = steps
    (steps.goal, steps.journey) = (goal, state.journey)
    state = .stepping(steps)
  }
}
