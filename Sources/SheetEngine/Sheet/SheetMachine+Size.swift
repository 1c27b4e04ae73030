// The container, the content or the detents changed.
extension SheetMachine {
  /// Keeps the detent: at once in another container, animated for another content.
  mutating func resize(_ metrics: SheetMetrics, _ notices: inout [SheetNotice]) {
    guard metrics != self.metrics else { return }
    let isContainer = metrics.containerHeight != self.metrics.containerHeight
    let (start, last, wasWaiting) = (visibleMotion, band, isWaiting)
    self.metrics = metrics
    resolve()
    switch state {
    case .hidden: return
    case .tracking(let grip):
      state = .tracking(
        isContainer ? grip.inContainer(band, insteadOf: last) : grip.overDetents(band))
    case .resting(let goal) where isContainer:
      arriveAtOnce(at: goal, &notices)
    case .resting(let goal):
      glide(to: goal, from: start, &notices)
    case .stepping(let steps) where steps.journey == nil:
      guard !isContainer else { return }
      glide(to: steps.goal, from: start, &notices)
      state = .stepping(steps.with(journey: state.journey))
    case .settling, .stepping:
      redirect(from: start, afresh: wasWaiting)
    }
  }

  /// Takes another configuration; the sheet keeps its detent by name, and where that is gone goes to
  /// the one nearest to it, on the way there to one ahead.
  mutating func configure(
    _ configuration: SheetConfiguration, _ notices: inout [SheetNotice]
  ) {
    if case .stepping(let steps) = state { state = steps.released }
    let (start, goal) = (visibleMotion, state.goal ?? .dismissed)
    let kept = self.goal(goal, in: configuration)
    let isLost = goal != .dismissed && kept == nil
    let height = layout.height(of: goal)
    if isLost { interrupt(&notices) }
    self.configuration = configuration
    resolve()
    if case .tracking(let grip) = state { state = .tracking(grip.overDetents(band)) }
    if let kept { keep(kept, from: start, &notices) }
    if isLost { replace(stop(insteadOf: height, from: start.position), from: start, &notices) }
  }

  /// Where the sheet is to be seen now, and how fast it is.
  private var visibleMotion: MotionSample {
    let motion = motion
    return MotionSample(position: visible(motion), velocity: motion.velocity)
  }

  /// What an open goal is in another configuration; nil for a detent that it does not have.
  private func goal(_ goal: Goal, in configuration: SheetConfiguration) -> Goal? {
    switch goal {
    case .dismissed: return nil
    case .between: return goal
    case .detent(let index):
      let name = self.configuration.detents[index].id
      return configuration.index(of: name).map { .detent($0) }
    }
  }

  /// Goes on to the same detent, which may have another place in the configuration.
  private mutating func keep(
    _ goal: Goal, from start: MotionSample, _ notices: inout [SheetNotice]
  ) {
    state = state.going(to: goal)
    if state.journey == nil {
      glide(to: goal, from: start, &notices)
    } else {
      redirect(from: start, afresh: false)
    }
  }

  /// The stop that takes the place of a lost one at a height in points: the nearest, of two the
  /// lower; and of a sheet on its way there the nearest that it need not turn back for.
  private func stop(insteadOf height: Double, from position: Double) -> DetentLayout.Stop {
    let ahead = layout.stops.filter { ($0.height - position) * (height - position) > 0 }
    let choices = state.journey == nil || ahead.isEmpty ? layout.stops : ahead
    return choices.min { abs($0.height - height) < abs($1.height - height) } ?? layout.stops[0]
  }

  /// Goes to a stop instead of a detent that is gone; that journey, if there is one, has been told
  /// to be over.
  private mutating func replace(
    _ stop: DetentLayout.Stop, from start: MotionSample, _ notices: inout [SheetNotice]
  ) {
    let goal = Goal.detent(stop.index)
    if state.journey == nil && stop.height == start.position {
      state = .resting(goal)
      arriveAtOnce(at: goal, &notices)
    } else {
      let path = path(
        from: start, to: goal, by: configuration.change, carriesVelocity: state.journey != nil)
      begin(Journey(to: goal, .resize, path, by: configuration.change), &notices)
    }
  }

  private mutating func arriveAtOnce(at goal: Goal, _ notices: inout [SheetNotice]) {
    let settlement = Settlement(target: layout.target(goal), reason: .resize)
    notices += [.willSettle(settlement), .didSettle(settlement)]
  }

  private mutating func glide(
    to goal: Goal, from start: MotionSample, _ notices: inout [SheetNotice]
  ) {
    guard state.journey != nil || layout.height(of: goal) != start.position else { return }
    travel(to: goal, .resize, from: start, by: configuration.change, &notices)
  }

  /// Sends the journey under way on to where its goal is now, the way it goes; one that has waited
  /// for a container begins afresh.
  private mutating func redirect(from start: MotionSample, afresh: Bool) {
    guard var journey = state.journey else { return }
    let height = layout.height(of: journey.goal)
    guard height != journey.path.target else { return }
    let redirected = afresh ? nil : journey.path.redirected(from: start, to: height, at: now)
    journey.path = redirected ?? freshPath(of: journey, from: start)
    state = state.with(journey)
  }

  private func freshPath(of journey: Journey, from start: MotionSample) -> Path {
    if fades {
      let there = MotionSample(position: layout.height(of: journey.goal))
      return fadePath(from: there, to: journey.goal, opacity: 0)
    }
    guard let transition = journey.transition else {
      return springPath(from: start, to: journey.goal)
    }
    return path(
      from: start, to: journey.goal, by: transition, carriesVelocity: start.velocity != 0)
  }
}
