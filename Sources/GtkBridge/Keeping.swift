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

  /// Runs a handler each time the widget comes into a window or leaves one.
  public func onWindowChange(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectDetail(pointer, "notify::root", handler)
  }
}
