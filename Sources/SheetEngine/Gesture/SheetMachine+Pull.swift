// A hand that holds the sheet, and the list in it.
extension SheetMachine {
  /// Takes hold of the sheet where the hand began.
  mutating func pull(
    from start: PointerSample, over list: ScrollExtent?, isTouchpad: Bool,
    _ notices: inout [SheetNotice]
  ) {
    let caught = state.journey.map {
      Caught(settlement: settlement(of: $0), transition: $0.transition)
    }
    switch configuration.dragModel {
    case .off: return
    case .tracking, .downward:
      let grip = Grip(
        start, height: visible(motion), band: band, limits: configuration.velocityLimits)
      origin = target
      interrupt(&notices)
      state = .tracking(grip)
      let hold = list.map { ListHold($0, configuration) }
      hand = .pulling(
        Pull(
          isTouchpad: isTouchpad, at: start.y, list: hold, caught: slop > 0 ? caught : nil))
    case .stepped:
      beginSteps(at: start, &notices)
      hand = .pulling(Pull(isTouchpad: isTouchpad, at: start.y, list: nil, caught: nil))
    }
  }

  /// Follows the hand to a height of the container, points, at a time on the clock of events.
  mutating func follow(to y: Double, at time: Double, _ notices: inout [SheetNotice]) {
    guard case .pulling(var pull) = hand else { return }
    hand = .none  // leaves the pull's storage to `pull` alone: no copy, no allocation
    let movesSheet = pull.move(to: y, at: time, headroom: headroom)
    if abs(y - pull.originY) > slop { pull.caught = nil }
    hand = .pulling(pull)
    if movesSheet { drag(PointerSample(y: pull.sheetY, time: time), &notices) }
  }

  /// Lets go at a time on the clock of events: the sheet is thrown, or the list glides on.
  mutating func letGo(at time: Double, _ notices: inout [SheetNotice]) {
    guard case .pulling(let pull) = hand else { return }
    hand = .none
    if let caught = pull.caught {
      goOn(caught, &notices)
    } else {
      throwSheet(PointerSample(y: pull.sheetY, time: time), &notices)
    }
    guard let list = pull.list else { return }
    let velocity = list.velocity(releasedAt: time)
    guard velocity != 0 else { return }
    glide = ListGlide(
      from: list.extent, velocity: velocity, configuration.snapping.momentum, startTime: now)
  }

  /// The list in the sheet was scrolled by somebody else, or has another length.
  mutating func replaceList(_ extent: ScrollExtent) {
    glide = glide?.over(extent, at: now)
    guard case .pulling(var pull) = hand, pull.list != nil else { return }
    hand = .none
    pull.list?.replace(extent)
    hand = .pulling(pull)
  }

  /// The offset that the list the hand holds must have, or the one that glides; points.
  var listOffset: Double? {
    if let glide { return glide.offset(at: now) }
    guard case .pulling(let pull) = hand else { return nil }
    return pull.list?.extent.offset
  }

  /// Whether the list glides.
  var isListGliding: Bool { glide.map { !$0.isOver(at: now) } ?? false }

  /// Whether a hand is on the sheet, or fingers move over it on a touchpad.
  public var isTouched: Bool {
    switch hand {
    case .pressing, .pulling, .swiping: true
    case .none, .rolling: false
    }
  }

  /// Whether the hand's last event is the sheet's alone.
  var claims: Bool {
    switch hand {
    case .none: false
    case .pressing(let press): press.place == .backdrop
    case .swiping(let swipe): swipe.isVertical
    case .pulling: true
    case .rolling(let burst): burst.owner != .list
    }
  }

  private mutating func drag(_ sample: PointerSample, _ notices: inout [SheetNotice]) {
    switch state {
    case .tracking(var grip):
      state = .hidden  // leaves the grip's storage to `grip` alone: no copy, no allocation
      grip.move(sample, band: band)
      state = .tracking(grip)
    case .stepping(let steps): stepAlong(steps, to: sample, &notices)
    case .hidden, .resting, .settling: return
    }
  }
}
