import CGtk

/// The tie between a widget and its Swift object.
enum SwiftObject {
  /// Under this key a widget knows its Swift object.
  private static let key: GQuark = g_quark_from_string("bottom-sheet-swift-object")

  /// Ties a Swift object to a widget; the widget keeps it while others keep the widget.
  @MainActor
  static func attach(_ widget: Widget, to object: UnsafeMutablePointer<GObject>) {
    let retained = Unmanaged.passRetained(widget).toOpaque()
    g_object_set_qdata(object, key, retained)
    g_object_add_toggle_ref(object, toggle, retained)
  }

  /// A widget's Swift object is no more.
  static func forget(_ object: UnsafeMutablePointer<GObject>) {
    g_object_set_qdata(object, key, nil)
  }

  /// Unties a Swift object that is no more, and lets go of its widget.
  static func detach(_ widget: UnsafeMutableRawPointer, from object: UnsafeMutablePointer<GObject>)
  {
    g_object_remove_toggle_ref(object, toggle, widget)
  }

  /// The Swift object of a widget, while it has one.
  @MainActor
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Widget? {
    guard let widget else { return nil }
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    guard let swift = g_object_get_qdata(object, key) else { return nil }
    return Unmanaged<Widget>.fromOpaque(swift).takeUnretainedValue()
  }
}

private func toggle(
  _ data: UnsafeMutableRawPointer?, _: UnsafeMutablePointer<GObject>?, _ isLast: gboolean
) {
  guard let data else { return }
  let widget = Unmanaged<Widget>.fromOpaque(data)
  if isLast != 0 { widget.release() } else { _ = widget.retain() }
}
