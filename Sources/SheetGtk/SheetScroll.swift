import GtkBridge
import SheetEngine

/// Turns wheels and touchpads over a sheet into what happens to it and to the list in it.
///
/// A touchpad holds the sheet as a pointer does, a wheel sends it from detent to detent. Over
/// what does work of its own with a wheel, and with Ctrl or Shift, it keeps out.
@MainActor
final class SheetScroll {
  private enum State {
    case idle
    case pulling(SheetPull)
    case rolling(WheelBurst, SheetHost)
  }

  private unowned let canvas: SheetCanvas
  private let pointer: () -> (x: Double, y: Double)?
  private var controller: ScrollController?
  private var state = State.idle
  /// How often a touchpad has moved.
  private var movements = 0

  /// A touchpad that tells no end and says nothing for so long is gone, seconds: some drivers
  /// never tell, and a window left in mid-gesture is not told.
  private static let longestSilence = 2.0

  /// Watches a canvas.
  ///
  /// - Parameters:
  ///   - canvas: Whose scrolling is meant.
  ///   - pointer: Answers where the pointer is, points of the canvas; scroll events do not tell.
  init(for canvas: SheetCanvas, pointer: @escaping () -> (x: Double, y: Double)?) {
    self.canvas = canvas
    self.pointer = pointer
    controller = ScrollController(on: canvas) { [weak self] in self?.take($0) ?? false }
  }

  /// Whether a touchpad holds the sheet.
  var isPulling: Bool { if case .pulling = state { true } else { false } }

  /// Lets go of the sheet for somebody else.
  func giveUp() {
    if case .pulling(let pull) = state { pull.cancel() }
    state = .idle
  }

  /// Takes what a wheel or touchpad says; answers whether nobody else may have it.
  func take(_ event: ScrollController.Event) -> Bool {
    switch event {
    case .ended(let time): letGo(at: time)
    case .moved where isOverBackdrop: return true
    case .moved(let movement) where movement.isInNotches: return roll(movement)
    case .moved(let movement): return pull(movement)
    }
    return false
  }

  /// Whether the pointer is where nothing but a click may reach; GTK, which picks what is under
  /// the pointer only when it moves, may not know yet.
  private var isOverBackdrop: Bool {
    guard !isPulling, let point = pointer(), case .backdrop = canvas.hit(x: point.x, y: point.y)
    else { return false }
    return true
  }

  // MARK: Touchpad

  private func pull(_ movement: ScrollController.Movement) -> Bool {
    guard isPulling || begin(movement), case .pulling(var pull) = state else { return false }
    movements += 1
    pull.move(by: -movement.distance * ScrolledWindow.touchpadFactor, at: movement.time)
    state = .pulling(pull)
    return true
  }

  private func begin(_ movement: ScrollController.Movement) -> Bool {
    guard abs(movement.distance) > abs(movement.sideways), let (sheet, point) = place(of: movement),
      sheet.frame.phase != .dragging, sheet.isDraggable(atX: point.x, y: point.y)
    else { return false }
    let list = ListGrip(of: sheet, atX: point.x, y: point.y)
    let start = PointerSample(y: point.y, time: movement.time)
    state = .pulling(SheetPull(sheet, over: list, at: start))
    watchForSilence()
    return true
  }

  private func watchForSilence() {
    var seen = movements
    MainLoop.run(every: Self.longestSilence) { [weak self] in
      guard let self, isPulling else { return false }
      if seen == movements { giveUp() }
      seen = movements
      return isPulling
    }
  }

  private func letGo(at time: Double) {
    guard case .pulling(let pull) = state else { return }
    state = .idle
    pull.end(at: time)
  }

  // MARK: Wheel

  private func roll(_ movement: ScrollController.Movement) -> Bool {
    guard movement.distance != 0, let (sheet, point) = place(of: movement) else { return false }
    guard sheet.frame.phase != .dragging else { return true }
    let list = canvas.scroller(atX: point.x, y: point.y).map { ScrollExtent($0.vertical) }
    let isTurned = list == nil && sheet.configuration.wheelDirection == .wheel
    let notches = isTurned ? -movement.distance : movement.distance
    var burst = burst(on: sheet, over: list, at: movement.time)
    let owner = burst.take(notches, isHighest: sheet.isHighest, list: list, at: movement.time)
    state = .rolling(burst, sheet)
    if owner == .sheet { sheet.send(.step(notches > 0 ? .up : .down, .wheel)) }
    if owner == .list { sheet.glide = nil }
    return owner != .list
  }

  private func burst(
    on sheet: SheetHost, over list: ScrollExtent?, at time: Double
  ) -> WheelBurst {
    if case .rolling(let burst, let host) = state, host === sheet, burst.goesOn(at: time) {
      return burst
    }
    return WheelBurst(sheet.configuration, over: list, at: time)
  }

  /// The sheet a movement is meant for, and where the pointer is on it.
  private func place(
    of movement: ScrollController.Movement
  ) -> (sheet: SheetHost, point: (x: Double, y: Double))? {
    guard movement.modifiers.isDisjoint(with: [.control, .shift]), let point = pointer(),
      case .sheet(let sheet) = canvas.hit(x: point.x, y: point.y), sheet.target != .dismissed,
      !canvas.hasWheelControl(atX: point.x, y: point.y)
    else { return nil }
    return (sheet, point)
  }
}
