import CGtk

/// A widget of anybody's, without keeping it: nil once it is gone.
///
/// Unlike a `weak var` it also holds widgets that GTK made, which have no Swift object of their
/// own.
@MainActor
public final class WidgetReference {
  private nonisolated(unsafe) let reference: UnsafeMutablePointer<GWeakRef>

  /// Refers to a widget.
  public init(_ widget: Widget) {
    reference = .allocate(capacity: 1)
    g_weak_ref_init(reference, widget.pointer)
  }

  deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The widget, while it lives.
  public var widget: Widget? {
    guard let object = g_weak_ref_get(reference) else { return nil }
    defer { g_object_unref(object) }
    return Widget.of(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
  }
}
