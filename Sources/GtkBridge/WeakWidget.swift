import CGtk

/// A widget to come back to, without keeping it alive (GLib's `GWeakRef`).
@MainActor
public final class WeakWidget {
  private nonisolated(unsafe) let reference: UnsafeMutablePointer<GWeakRef>

  /// Remembers a widget.
  public init(_ widget: Widget) {
    reference = .allocate(capacity: 1)
    g_weak_ref_init(reference, widget.pointer)
  }

  deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The widget, unless it is gone.
  public var widget: Widget? {
    guard let object = g_weak_ref_get(reference) else { return nil }
    defer { g_object_unref(object) }
    return Widget(object.assumingMemoryBound(to: GtkWidget.self))
  }
}

extension Widget {
  /// Keeps a Swift object alive as long as this widget lives.
  ///
  /// - Parameters:
  ///   - object: What to keep; it must hold the widget weakly.
  ///   - key: Under one key a widget keeps one object; nil lets go of it.
  public func keep(_ object: AnyObject?, as key: String) {
    let data = object.map { Unmanaged.passRetained($0).toOpaque() }
    g_object_set_data_full(cast(), key, data) { data in
      guard let data else { return }
      Unmanaged<AnyObject>.fromOpaque(data).release()
    }
  }

  /// Runs a handler each time the widget comes into a window or leaves one.
  public func onWindowChange(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectDetail(pointer, "notify::root", handler)
  }
}
