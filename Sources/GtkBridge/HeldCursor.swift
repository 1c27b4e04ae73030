import CGtk

/// A pointer's shape while a press is held.
///
/// Until the release GTK asks the pressed widget alone for a shape, and no widget around it.
@MainActor
public final class HeldCursor {
  private nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>
  private nonisolated(unsafe) let before: OpaquePointer?

  fileprivate init(_ widget: UnsafeMutablePointer<GtkWidget>, _ name: String) {
    self.widget = widget
    before = gtk_widget_get_cursor(widget)
    g_object_ref(widget)
    if let before { g_object_ref(UnsafeMutableRawPointer(before)) }
    gtk_widget_set_cursor_from_name(widget, name)
  }

  deinit {
    if let before { g_object_unref(UnsafeMutableRawPointer(before)) }
    g_object_unref(widget)
  }

  /// Gives the widget its own shape back.
  public func letGo() { gtk_widget_set_cursor(widget, before) }
}

extension Widget {
  /// Changes the pointer's shape over whatever was pressed at a point of this widget.
  ///
  /// - Parameters:
  ///   - name: The shape's CSS name.
  ///   - x: Points.
  ///   - y: Points.
  public func holdCursor(_ name: String, atX x: Double, y: Double) -> HeldCursor? {
    gtk_widget_pick(pointer, x, y, GTK_PICK_DEFAULT).map { HeldCursor($0, name) }
  }
}
