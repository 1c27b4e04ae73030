import CGtk

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

  /// Whether the widget is in a window that was on the screen once and has not been destroyed.
  public var isRealized: Bool { gtk_widget_get_realized(pointer) != 0 }

  /// Runs a handler each time the widget goes from the screen, with its window or alone, or its
  /// window is destroyed; it is told while GTK is at it.
  public func onLoss(_ handler: @escaping @MainActor () -> Void) {
    for signal in ["unmap", "unrealize"] { Signal.connect(pointer, signal, handler) }
  }

  /// Runs a handler each time the widget comes into a window or leaves one.
  public func onWindowChange(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectDetail(pointer, "notify::root", handler)
  }
}
