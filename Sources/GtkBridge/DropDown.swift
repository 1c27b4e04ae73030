import CGtk

/// A choice of one of several texts, cut off where there is no room.
public final class DropDown: Widget {
  /// Creates a choice of texts; the first is chosen.
  public init(_ texts: [String]) {
    let list = gtk_string_list_new(nil)
    for text in texts { gtk_string_list_append(list, text) }
    super.init(gtk_drop_down_new(list, nil))
    cutTexts()
  }

  /// Has a label that can be cut off made for each text; GTK's own cannot.
  private func cutTexts() {
    let factory = gtk_signal_list_item_factory_new()
    defer { g_object_unref(factory.map { UnsafeMutableRawPointer($0) }) }
    guard let factory else { return }
    let object = UnsafeMutableRawPointer(factory)
    let setUp: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, item, _ in
      let label = gtk_label_new(nil)
      gtk_label_set_xalign(label.map { OpaquePointer($0) }, 0)
      gtk_label_set_ellipsize(label.map { OpaquePointer($0) }, PANGO_ELLIPSIZE_END)
      gtk_list_item_set_child(item, label)
    }
    let bind: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, item, _ in
      let text = gtk_string_object_get_string(
        gtk_list_item_get_item(item).map { OpaquePointer($0) })
      gtk_label_set_text(gtk_list_item_get_child(item).map { OpaquePointer($0) }, text)
    }
    for (name, callback) in [("setup", setUp), ("bind", bind)] {
      let handler = unsafeBitCast(callback, to: GCallback.self)
      g_signal_connect_data(object, name, handler, nil, nil, GConnectFlags(rawValue: 0))
    }
    gtk_drop_down_set_factory(opaque, factory)
  }

  /// Which text is chosen, from 0.
  public var selected: Int {
    get { Int(gtk_drop_down_get_selected(opaque)) }
    set { gtk_drop_down_set_selected(opaque, guint(clamping: newValue)) }
  }

  /// Runs a handler with each new choice; the handler must hold widgets weakly.
  public func onChoice(_ handler: @escaping @MainActor (Int) -> Void) {
    Signal.connectDetail(pointer, "notify::selected") { [weak self] in
      if let self { handler(selected) }
    }
  }
}
