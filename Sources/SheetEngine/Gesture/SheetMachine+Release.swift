// The hand lets go of the sheet.
extension SheetMachine {
  /// Lets go of a held sheet with the pointer's velocity.
  mutating func throwSheet(_ sample: PointerSample, _ notices: inout [SheetNotice]) {
    switch state {
    case .tracking(let grip):
      let (release, mayDismiss) = (thrown(by: grip, at: sample), configuration.isDismissible)
      lastRelease = release.motion
      if !mayDismiss { tellAttempt(release, with: grip, &notices) }
      propose(choice(for: release, allowsDismissal: mayDismiss), for: release, &notices)
    case .stepping(let steps): state = steps.released
    case .hidden, .resting, .settling: return
    }
  }

  /// Tells that a hand would have closed the sheet, had that not resisted it.
  private func tellAttempt(
    _ release: Release, with grip: Grip, _ notices: inout [SheetNotice]
  ) {
    let height = min(grip.wantedHeight(in: band), release.motion.position)
    let wish = Release(
      MotionSample(position: height, velocity: release.motion.velocity),
      isPulledDown: release.isPulledDown)
    guard choice(for: wish, allowsDismissal: true) == .dismissed else { return }
    notices.append(.refused(Settlement(target: .dismissed, reason: reason(of: release))))
  }

  /// The hand was taken away: the sheet goes to the nearest detent, or on to where it was caught on
  /// its way to; it never closes.
  mutating func drop(_ pull: Pull, _ notices: inout [SheetNotice]) {
    switch state {
    case .tracking(let grip):
      if let caught = pull.caught { return goOn(caught, &notices) }
      let stopped = Release(MotionSample(position: grip.motion.position))
      snap(stopped, to: choice(for: stopped, allowsDismissal: false), &notices)
    case .stepping(let steps): state = steps.released
    case .hidden, .resting, .settling: return
    }
  }

  /// A press that caught the sheet and let go without passing the slop has not thrown it: a flight
  /// that the program began goes on, from rest; another ends at the nearest detent.
  mutating func goOn(_ caught: Caught, _ notices: inout [SheetNotice]) {
    guard case .tracking(let grip) = state else { return }
    let still = MotionSample(position: grip.motion.position)
    if let transition = caught.transition, let goal = goal(of: caught) {
      travel(to: goal, caught.settlement.reason, from: still, by: transition, &notices)
    } else {
      let release = Release(still)
      snap(release, to: choice(for: release, allowsDismissal: false), &notices)
    }
  }

  /// Where a flight that was caught goes on to; nil for one that ends at the nearest detent.
  private func goal(of caught: Caught) -> Goal? {
    guard caught.transition != nil, caught.settlement.target != .dismissed else { return nil }
    return goal(of: caught.settlement.target)
  }

  /// Where the sheet would go if it were let go of now; nil while nothing holds it.
  var prospect: SheetTarget? {
    guard case .pulling(let pull) = hand, case .tracking(let grip) = state else { return nil }
    guard let caught = pull.caught else {
      let release = Release(
        grip.motion, follows: grip.follows(in: band),
        isPulledDown: grip.isPulledDown(to: pull.sheetY, in: band))
      return layout.target(choice(for: release, allowsDismissal: configuration.isDismissible))
    }
    let still = Release(MotionSample(position: grip.motion.position))
    return layout.target(goal(of: caught) ?? choice(for: still, allowsDismissal: false))
  }

  private func thrown(by grip: Grip, at sample: PointerSample) -> Release {
    Release(
      grip.release(sample, band: band), follows: grip.follows(in: band),
      isPulledDown: grip.isPulledDown(to: sample.y, in: band))
  }

  /// The choice among the targets that were not refused; at last, where it came from.
  func choice(for release: Release, allowsDismissal: Bool) -> Goal {
    let mayDismiss = allowsDismissal && !release.refused.contains(.dismissed)
    let isDownward = configuration.dragModel == .downward
    if isDownward, release.isPulledDown, mayDismiss { return .dismissed }
    guard let layout = layout.without(release.refused) else { return home(of: release) }
    var policy = configuration.snapping
    if release.refused.contains(where: { $0 != .dismissed }) { policy.snaps = true }
    return policy.goal(
      for: release.motion, in: layout, allowsDismissal: mayDismiss && !isDownward,
      from: origin.flatMap { self.layout.height(of: $0) })
  }

  /// Where a sheet goes that may go nowhere else: where it was grabbed, or the nearest detent.
  func home(of release: Release) -> Goal {
    guard let origin, origin != .dismissed, let goal = goal(of: origin) else {
      return .detent(layout.nearest(to: release.motion.position).index)
    }
    return goal
  }

  func reason(of release: Release) -> SettleReason {
    abs(release.motion.velocity) >= configuration.snapping.flickSpeed ? .flick : .drag
  }

  /// Sends a released sheet to a goal.
  ///
  /// The pointer's velocity has chosen the detent; the sheet, which in the rubber band follows only
  /// in part, takes that part of it along.
  mutating func snap(_ release: Release, to goal: Goal, _ notices: inout [SheetNotice]) {
    let motion = release.motion
    let start = MotionSample(
      position: motion.position, velocity: motion.velocity * release.follows)
    settle(Journey(to: goal, reason(of: release), springPath(from: start, to: goal)), &notices)
  }

  func springPath(from start: MotionSample, to goal: Goal) -> Path {
    if fades { return fadePath(from: start, to: goal, opacity: visibility.opacity) }
    let (springs, height) = (configuration.settling, layout.height(of: goal))
    if springs.duration == 0 { return .at(height, since: now) }
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
    let dimension = min(metrics.containerHeight, configuration.rubberBandDimension)
    return Band(
      rubberBand: configuration.rubberBand,
      lowest: configuration.isDismissible ? 0 : layout.lowest, highest: layout.highest,
      dimension: isStiff ? 0 : dimension, lowerDimension: min(dimension, layout.lowest),
      containerHeight: metrics.containerHeight)
  }
}

/// How a hand let go of a sheet.
struct Release: Sendable {
  /// The visible height, points, and the pointer's velocity, points/second, up positive.
  let motion: MotionSample
  /// How far the sheet moves for each point of the pointer, 0…1.
  let follows: Double
  /// Whether it was let go of further down than it was grabbed.
  let isPulledDown: Bool
  /// Where it may not go.
  var refused: [SheetTarget] = []

  init(_ motion: MotionSample, follows: Double = 1, isPulledDown: Bool = false) {
    (self.motion, self.follows, self.isPulledDown) = (motion, follows, isPulledDown)
  }
}
