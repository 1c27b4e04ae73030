import CGtk

/// Where the pointer is over a widget; scroll events do not tell.
@MainActor
public final class PointerPosition {
  /// Points in the widget, while the pointer is over it.
  public private(set) var point: (x: Double, y: Double)? { didSet { moved?() } }

  private var moved: (@MainActor () -> Void)?

  /// Follows the pointer over a widget.
  public init(over widget: Widget) {
    guard let controller = gtk_event_controller_motion_new() else { return }
    let raw = UnsafeMutableRawPointer(controller)
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Signal.connectPoint(raw, "enter") { [weak self] in self?.point = ($0, $1) }
    Signal.connectPoint(raw, "motion") { [weak self] in self?.point = ($0, $1) }
    Signal.connect(raw, "leave") { [weak self] in self?.point = nil }
    gtk_widget_add_controller(widget.pointer, controller)
  }

  /// Runs a handler after each move, and when the pointer has left; it must hold widgets weakly.
  public func onMove(_ handler: @escaping @MainActor () -> Void) { moved = handler }
}
