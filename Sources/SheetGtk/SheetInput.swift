import GtkBridge
import SheetEngine

/// Turns presses and movements on a canvas into events of its sheets: finds what was hit,
/// translates, and takes from GTK what a sheet claims. What it means is the engine's to decide.
///
/// The sheet that was pressed stays the one that is meant until the release.
@MainActor
final class SheetInput {
  private unowned let canvas: SheetCanvas
  private let pointer: PointerPosition
  private let cursor: GrabCursor
  /// Wheel and touchpad.
  let scroll: SheetScroll
  private var gesture: DragGesture?
  /// The sheet that is pressed.
  private weak var pressed: SheetHost?

  init(for canvas: SheetCanvas) {
    self.canvas = canvas
    let pointer = PointerPosition(over: canvas)
    self.pointer = pointer
    cursor = GrabCursor(for: canvas)
    scroll = SheetScroll(for: canvas) { pointer.point }
    gesture = DragGesture(on: canvas) { [weak self] in
      self?.phase(ofPressAtX: $0, y: $1) ?? .bubble
    } _: { [weak self] in
      self?.take($0)
    }
    pointer.onMove { [weak self] in self?.showCursor() }
  }

  /// A press that a sheet claims is seen before anything under the pointer sees it; another one
  /// after the widgets there, which may take it.
  private func phase(ofPressAtX x: Double, y: Double) -> EventPhase {
    guard let (sheet, place) = canvas.place(atX: x, y: y) else { return .bubble }
    return sheet.claimsPress(on: place, atX: x, y: y) ? .capture : .bubble
  }

  /// Shows what the pointer can do where it is.
  func showCursor() {
    cursor.follow(pointer.point, isDragging: pressed?.frame.phase == .dragging)
  }

  /// Takes a step of a press.
  func take(_ event: DragGesture.Event) {
    switch event.step {
    case .began: press(event)
    case .moved: pressed?.send(.moved(event.sample))
    case .ended: release(event)
    case .cancelled: cancel()
    }
    guard let pressed else { return }
    if pressed.frame.claims { gesture?.claim() }
    showCursor()
  }

  private func press(_ event: DragGesture.Event) {
    scroll.giveUp()
    // A press that is nobody's is left alone, not denied: a button that takes it also takes its
    // release, and a gesture that denied the press would still wait for that at the next one.
    guard let (sheet, place) = canvas.place(atX: event.x, y: event.y) else { return }
    pressed = sheet
    sheet.list = place == .backdrop ? nil : canvas.list(atX: event.x, y: event.y)
    sheet.send(.pressed(event.sample, on: place, list: sheet.list?.extent))
  }

  private func release(_ event: DragGesture.Event) {
    guard let sheet = pressed else { return }
    let hit = canvas.place(atX: event.x, y: event.y)
    pressed = nil
    sheet.send(.released(event.sample, on: hit?.sheet === sheet ? hit?.place : nil))
    showCursor()
  }

  private func cancel() {
    guard let sheet = pressed else { return }
    pressed = nil
    sheet.send(.cancelled)
    showCursor()
  }
}

extension DragGesture.Event {
  /// What the engine wants to know of it.
  fileprivate var sample: PointerSample { PointerSample(x: x, y: y, time: time) }
}
