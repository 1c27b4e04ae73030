import CGtk

/// A list of as many lines of text as one likes: only those in sight have widgets.
///
/// Put it into a `ScrolledWindow`.
public final class ListView: Widget {
  /// How often a line was put into a widget so far.
  public private(set) var bindings = 0

  /// Creates a list.
  ///
  /// - Parameter lines: From top to bottom.
  public init(_ lines: [String]) {
    let model = gtk_string_list_new(nil)
    for line in lines { gtk_string_list_append(model, line) }
    let factory = gtk_signal_list_item_factory_new()
    super.init(gtk_list_view_new(gtk_no_selection_new(model), factory))
    guard let factory else { return }
    let raw = UnsafeMutableRawPointer(factory)
    Signal.connectEvent(raw, "setup") { item in
      let label = gtk_label_new(nil)
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_list_item_set_child(item, label)
    }
    Signal.connectEvent(raw, "bind") { [weak self] item in self?.bind(item) }
  }

  private func bind(_ item: OpaquePointer) {
    bindings += 1
    guard let child = gtk_list_item_get_child(item), let line = gtk_list_item_get_item(item) else {
      return
    }
    gtk_label_set_text(
      OpaquePointer(child), gtk_string_object_get_string(OpaquePointer(line)))
  }
}
