import CGtk

/// A choice of one of several texts.
public final class DropDown: Widget {
  /// Creates a choice of texts; the first is chosen.
  public init(_ texts: [String]) {
    let list = gtk_string_list_new(nil)
    for text in texts { gtk_string_list_append(list, text) }
    super.init(gtk_drop_down_new(list, nil))
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
