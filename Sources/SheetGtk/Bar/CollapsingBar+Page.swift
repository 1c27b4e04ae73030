import GtkBridge
import SheetEngine

extension CollapsingBar {
  /// Tells the engine what happened to the page, and shows and tells what comes of it.
  func send(_ event: PageEvent) {
    let time = frameTime
    let answer = tracker.handle(event, at: time)
    if let answer { turn(.page(answer), at: time) }
    tell(.event(event))
    if let answer { tell(.scroll(answer)) }
  }

  /// Magnifies the page around a point of its view, points.
  func zoom(to scale: Double, aroundX x: Double, y: Double) {
    var hasChanged = false
    rearrange { hasChanged = page.magnify(to: scale, aroundX: x, y: y) }
    guard hasChanged else { return }
    send(.zoomed(page.zoom, geometry, offset: page.vertical.value))
  }

  func pageDidScroll() {
    if !isRearranging { send(.scrolled(to: page.vertical.value, by: 0)) }
  }

  func pageDidResize() {
    if !isRearranging { send(.laidOut(geometry, offset: page.vertical.value)) }
  }

  /// How tall the page is, and the view with the bar collapsed.
  var geometry: PageGeometry {
    PageGeometry(
      contentHeight: page.vertical.upper,
      viewportHeight: Double(height) - appearance.collapsedHeight)
  }

  /// Sets offset and lengths of the page, which is no scrolling.
  func rearrange(_ change: () -> Void) {
    isRearranging = true
    change()
    isRearranging = false
  }
}
