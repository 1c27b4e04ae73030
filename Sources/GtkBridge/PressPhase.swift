import CGtk

/// Sets at each press whether a gesture sees it before the widgets inside its own.
@MainActor
final class PressPhase {
  private let choose: @MainActor (_ x: Double, _ y: Double) -> EventPhase
  private weak var gesture: DragGesture?
  private unowned let widget: Widget

  /// Watches a widget for a gesture that it got before, and whose owner must keep this too.
  init(
    of gesture: DragGesture, on widget: Widget,
    _ choose: @escaping @MainActor (_ x: Double, _ y: Double) -> EventPhase
  ) {
    self.choose = choose
    self.gesture = gesture
    self.widget = widget
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Signal.connectEvent(UnsafeMutableRawPointer(controller), "event") { [weak self] in
      self?.take($0)
    }
    gtk_widget_add_controller(widget.pointer, controller)
  }

  private func take(_ event: OpaquePointer) {
    let type = gdk_event_get_event_type(event)
    guard type == GDK_TOUCH_BEGIN || (type == GDK_BUTTON_PRESS && event.isOfPrimaryButton),
      let gesture, !gesture.isPressed
    else { return }
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return }
    let area = widget.areaOnSurface
    gesture.phase = choose(x - area.x, y - area.y)
  }
}
