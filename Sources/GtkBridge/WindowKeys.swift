import CGtk

/// Sees keys before everything else in the window a widget is in, whichever window that is.
@MainActor
public final class WindowKeys {
  private unowned let widget: Widget
  private let handler: @MainActor (String, Modifiers) -> Bool
  private nonisolated(unsafe) var controller: OpaquePointer?

  /// Watches the window of a widget, which must outlive this object.
  ///
  /// - Parameter handler: Told the key's name, as GTK names accelerators, and what else is held;
  ///   answers whether nobody else may have the key. Must hold widgets weakly.
  public init(around widget: Widget, _ handler: @escaping @MainActor (String, Modifiers) -> Bool) {
    self.widget = widget
    self.handler = handler
    widget.onWindowChange { [weak self] in self?.attach() }
    attach()
  }

  deinit { Self.retire(controller) }

  /// Sees keys before those too who began to watch the window later.
  public func comeFirst() { attach() }

  /// Has a widget inside, from what has the focus outwards, use the key that is being handled.
  ///
  /// - Parameter outermost: The last to be asked.
  /// - Returns: Whether one of them used it.
  public func offer(to outermost: Widget) -> Bool {
    guard let controller, let focus = widget.focusInWindow, outermost.contains(focus) else {
      return false
    }
    var next: Widget? = focus
    while let widget = next {
      if gtk_event_controller_key_forward(controller, widget.pointer) != 0 { return true }
      let isLast = widget.pointer == outermost.pointer
      next = isLast ? nil : gtk_widget_get_parent(widget.pointer).map(Widget.of)
    }
    return false
  }

  private func attach() {
    Self.retire(controller)
    controller = nil
    guard let root = gtk_widget_get_root(widget.pointer), let new = gtk_event_controller_key_new()
    else { return }
    gtk_event_controller_set_propagation_phase(new, GTK_PHASE_CAPTURE)
    Signal.connectKey(UnsafeMutableRawPointer(new), "key-pressed") { [weak self] key, modifiers in
      guard let self, controller == new, let name = gdk_keyval_name(key) else { return false }
      return handler(String(cString: name), Modifiers(modifiers))
    }
    g_object_ref(UnsafeMutableRawPointer(new))
    gtk_widget_add_controller(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), new)
    controller = new
  }

  /// Takes a controller off its window, later: GTK may be running through the window's controllers
  /// now, and would go on from one that is no more.
  private nonisolated static func retire(_ controller: OpaquePointer?) {
    guard let controller else { return }
    nonisolated(unsafe) let old = controller
    MainLoop.run {
      if let window = gtk_event_controller_get_widget(old) {
        gtk_widget_remove_controller(window, old)
      }
      g_object_unref(UnsafeMutableRawPointer(old))
    }
  }
}
