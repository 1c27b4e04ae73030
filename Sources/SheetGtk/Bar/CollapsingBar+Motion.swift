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
    stage.move(frame, appearance)
    placePage(width: width, height: height)
    queueDraw()
  }

  /// Fits the page anew, and tells the engine where that moved it.
  private func refit(_ change: (Adjustment, BarAppearance) -> Void) {
    rearrange { change(page.vertical, appearance) }
    send(.laidOut(geometry, offset: page.vertical.value))
  }

  /// Moves, or moves no more, as the desktop wants it.
  func followSettings() {
    guard configuration.isAnimated != Settings.isAnimated else { return }
    configuration.isAnimated = Settings.isAnimated
    if frame.isMoving { advance(to: frameTime) }
  }
}

// MARK: - Measures

extension CollapsingBar {
  /// Takes on the configuration with heights that the forms can do with, and moves there.
  func fitForms(width: Int) {
    var fitted = configuration
    fitted.appearance = stage.fitted(configuration.appearance, width: width)
    let (time, old, state) = (frameTime, appearance, machine.state)
    guard height > 0 else { return machine.configuration = fitted }
    machine.configure(fitted, at: time)
    if case .moving = machine.state { leave(state, old) }
    advance(to: time)
    if frame.isMoving { ticker.start() }
  }

  /// Lets a page whose bar goes to another height reach under it, if it does not already.
  private func leave(_ before: BarState, _ old: BarAppearance) {
    guard appearance != old else { return }
    rearrange {
      var isResting = false
      if case .resting = before { isResting = true }
      let isAtEnd = fit.isAtEnd(page.vertical, isResting: isResting, old)
      if isResting { fit.leave(before.form, page.vertical, old) }
      fit.change(from: old, to: appearance, isAtEnd: isAtEnd)
    }
  }

  /// Looks whether the forms need other heights, and if so takes them on: before it is first shown
  /// at once, later after this layout, for watchers may do anything.
  func followForms(width: Int) {
    guard stage.fitted(configuration.appearance, width: width) != appearance else { return }
    guard isFitted else {
      machine.configuration.appearance = stage.fitted(configuration.appearance, width: width)
      return frame = machine.frame(at: frameTime)
    }
    MainLoop.run { [weak self] in
      guard let self else { return }
      fitForms(width: self.width)
    }
  }
}
