// Wheels and touchpads.
extension SheetMachine {
  /// A touchpad holds the sheet as a pressed pointer does, once it moves more up or down than
  /// sideways.
  mutating func swipe(
    _ movement: SwipeMovement, on place: PressPlace, over list: ScrollExtent?,
    _ notices: inout [SheetNotice]
  ) {
    guard movement.isFinite, state.isOpen else { return }
    if case .pulling(let pull) = hand {
      guard pull.isTouchpad else { return }
      return follow(to: pull.handY + movement.y, at: movement.at.time, &notices)
    }
    guard beginsSwipe(at: movement.at, place) else { return }
    var swipe = Swipe(at: movement.at, over: list)
    if case .swiping(let begun) = hand { swipe = begun }
    swipe.move(x: movement.x, y: movement.y)
    hand = .swiping(swipe)
    guard swipe.isDecided, swipe.isVertical else { return }
    glide = nil
    pull(from: swipe.origin, over: swipe.list, isTouchpad: true, &notices)
    follow(to: swipe.origin.y + swipe.travel.y, at: movement.at.time, &notices)
  }

  private func beginsSwipe(at sample: PointerSample, _ place: PressPlace) -> Bool {
    if case .pressing = hand { return false }
    return place != .backdrop && state.goal != .dismissed && phase != .dragging
      && isDraggable(at: sample, place)
  }

  mutating func endSwipe(at time: Double, _ notices: inout [SheetNotice]) {
    switch hand {
    case .swiping: hand = .none
    case .pulling(let pull): if pull.isTouchpad { letGo(at: time, &notices) }
    case .none, .pressing, .rolling: return
    }
  }

  /// A wheel sends the sheet from detent to detent; over a list both take their turn.
  mutating func roll(
    _ notches: Double, at time: Double, on place: PressPlace, over list: ScrollExtent?,
    _ notices: inout [SheetNotice]
  ) {
    guard state.isOpen, phase != .dragging else { return }
    var burst = burst(on: place, over: list, at: time)
    let isTurned = list == nil && configuration.wheelDirection == .wheel
    let owner = burst.take(
      isTurned ? -notches : notches, isHighest: isHighest,
      list: place == .backdrop ? nil : list, at: time)
    hand = .rolling(burst)
    if owner == .list { glide = nil }
    let isMeant = place != .backdrop && state.goal != .dismissed
    guard owner == .sheet, isMeant, configuration.dragModel != .off else { return }
    step((notches > 0) != isTurned ? .up : .down, .wheel, &notices)
  }

  private func burst(
    on place: PressPlace, over list: ScrollExtent?, at time: Double
  ) -> WheelBurst {
    if case .rolling(let burst) = hand, burst.goesOn(at: time) { return burst }
    return WheelBurst(configuration, over: list, at: time)
  }

  /// Whether the sheet is at its highest detent or on its way there.
  private var isHighest: Bool {
    state.goal.map { layout.height(of: $0) >= layout.highest } ?? false
  }
}

/// A movement of fingers on a touchpad.
public struct SwipeMovement: Sendable, Equatable, Codable {
  /// Points to the right that content under the fingers moves.
  public let x: Double
  /// Points downward that content under the fingers moves.
  public let y: Double
  /// Where the pointer is, and when.
  public let at: PointerSample

  /// Creates a movement; points that content moves, right and down positive.
  public init(x: Double = 0, y: Double, at sample: PointerSample) {
    (self.x, self.y, at) = (x, y, sample)
  }

  var isFinite: Bool { x.isFinite && y.isFinite && at.isFinite }
}
