import GtkBridge
import SheetEngine

/// Turns what happens to a page into what a `ScrollTracker` wants to know.
///
/// A movement is told when it is asked for, at the offset of that moment, and each change of the
/// offset that comes of it as one by 0. So what GTK makes of a request (nothing at the end of
/// the page, an overshoot, a glide) never counts twice.
@MainActor
final class PageInput {
  private unowned let bar: CollapsingBar
  private let pointer: PointerPosition
  private var scrolling: ScrollController?
  private var pinching: PinchGesture?
  private var presses: PressWatch?
  /// Points the page is asked to move for each point the finger moves, while one is down.
  private var grip: Double?
  private var isOnTouchpad = false
  private var steps = ZoomSteps()
  /// When wheel or touchpad last zoomed or went on after that, seconds on the clock of events.
  private var lastZoom: Double?
  private var scaleBefore = 1.0

  init(for bar: CollapsingBar) {
    self.bar = bar
    let page = bar.page
    pointer = PointerPosition(over: page)
    scrolling = ScrollController(on: page) { [weak self] in self?.take($0) ?? false }
    pinching = PinchGesture(on: page) { [weak self] in self?.take($0) }
    presses = PressWatch(in: page) { [weak self] in self?.take($0) }
    page.onKey { [weak self] in self?.press($0, $1) ?? false }
  }

  private var page: BrowserPage { bar.page }
  private var offset: Double { bar.page.vertical.value }

  // MARK: Wheel and touchpad

  func take(_ event: ScrollController.Event) -> Bool {
    switch event {
    case .ended: leaveTouchpad()
    case .moved(let movement) where isZoom(movement):
      lastZoom = movement.time
      guard movement.modifiers.contains(.control) else { return true }
      zoom(byNotches: -movement.distance * (movement.isInNotches ? 1 : ZoomSteps.touchpadPoint))
      return true
    case .moved(let movement) where movement.modifiers.contains(.shift): break
    case .moved(let movement) where movement.distance != 0: ask(movement)
    case .moved: break
    }
    return false
  }

  /// What began as a zoom does not turn into a scroll when Ctrl is let go of: a hand is not so
  /// quick to leave the wheel.
  private func isZoom(_ movement: ScrollController.Movement) -> Bool {
    if movement.modifiers.contains(.control) { return true }
    let pause = bar.configuration.scrolling.burstPause
    return lastZoom.map { abs(movement.time - $0) < pause } ?? false
  }

  private func ask(_ movement: ScrollController.Movement) {
    if movement.isInNotches {
      return bar.send(.notched(by: movement.distance * page.wheelStep, to: offset))
    }
    if !isOnTouchpad { bar.send(.gestureBegan) }
    isOnTouchpad = true
    bar.send(.scrolled(to: offset, by: movement.distance * ScrolledWindow.touchpadFactor))
  }

  private func leaveTouchpad() {
    lastZoom = nil
    guard isOnTouchpad else { return }
    isOnTouchpad = false
    bar.send(.gestureEnded)
  }

  // MARK: Fingers and scrollbars

  private func take(_ step: PressWatch.Step) {
    switch step {
    case .began(onScrollbar: true, _): hold(page.vertical.upper / page.vertical.pageSize)
    case .began(_, isTouch: true): hold(-1)
    case .began: page.grabFocus()
    case .moved(let distance):
      if let grip { bar.send(.scrolled(to: offset, by: distance * grip)) }
    case .ended: letGo()
    }
  }

  private func hold(_ grip: Double) {
    self.grip = grip
    bar.send(.gestureBegan)
  }

  private func letGo() {
    guard grip != nil else { return }
    grip = nil
    bar.send(.gestureEnded)
  }

  // MARK: Zoom

  private func take(_ pinch: PinchGesture.Event) {
    if pinch.isFirst { scaleBefore = page.zoom.scale }
    bar.zoom(to: scaleBefore * pinch.scale, aroundX: pinch.x, y: pinch.y)
  }

  private func zoom(byNotches notches: Double) {
    let scale = steps.scale(after: notches, of: page.zoom, upTo: page.maximumScale)
    let point = pointer.point ?? (Double(page.width) / 2, Double(page.height) / 2)
    bar.zoom(to: scale, aroundX: point.x, y: point.y)
    steps.didShow(page.zoom.scale)
  }

  // MARK: Keys

  private func press(_ key: String, _ modifiers: Modifiers) -> Bool {
    if modifiers.contains(.control), let notches = ScrollKey.notches(key, page.zoom) {
      zoom(byNotches: notches)
      return true
    }
    guard let scrollKey = ScrollKey(key, modifiers) else { return false }
    let distance = scrollKey.distance(in: page.vertical)
    bar.send(.notched(by: distance, to: offset))
    page.vertical.value += distance
    return true
  }
}
