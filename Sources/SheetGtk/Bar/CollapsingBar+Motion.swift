import GtkBridge
import SheetEngine

extension CollapsingBar {
  /// Hands an event to the engine, and sets out for the form it asks for.
  func turn(_ event: BarEvent, at time: Double) {
    let before = machine.state
    machine.handle(event, at: time)
    guard machine.state.form != before.form else { return }
    if case .resting(let form) = before { refit { fit.leave(form, $0, $1) } }
    if let focusInWindow, stage.contains(focusInWindow) { page.grabFocus() }
    stage.turn(to: form)
    show(machine.frame(at: time))
    if frame.isMoving { ticker.start() }
  }

  /// Moves on with a frame; answers whether another one is needed.
  func tick(at time: Double) -> Bool {
    advance(to: time)
    return frame.isMoving
  }

  /// Moves on to a time of the frame clock, seconds.
  func advance(to time: Double) { show(machine.frame(at: time)) }

  /// Takes the new frame first and tells afterwards, so that a watcher may send events itself.
  private func show(_ next: BarFrame) {
    let last = frame
    frame = next
    if let form = next.didSettle { refit { fit.arrive(form, $0, $1) } }
    if next != last { move() }
    if let form = next.didSettle { tell(.settled(form)) }
    if next != last { tell(.frame(next)) }
  }

  /// Moves what the new frame has elsewhere.
  private func move() {
    guard height > 0 else { return }
    stage.move(frame, configuration.appearance)
    placePage(width: width, height: height)
    queueDraw()
  }

  /// Fits the page anew, and tells the engine where that moved it.
  private func refit(_ change: (Adjustment, BarAppearance) -> Void) {
    rearrange { change(page.vertical, configuration.appearance) }
    send(.laidOut(geometry, offset: page.vertical.value))
  }

  /// Moves, or moves no more, as the desktop wants it.
  func followSettings() {
    machine.configuration.isAnimated = Settings.isAnimated
    if frame.isMoving { advance(to: frameTime) }
  }
}
