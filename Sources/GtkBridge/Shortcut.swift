import CGtk

extension Widget {
  /// Runs a handler when a key is pressed anywhere in the widget's window and nobody nearer to
  /// the focus wanted it.
  ///
  /// - Parameters:
  ///   - key: As GTK names accelerators, such as `Escape`.
  ///   - handler: Answers whether it used the key.
  public func addWindowShortcut(_ key: String, _ handler: @escaping @MainActor () -> Bool) {
    let action = gtk_callback_action_new(
      runShortcut, retained(ShortcutBox(handler)), releaseShortcut)
    let shortcut = gtk_shortcut_new(gtk_shortcut_trigger_parse_string(key), action)
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    gtk_shortcut_controller_add_shortcut(controller, shortcut)
    gtk_widget_add_controller(pointer, controller)
  }

  private func retained(_ box: ShortcutBox) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(box).toOpaque()
  }
}

private final class ShortcutBox {
  let handler: @MainActor () -> Bool
  init(_ handler: @escaping @MainActor () -> Bool) { self.handler = handler }
}

private func runShortcut(
  _: UnsafeMutablePointer<GtkWidget>?, _: OpaquePointer?, _ data: gpointer?
) -> gboolean {
  guard let data else { return 0 }
  let box = Unmanaged<ShortcutBox>.fromOpaque(data).takeUnretainedValue()
  return MainActor.assumeIsolated { box.handler() } ? 1 : 0
}

private func releaseShortcut(_ data: gpointer?) {
  guard let data else { return }
  Unmanaged<ShortcutBox>.fromOpaque(data).release()
}
