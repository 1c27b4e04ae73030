// The container, the content or the detents changed.
extension SheetMachine {
  /// Keeps the detent: at once in another container, animated for another content.
  mutating func resize(_ metrics: SheetMetrics, _ notices: inout [SheetNotice]) {
    guard metrics != self.metrics else { return }
    let isContainer = metrics.containerHeight != self.metrics.containerHeight
    let (start, opacity) = (motion, self.metrics.containerHeight > 0 ? visibility.opacity : 0)
    self.metrics = metrics
    resolve()
    switch state {
    case .hidden: return
    case .tracking(let grip):
      state = .tracking(isContainer ? grip.inContainer(band) : grip.overDetents(band))
    case .resting(let detent) where isContainer:
      arriveAtOnce(at: .detent(detent), &notices)
    case .resting(let detent):
      glide(to: .detent(detent), from: start, &notices)
    case .stepping(let steps) where steps.journey == nil:
      guard !isContainer else { return }
      glide(to: steps.target, from: start, &notices)
      state = .stepping(steps.with(journey: state.journey))
    case .settling, .stepping:
      redirect(from: start, opacity: opacity)
    }
  }

  /// Takes another configuration; the sheet goes to the detent nearest to where it was going.
  mutating func configure(
    _ configuration: SheetConfiguration, _ notices: inout [SheetNotice]
  ) {
    if case .stepping(let steps) = state { state = steps.released }
    let (start, goal) = (motion, layout.height(of: state.target ?? .dismissed))
    self.configuration = configuration
    resolve()
    switch state {
    case .hidden, .stepping: return
    case .tracking(let grip):
      state = .tracking(grip.overDetents(band))
    case .resting, .settling:
      guard state.target != .dismissed else { return }
      keepNearest(to: goal, from: start, &notices)
    }
  }

  private mutating func keepNearest(
    to goal: Double, from start: MotionSample, _ notices: inout [SheetNotice]
  ) {
    if case .detent(let index) = state.target, configuration.detents.indices.contains(index),
      layout.height(of: .detent(index)) == goal
    {
      return
    }
    let nearest = layout.nearest(to: goal)
    if state.journey == nil && nearest.height == start.position {
      state = .resting(nearest.detent)
      arriveAtOnce(at: .detent(nearest.detent), &notices)
    } else {
      glide(to: .detent(nearest.detent), from: start, &notices)
    }
  }

  private mutating func arriveAtOnce(at target: SheetTarget, _ notices: inout [SheetNotice]) {
    let settlement = Settlement(target: target, reason: .resize)
    notices += [.willSettle(settlement), .didSettle(settlement)]
  }

  private mutating func glide(
    to target: SheetTarget, from start: MotionSample, _ notices: inout [SheetNotice]
  ) {
    guard state.journey != nil || layout.height(of: target) != start.position else { return }
    travel(to: target, .resize, from: start, by: configuration.change, &notices)
  }

  /// Sends the journey under way on to where its target is now, the way it goes.
  private mutating func redirect(from start: MotionSample, opacity: Double) {
    guard var journey = state.journey else { return }
    let target = journey.settlement.target
    let there = MotionSample(position: layout.height(of: target))
    guard there.position != journey.path.target else { return }
    journey.path =
      if fades {
        fadePath(from: target == .dismissed ? start : there, to: target, opacity: opacity)
      } else if let transition = journey.transition {
        path(from: start, to: target, by: transition, carriesVelocity: start.velocity != 0)
      } else {
        springPath(from: start, to: target)
      }
    state = state.with(journey)
  }
}
