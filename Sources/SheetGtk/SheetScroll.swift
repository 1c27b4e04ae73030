import GtkBridge
import SheetEngine

/// Turns wheels and touchpads over a canvas into events of its sheets.
///
/// Over what does work of its own with a wheel, and with Ctrl or Shift, it keeps out. The sheet that
/// fingers on a touchpad began over stays the one that is meant until they leave.
@MainActor
final class SheetScroll {
  private unowned let canvas: SheetCanvas
  private let pointer: () -> (x: Double, y: Double)?
  private var controller: ScrollController?
  /// The sheet that fingers move on a touchpad.
  private weak var swiped: SheetHost?
  /// How often they have moved.
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

  /// Lets go of the sheet for somebody else.
  func giveUp() {
    swiped?.send(.cancelled)
    swiped = nil
  }

  /// Takes what a wheel or touchpad says; answers whether nobody else may have it.
  func take(_ event: ScrollController.Event) -> Bool {
    switch event {
    case .ended(let time):
      swiped?.send(.swipeEnded(at: time))
      swiped = nil
      return false
    case .moved(let movement):
      return movement.isInNotches ? roll(movement) : swipe(movement)
    }
  }

  private func roll(_ movement: ScrollController.Movement) -> Bool {
    guard movement.distance != 0, let (sheet, place, point) = hit(by: movement) else {
      return false
    }
    let list = canvas.scroller(atX: point.x, y: point.y).map { ScrollExtent($0.vertical) }
    sheet.send(.rolled(movement.distance, at: movement.time, on: place, list: list))
    return sheet.frame.claims
  }

  private func swipe(_ movement: ScrollController.Movement) -> Bool {
    if let swiped { return swipe(swiped, by: movement, on: .surface, at: pointer() ?? (0, 0)) }
    guard let (sheet, place, point) = hit(by: movement) else { return false }
    guard place != .backdrop else { return true }
    if sheet.frame.phase != .dragging { sheet.list = canvas.list(atX: point.x, y: point.y) }
    swiped = sheet
    watchForSilence()
    return swipe(sheet, by: movement, on: place, at: point)
  }

  private func swipe(
    _ sheet: SheetHost, by movement: ScrollController.Movement, on place: PressPlace,
    at point: (x: Double, y: Double)
  ) -> Bool {
    movements += 1
    let factor = -ScrolledWindow.touchpadFactor
    let swipe = SwipeMovement(
      x: movement.sideways * factor, y: movement.distance * factor,
      at: PointerSample(x: point.x, y: point.y, time: movement.time))
    sheet.send(.swiped(swipe, on: place, list: sheet.list?.extent))
    return sheet.frame.claims
  }

  private func watchForSilence() {
    var seen = movements
    MainLoop.run(every: Self.longestSilence) { [weak self] in
      guard let self, swiped != nil else { return false }
      if seen == movements { giveUp() }
      seen = movements
      return swiped != nil
    }
  }

  /// What a movement is meant for, and where the pointer is.
  private func hit(
    by movement: ScrollController.Movement
  ) -> (sheet: SheetHost, place: PressPlace, point: (x: Double, y: Double))? {
    guard let point = pointer(), let (sheet, place) = canvas.place(atX: point.x, y: point.y) else {
      return nil
    }
    let isItsOwn =
      !movement.modifiers.isDisjoint(with: [.control, .shift])
      || canvas.hasWheelControl(atX: point.x, y: point.y)
    guard place == .backdrop || !isItsOwn else { return nil }
    return (sheet, place, point)
  }
}
