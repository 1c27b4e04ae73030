import CGtk

/// Keeps window-wide shortcuts and mnemonics of widgets that are out of reach from running.
///
/// GTK runs the shortcuts of everything that is mapped and sensitive (gtkshortcutcontroller.c), no
/// matter whether the focus can get there. While silenced they work as local ones: only for keys
/// that reach their own widget.
@MainActor
public final class ShortcutSilence {
  private nonisolated(unsafe) var silenced: [(controller: OpaquePointer, scope: GtkShortcutScope)] =
    []

  /// Creates a silence that no widget keeps yet.
  public init() {}

  deinit { Self.restore(silenced) }

  /// Silences a widget and all that is in it by now, until the end.
  public func silence(_ widget: Widget) { silence(in: widget.pointer) }

  /// Lets all of them speak again.
  public func end() {
    Self.restore(silenced)
    silenced = []
  }

  private func silence(in widget: UnsafeMutablePointer<GtkWidget>) {
    silenceControllers(of: widget)
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      silence(in: child)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  private func silenceControllers(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let controllers = gtk_widget_observe_controllers(widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      let controller = OpaquePointer(item)
      guard
        g_type_check_instance_is_a(
          item.assumingMemoryBound(to: GTypeInstance.self), gtk_shortcut_controller_get_type())
          != 0,
        gtk_shortcut_controller_get_scope(controller) != GTK_SHORTCUT_SCOPE_LOCAL
      else {
        g_object_unref(item)
        continue
      }
      silenced.append((controller, gtk_shortcut_controller_get_scope(controller)))
      gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_LOCAL)
    }
  }

  private nonisolated static func restore(
    _ silenced: [(controller: OpaquePointer, scope: GtkShortcutScope)]
  ) {
    for (controller, scope) in silenced {
      gtk_shortcut_controller_set_scope(controller, scope)
      g_object_unref(UnsafeMutableRawPointer(controller))
    }
  }
}
