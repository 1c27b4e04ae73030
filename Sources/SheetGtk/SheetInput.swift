import GtkBridge
import SheetEngine

/// Turns presses and movements on a canvas into what happens to its sheets.
///
/// At rest a press reaches the controls on the sheet first, and becomes a drag of the sheet when
/// it moves past the threshold and no control wanted it. A sheet in motion is caught by any press
/// on it, at once. The sheet that was pressed stays the one that is meant until the release.
@MainActor
final class SheetInput {
  private enum State {
    case idle
    case pressedBackdrop(SheetHost)
    case pressedSheet(SheetHost, DragGesture.Event)
    case dragging(SheetHost)
  }

  private unowned let canvas: SheetCanvas
  private var gesture: DragGesture?
  private var state = State.idle

  init(for canvas: SheetCanvas) {
    self.canvas = canvas
    gesture = DragGesture(on: canvas) { [weak self] in self?.take($0) }
  }

  /// Sees presses before the controls on the sheet do, while the sheet is in motion.
  func catchesPresses(_ isInMotion: Bool) { gesture?.phase = isInMotion ? .capture : .bubble }

  private func take(_ event: DragGesture.Event) {
    switch event.step {
    case .began: press(event)
    case .moved: move(event)
    case .ended: release(event)
    case .cancelled: cancel()
    }
  }

  private func press(_ event: DragGesture.Event) {
    // A press that is nobody's is left alone, not denied: a button that takes it also takes its
    // release, and a gesture that denied the press would still wait for that at the next one.
    switch canvas.hit(x: event.x, y: event.y) {
    case nil: return
    case .backdrop(let sheet): state = .pressedBackdrop(sheet)
    case .sheet(let sheet): press(sheet, event)
    }
  }

  private func press(_ sheet: SheetHost, _ event: DragGesture.Event) {
    guard isInDragRegion(event, of: sheet) else { return }
    if sheet.isAnimating {
      grab(sheet, at: event)
    } else if !canvas.hasControl(atX: event.x, y: event.y) {
      state = .pressedSheet(sheet, event)
    }
  }

  private func move(_ event: DragGesture.Event) {
    switch state {
    case .idle, .pressedBackdrop: return
    case .pressedSheet(let sheet, let origin):
      guard abs(event.y - origin.y) > Settings.dragThreshold else { return }
      grab(sheet, at: origin)
      sheet.send(.dragMoved(event.sample))
    case .dragging(let sheet):
      sheet.send(.dragMoved(event.sample))
    }
  }

  private func release(_ event: DragGesture.Event) {
    defer { state = .idle }
    switch state {
    case .idle, .pressedSheet: return
    case .pressedBackdrop(let sheet):
      if case .backdrop(let hit) = canvas.hit(x: event.x, y: event.y), hit === sheet {
        sheet.send(.dismiss(.backdrop))
      }
    case .dragging(let sheet):
      sheet.send(.dragEnded(event.sample))
    }
  }

  private func cancel() {
    if case .dragging(let sheet) = state { sheet.send(.dragCancelled) }
    state = .idle
  }

  private func grab(_ sheet: SheetHost, at event: DragGesture.Event) {
    gesture?.claim()
    state = .dragging(sheet)
    sheet.send(.dragBegan(event.sample))
  }

  private func isInDragRegion(_ event: DragGesture.Event, of sheet: SheetHost) -> Bool {
    let (configuration, depth) = (sheet.configuration, event.y - sheet.frame.top)
    switch configuration.dragRegion {
    case .sheet: return true
    case .grabber: return depth < (configuration.appearance.grabber?.areaHeight ?? 0)
    }
  }
}

extension DragGesture.Event {
  /// What the engine wants to know of it.
  fileprivate var sample: PointerSample { PointerSample(y: y, time: time) }
}
