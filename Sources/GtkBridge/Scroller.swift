import CGtk

/// A view that scrolls, found under the pointer; whoever made it.
@MainActor
public final class Scroller {
  /// How far it is scrolled down.
  public let vertical: Adjustment
  private nonisolated(unsafe) let pointer: OpaquePointer

  fileprivate init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    pointer = OpaquePointer(widget)
    vertical = Adjustment(gtk_scrolled_window_get_vadjustment(pointer))
    g_object_ref(UnsafeMutableRawPointer(pointer))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Whether a finger scrolls it, and it glides on afterwards.
  ///
  /// False calls off what a finger, or a glide, is doing to it at the moment.
  public var followsFingers: Bool {
    get { gtk_scrolled_window_get_kinetic_scrolling(pointer) != 0 }
    set { gtk_scrolled_window_set_kinetic_scrolling(pointer, newValue ? 1 : 0) }
  }
}

extension Widget {
  /// The innermost view at a point of this widget, in points, that has something to scroll to
  /// above or below.
  public func scroller(atX x: Double, y: Double) -> Scroller? {
    var picked = gtk_widget_pick(pointer, x, y, GTK_PICK_DEFAULT)
    while let widget = picked, widget != pointer {
      if cgtk_is_scrolled_window(widget) != 0 {
        let scroller = Scroller(widget)
        if scroller.vertical.maximum > 0 { return scroller }
      }
      picked = gtk_widget_get_parent(widget)
    }
    return nil
  }

  /// Whether what lies at a point of this widget, in points, does work of its own with a wheel,
  /// such as a slider or a scrollbar.
  public func hasWheelControl(atX x: Double, y: Double) -> Bool {
    var picked = gtk_widget_pick(pointer, x, y, GTK_PICK_DEFAULT)
    while let widget = picked, widget != pointer {
      let role = gtk_accessible_get_accessible_role(OpaquePointer(widget))
      if cgtk_role_takes_wheel(role) != 0 { return true }
      picked = gtk_widget_get_parent(widget)
    }
    return false
  }
}
