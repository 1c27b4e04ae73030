import CGtk

extension Widget {
  /// Whether a point of this widget lies on a control: something that does work of its own with
  /// presses and drags, such as a button, a slider, a text field or a scrollbar.
  ///
  /// - Parameters:
  ///   - x: Points.
  ///   - y: Points.
  public func hasControl(atX x: Double, y: Double) -> Bool {
    var picked = gtk_widget_pick(pointer, x, y, GTK_PICK_DEFAULT)
    while let widget = picked, widget != pointer {
      if isControl(widget) { return true }
      picked = gtk_widget_get_parent(widget)
    }
    return false
  }

  private func isControl(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if let canvas = SwiftObject.of(widget) as? CanvasWidget, canvas.isDragHandle { return false }
    let role = gtk_accessible_get_accessible_role(OpaquePointer(widget))
    return cgtk_role_is_control(role) != 0
  }
}
