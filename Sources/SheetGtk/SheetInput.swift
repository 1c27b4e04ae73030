import GtkBridge
import SheetEngine

/// Turns presses and movements on a canvas into what happens to its sheets.
///
/// At rest a press reaches the controls on the sheet first, and becomes a drag of the sheet when
/// it moves past the threshold and no control wanted it. A sheet in motion is caught by any press
/// on it, at once. The sheet that was pressed stays the one that is meant until the release. A
/// press that began on the grabber and ends there without a drag is a click on it.
@MainActor
final class SheetInput {
  private enum State {
    case idle
    case pressedBackdrop(SheetHost)
    case pressedSheet(SheetHost, DragGesture.Event, ListGrip?)
    case dragging(SheetPull)
  }

  private unowned let canvas: SheetCanvas
  private let pointer: PointerPosition
  private let cursor: GrabCursor
  /// Wheel and touchpad.
  let scroll: SheetScroll
  private var gesture: DragGesture?
  private var state = State.idle

  init(for canvas: SheetCanvas) {
    self.canvas = canvas
    let pointer = PointerPosition(over: canvas)
    self.pointer = pointer
    cursor = GrabCursor(for: canvas)
    scroll = SheetScroll(for: canvas) { pointer.point }
    gesture = DragGesture(on: canvas) { [weak self] in self?.take($0) }
    pointer.onMove { [weak self] in self?.showCursor() }
  }

  /// Sees presses before the controls on the sheet do, while the sheet is in motion.
  func catchesPresses(_ isInMotion: Bool) { gesture?.phase = isInMotion ? .capture : .bubble }

  /// Shows what the pointer can do where it is.
  func showCursor() {
    cursor.follow(pointer.point, isDragging: isDragging)
  }

  private var isDragging: Bool { if case .dragging = state { true } else { false } }

  /// Takes a step of a press.
  func take(_ event: DragGesture.Event) {
    switch event.step {
    case .began: press(event)
    case .moved: move(event)
    case .ended: release(event)
    case .cancelled: cancel()
    }
  }

  private func press(_ event: DragGesture.Event) {
    scroll.giveUp()
    // A press that is nobody's is left alone, not denied: a button that takes it also takes its
    // release, and a gesture that denied the press would still wait for that at the next one.
    switch canvas.hit(x: event.x, y: event.y) {
    case nil: return
    case .backdrop(let sheet): state = .pressedBackdrop(sheet)
    case .sheet(let sheet): press(sheet, event)
    }
  }

  private func press(_ sheet: SheetHost, _ event: DragGesture.Event) {
    sheet.glide = nil
    guard sheet.isDraggable(atX: event.x, y: event.y) else { return }
    if sheet.isAnimating {
      grab(sheet, list(of: sheet, at: event), at: event)
    } else if !canvas.hasControl(atX: event.x, y: event.y) {
      state = .pressedSheet(sheet, event, list(of: sheet, at: event))
    }
  }

  private func move(_ event: DragGesture.Event) {
    switch state {
    case .idle, .pressedBackdrop: return
    case .pressedSheet(let sheet, let origin, let list):
      guard abs(event.y - origin.y) > Settings.dragThreshold else { return }
      grab(sheet, list, at: origin)
      pull(to: event)
    case .dragging:
      pull(to: event)
    }
  }

  private func pull(to event: DragGesture.Event) {
    guard case .dragging(var pull) = state else { return }
    pull.move(to: event.sample)
    state = .dragging(pull)
  }

  private func release(_ event: DragGesture.Event) {
    let last = state
    state = .idle
    switch last {
    case .idle: return
    case .pressedSheet(let sheet, let origin, let list):
      list?.letGo(at: nil)
      if isClick(from: origin, to: event, on: sheet) { sheet.send(.step(.around, .grabber)) }
    case .pressedBackdrop(let sheet):
      if case .backdrop(let hit) = canvas.hit(x: event.x, y: event.y), hit === sheet {
        sheet.send(.dismiss(.backdrop))
      }
    case .dragging(var pull):
      pull.end(at: event.sample)
    }
    showCursor()
  }

  private func cancel() {
    let last = state
    state = .idle
    switch last {
    case .idle, .pressedBackdrop: return
    case .pressedSheet(_, _, let list): list?.letGo(at: nil)
    case .dragging(let pull): pull.cancel()
    }
    showCursor()
  }

  private func grab(_ sheet: SheetHost, _ list: ListGrip?, at event: DragGesture.Event) {
    gesture?.claim()
    state = .dragging(SheetPull(sheet, over: list, at: event.sample))
    showCursor()
  }

  private func list(of sheet: SheetHost, at event: DragGesture.Event) -> ListGrip? {
    ListGrip(of: sheet, atX: event.x, y: event.y)
  }

  private func isClick(
    from origin: DragGesture.Event, to event: DragGesture.Event, on sheet: SheetHost
  ) -> Bool {
    [origin, event].allSatisfy { sheet.hasGrabber(atX: $0.x, y: $0.y) }
  }
}

extension DragGesture.Event {
  /// What the engine wants to know of it.
  fileprivate var sample: PointerSample { PointerSample(y: y, time: time) }
}
