import CGtk
import SheetGtk

@testable import GtkBridge

// Widgets of GTK's that the library has no class for, as programs that use it may have them.
extension Widget {
  /// A button that opens a popup with something in it.
  static func menuButton(_ title: String, showing content: Widget) -> Widget {
    let popover = gtk_popover_new()
    gtk_popover_set_child(GtkTestWidget.cast(popover), content.pointer)
    let button = gtk_menu_button_new()
    gtk_menu_button_set_label(OpaquePointer(button), title)
    gtk_menu_button_set_popover(OpaquePointer(button), popover)
    return GtkTestWidget.widget(button)
  }

  /// A line of text to type into.
  static func entry() -> Widget { GtkTestWidget.widget(gtk_entry_new()) }

  /// A line of text that Escape has a meaning for, and how often it was told.
  static func searchEntry(onStop handler: @escaping @MainActor () -> Void) -> Widget {
    let entry = GtkTestWidget.widget(gtk_search_entry_new())
    Signal.connect(entry.pointer, "stop-search", handler)
    return entry
  }

  /// Whether the user can work with the widget.
  var isEnabled: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// The popup this widget's descendants have open, if they have.
  var hasOpenPopup: Bool {
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      if child.isInstance(of: gtk_popover_get_type()), gtk_widget_get_visible(child) != 0 {
        return true
      }
      if Widget.of(child).hasOpenPopup { return true }
      next = gtk_widget_get_next_sibling(child)
    }
    return false
  }
}

private enum GtkTestWidget {
  @MainActor
  static func widget(_ pointer: UnsafeMutablePointer<GtkWidget>?) -> Widget {
    guard let pointer else { preconditionFailure("GTK made no widget.") }
    return Widget.of(pointer)
  }

  static func cast<T>(_ pointer: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<T>? {
    UnsafeMutableRawPointer(pointer)?.assumingMemoryBound(to: T.self)
  }
}

extension Window {
  /// Takes every window of the program away for good.
  @MainActor
  static func destroyAll() {
    guard gtk_is_initialized() != 0, let windows = gtk_window_list_toplevels() else { return }
    var next: UnsafeMutablePointer<GList>? = windows
    var pointers: [UnsafeMutableRawPointer] = []
    while let item = next {
      if let data = item.pointee.data { pointers.append(data) }
      next = item.pointee.next
    }
    g_list_free(windows)
    for window in pointers { g_object_ref(window) }
    for window in pointers {
      gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
      g_object_unref(window)
    }
  }
}
