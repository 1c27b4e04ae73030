import CGtk

/// Has GTK look again at what lies under a pointer that rests.
///
/// GTK delivers presses and scrolling to the widget it picked at the pointer's last motion. When a
/// window is laid out it asks itself for a motion event in place, which comes with the frame
/// clock's next “flush events” phase (gtkwindow.c, gdksurface.c); but only a compositor's reply
/// requests that phase, so on a bare X server it never comes by itself.
@MainActor
public final class PointerPick {
  private unowned let widget: Widget
  private var isAwaited = false

  /// Looks at a widget's window; the widget must outlive this object.
  public init(over widget: Widget) { self.widget = widget }

  /// Picks again after the next frame.
  public func refresh() {
    guard let root = gtk_widget_get_root(widget.pointer) else { return }
    gtk_widget_queue_allocate(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
    guard !isAwaited, let clock = gtk_widget_get_frame_clock(widget.pointer) else { return }
    isAwaited = true
    flushEvents(after: clock)
  }

  private func flushEvents(after clock: OpaquePointer) {
    let raw = UnsafeMutableRawPointer(clock)
    var handler: UInt = 0
    handler = Signal.connect(raw, "after-paint") { [weak self] in
      g_signal_handler_disconnect(raw, gulong(handler))
      self?.isAwaited = false
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
    }
  }
}
