import CGtk

extension Widget {
  /// Runs a handler when a key is pressed while the focus is in the widget, before anything in
  /// the widget sees it.
  ///
  /// - Parameter handler: Told the key's name, as GTK names accelerators, and what else is held;
  ///   answers whether it used the key. Must hold widgets weakly.
  public func onKey(_ handler: @escaping @MainActor (String, Modifiers) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Signal.connectKey(UnsafeMutableRawPointer(controller), "key-pressed") { key, modifiers in
      guard let name = gdk_keyval_name(key) else { return false }
      return handler(String(cString: name), Modifiers(modifiers))
    }
    gtk_widget_add_controller(pointer, controller)
  }
}
