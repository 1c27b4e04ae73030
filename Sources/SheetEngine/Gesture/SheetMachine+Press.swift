// A pressed pointer: mouse or finger.
extension SheetMachine {
  /// A press is remembered until it moves past the slop; one that catches the sheet in flight, or
  /// where there is no slop, holds it at once.
  mutating func press(
    _ sample: PointerSample, on place: PressPlace, over list: ScrollExtent?,
    _ notices: inout [SheetNotice]
  ) {
    guard sample.isFinite, state.isOpen else { return }
    if case .pulling(let pull) = hand {
      guard pull.isTouchpad else { return }  // a second pointer
      cancel(&notices)
    }
    hand = .none
    glide = nil
    let press = Press(origin: sample, place: place, list: list)
    guard place != .backdrop else {
      hand = .pressing(press)
      return
    }
    lastInside = sample
    guard isDraggable(at: sample, place) else { return }
    if catches(place) {
      pull(from: press.origin, over: list, isTouchpad: false, &notices)
    } else if place != .control {
      hand = .pressing(press)
    }
  }

  mutating func move(_ sample: PointerSample, _ notices: inout [SheetNotice]) {
    guard sample.isFinite else { return }
    switch hand {
    case .pressing(let press):
      guard press.place != .backdrop, abs(sample.y - press.origin.y) > slop else { return }
      pull(from: press.origin, over: press.list, isTouchpad: false, &notices)
      follow(to: sample.y, at: sample.time, &notices)
    case .pulling(let pull):
      if !pull.isTouchpad { follow(to: sample.y, at: sample.time, &notices) }
    case .none, .swiping, .rolling: return
    }
  }

  mutating func release(
    _ sample: PointerSample, on place: PressPlace?, _ notices: inout [SheetNotice]
  ) {
    switch hand {
    case .pressing(let press):
      hand = .none
      if press.place == place { click(press, &notices) }
      if place != .backdrop { lastInside = sample }
    case .pulling(let pull):
      guard !pull.isTouchpad else { return }
      if sample.isFinite, sample.y != pull.handY {
        follow(to: sample.y, at: sample.time, &notices)
      }
      letGo(at: sample.time, &notices)
    case .none, .swiping, .rolling: return
    }
  }

  /// The hand was taken away: nothing is thrown, and nothing closes.
  mutating func cancel(_ notices: inout [SheetNotice]) {
    defer { hand = .none }
    guard case .pulling(let pull) = hand else { return }
    drop(pull, &notices)
  }

  private mutating func click(_ press: Press, _ notices: inout [SheetNotice]) {
    switch press.place {
    case .backdrop:
      if isBackdropArmed(for: press.origin) { dismiss(.backdrop, &notices) }
    case .grabber: step(.around, .grabber, &notices)
    case .surface, .control: return
    }
  }

  /// Whether a press on something would be the sheet's alone, before anything happens to it: on its
  /// backdrop, or where it catches the sheet.
  ///
  /// - Parameters:
  ///   - place: What the press is on.
  ///   - sample: Where it is.
  public func claimsPress(on place: PressPlace, at sample: PointerSample) -> Bool {
    guard state.isOpen else { return false }
    return place == .backdrop || (isDraggable(at: sample, place) && catches(place))
  }

  /// Whether a press holds the sheet at once, on its way or where there is no slop, instead of
  /// reaching what is on it.
  private func catches(_ place: PressPlace) -> Bool {
    guard case .settling(let journey) = state, !configuration.dragModel.isStepped else {
      return slop <= 0 && place != .control
    }
    return place != .control || !isNearlyAtRest(on: journey)
  }

  /// Whether a drag may begin at a point.
  func isDraggable(at sample: PointerSample, _ place: PressPlace) -> Bool {
    guard configuration.dragModel != .off else { return false }
    switch configuration.dragRegion {
    case .sheet: return true
    case .grabber: return place == .grabber || isInGrabberArea(sample)
    }
  }

  private func isInGrabberArea(_ sample: PointerSample) -> Bool {
    sample.y - (metrics.containerHeight - visible(motion)) < metrics.grabberHeight
  }
}

extension PointerSample {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
