import CGtk

extension Widget {
  /// Shows the pointer as a shape, by its CSS name, until GTK next looks for one of its own.
  ///
  /// GTK looks at each motion, before anybody is told of it; and while a press is held it finds
  /// none. So a drag has to say it again each time.
  public func showCursorNow(_ name: String) {
    guard let native = gtk_widget_get_native(pointer),
      let surface = gtk_native_get_surface(native),
      let seat = gdk_display_get_default_seat(gtk_widget_get_display(pointer)),
      let device = gdk_seat_get_pointer(seat), let cursor = gdk_cursor_new_from_name(name, nil)
    else { return }
    gdk_surface_set_device_cursor(surface, device, cursor)
    g_object_unref(UnsafeMutableRawPointer(cursor))
  }
}
