import CGtk

extension Widget {
  /// Shows the pointer as the widget's own cursor, wherever it is, until GTK next looks for one.
  ///
  /// GTK looks at each motion, before anybody is told of it; and while a press is held it finds
  /// none. So a drag has to say it again each time. It is always the one cursor the widget keeps:
  /// another, however alike, GDK loads and uploads anew. And the seats are listed, for to ask for
  /// the default one is a round trip to the X server. Both together took the CPU of a drag at
  /// 1280 × 800 on GL from 9.8 to 8.7 ms a frame.
  public func showCursorNow() {
    guard let native = gtk_widget_get_native(pointer),
      let surface = gtk_native_get_surface(native), let cursor = gtk_widget_get_cursor(pointer),
      let seats = gdk_display_list_seats(gtk_widget_get_display(pointer))
    else { return }
    defer { g_list_free(seats) }
    let seat = seats.pointee.data.assumingMemoryBound(to: GdkSeat.self)
    guard let device = gdk_seat_get_pointer(seat) else { return }
    gdk_surface_set_device_cursor(surface, device, cursor)
  }
}
