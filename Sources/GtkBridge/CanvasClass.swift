import CGtk

/// The GObject class behind `CanvasWidget`: forwards GTK's virtual functions to Swift.
enum CanvasClass {
  @MainActor private static var types: [String: GType] = [:]

  /// The class whose style node has a name; registered at first use.
  @MainActor
  static func type(named styleName: String) -> GType {
    if let type = types[styleName] { return type }
    let type = styleName.withCString { name in
      g_type_register_static_simple(
        gtk_drawing_area_get_type(), "SheetCanvas-\(styleName)",
        guint(MemoryLayout<GtkDrawingAreaClass>.size), initializeClass,
        guint(MemoryLayout<GtkDrawingArea>.size), nil, GTypeFlags(rawValue: 0))
    }
    types[styleName] = type
    if let widgetClass = g_type_class_ref(type) {
      gtk_widget_class_set_css_name(
        widgetClass.assumingMemoryBound(to: GtkWidgetClass.self), styleName)
    }
    return type
  }
}

@MainActor
private func canvas(of widget: UnsafeMutablePointer<GtkWidget>?) -> CanvasWidget? {
  SwiftObject.of(widget) as? CanvasWidget
}

/// What GTK's own class does, for chaining up.
private var parentClass: UnsafeMutablePointer<GtkWidgetClass>? {
  g_type_class_peek(gtk_drawing_area_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
}

private func initializeClass(_ data: gpointer?, _: gpointer?) {
  guard let data else { return }
  let widget = data.assumingMemoryBound(to: GtkWidgetClass.self)
  widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
  widget.pointee.measure = measure
  widget.pointee.size_allocate = allocate
  widget.pointee.snapshot = paint
  widget.pointee.css_changed = changeStyle
  data.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = dispose
}

private func measure(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: Int32,
  _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _: UnsafeMutablePointer<Int32>?, _: UnsafeMutablePointer<Int32>?
) {
  MainActor.assumeIsolated {
    let axis: Axis = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
    let wanted =
      canvas(of: widget)?.measure(axis, across: Int(size)) ?? (minimum: 0, natural: 0)
    minimum?.pointee = wanted.minimum.gtkCanvasLength
    natural?.pointee = max(wanted.minimum, wanted.natural).gtkCanvasLength
  }
}

private func allocate(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  // A window forced below its minimum allocates what is left of nothing.
  guard width > 0, height > 0 else { return }
  MainActor.assumeIsolated { canvas(of: widget)?.layout(width: Int(width), height: Int(height)) }
}

private func paint(_ widget: UnsafeMutablePointer<GtkWidget>?, _ snapshot: OpaquePointer?) {
  guard let widget, let snapshot else { return }
  MainActor.assumeIsolated {
    canvas(of: widget)?.paint(into: Snapshot(pointer: snapshot, widget: widget))
  }
}

private func changeStyle(_ widget: UnsafeMutablePointer<GtkWidget>?, _ change: OpaquePointer?) {
  parentClass?.pointee.css_changed?(widget, change)
  MainActor.assumeIsolated { canvas(of: widget)?.styleDidChange() }
}

private func dispose(_ object: UnsafeMutablePointer<GObject>?) {
  guard let object else { return }
  let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  UnsafeMutableRawPointer(parentClass)?.assumingMemoryBound(to: GObjectClass.self)
    .pointee.dispose?(object)
}
