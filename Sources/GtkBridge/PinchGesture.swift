import CGtk

/// Two fingers, on a screen or a touchpad, that move apart or together.
@MainActor
public final class PinchGesture {
  /// A moment of the gesture.
  public struct Event: Sendable {
    /// How many times further apart the fingers are than at the beginning; 1 at the beginning.
    public let scale: Double
    /// Between the fingers, points in the widget.
    public let x: Double
    /// Points.
    public let y: Double
    /// Whether the gesture has only just begun.
    public let isFirst: Bool
  }

  private nonisolated(unsafe) let pointer: OpaquePointer
  private let handler: @MainActor (Event) -> Void

  /// Attaches a gesture to a widget, which owns it from then on.
  ///
  /// - Parameters:
  ///   - widget: Where the fingers are.
  ///   - handler: Must hold widgets weakly.
  public init(on widget: Widget, _ handler: @escaping @MainActor (Event) -> Void) {
    guard let pointer = gtk_gesture_zoom_new() else { preconditionFailure("GTK made no gesture.") }
    self.pointer = pointer
    self.handler = handler
    g_object_ref(UnsafeMutableRawPointer(pointer))
    gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_CAPTURE)
    let raw = UnsafeMutableRawPointer(pointer)
    Signal.connectDetail(raw, "begin") { [weak self] in self?.begin() }
    Signal.connectNumber(raw, "scale-changed") { [weak self] in self?.tell($0, isFirst: false) }
    gtk_widget_add_controller(widget.pointer, pointer)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  private func begin() {
    gtk_gesture_set_state(pointer, GTK_EVENT_SEQUENCE_CLAIMED)
    tell(1, isFirst: true)
  }

  private func tell(_ scale: Double, isFirst: Bool) {
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_bounding_box_center(pointer, &x, &y)
    handler(Event(scale: scale, x: x, y: y, isFirst: isFirst))
  }
}
