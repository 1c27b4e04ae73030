import CGtk

extension Widget {
  /// Takes down every popup of what is in the widget, such as an open list of choices.
  ///
  /// A popup that holds pointer and keyboard gives them back only when it is closed itself, not
  /// when what it belongs to is hidden or taken away (gtkpopover.c).
  public func closePopups() {
    let popups = Self.openPopups(in: pointer).map(Widget.of)
    for popup in popups { gtk_popover_popdown(popup.cast()) }
  }

  /// The innermost first: one that is closed would only hide those that belong to what is in it.
  private static func openPopups(
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    var popups: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      guard gtk_widget_get_visible(child) != 0 else { continue }
      popups += openPopups(in: child)
      if child.isInstance(of: gtk_popover_get_type()) { popups.append(child) }
    }
    return popups
  }

  /// Whether the widget is in a popup that is open, not in the window itself.
  public var isInOpenPopup: Bool {
    guard let root = gtk_widget_get_root(pointer), gtk_widget_get_mapped(pointer) != 0 else {
      return false
    }
    return gtk_widget_get_native(pointer) != root
  }

  /// The widget itself, or the nearest around it that is in its window and not in a popup.
  public var outsidePopups: Widget {
    guard let root = gtk_widget_get_root(pointer) else { return self }
    var widget = pointer
    while let native = gtk_widget_get_native(widget), native != root {
      let popup = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
      guard let owner = gtk_widget_get_parent(popup) else { break }
      widget = owner
    }
    return widget == pointer ? self : Widget.of(widget)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether this is of a GTK class or of one made from it.
  func isInstance(of type: GType) -> Bool {
    let instance = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, type) != 0
  }
}
