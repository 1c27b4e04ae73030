import CGtk

/// Widgets in a row or a column.
open class Box: Widget {
  /// Creates a box.
  ///
  /// - Parameters:
  ///   - axis: A row or a column.
  ///   - spacing: Points between two widgets, 0…32,767.
  ///   - children: From start to end.
  public init(_ axis: Axis, spacing: Int = 0, _ children: [Widget] = []) {
    super.init(gtk_box_new(axis.native, spacing.gtkLength))
    children.forEach(append)
  }

  /// Creates an empty column that is something to those who do not see it.
  public init(role: AccessibleRole) {
    super.init(role.make(gtk_box_get_type()))
    gtk_orientable_set_orientation(opaque, GTK_ORIENTATION_VERTICAL)
  }

  /// Adds a widget at the end.
  public func append(_ child: Widget) { gtk_box_append(cast(), child.pointer) }

  /// Takes a widget out.
  public func remove(_ child: Widget) { gtk_box_remove(cast(), child.pointer) }

  /// Gives every widget the same room.
  public func makeHomogeneous() { gtk_box_set_homogeneous(cast(), 1) }
}

/// A list of rows that can be chosen with pointer and keyboard.
public final class ListBox: Widget {
  /// Creates a list.
  public init(_ rows: [Widget] = []) {
    super.init(gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    rows.forEach(append)
  }

  /// Adds a row at the end.
  public func append(_ row: Widget) { gtk_list_box_append(opaque, row.pointer) }
}

/// The bar at the top of a window: title, buttons and the window's own controls.
public final class HeaderBar: Widget {
  /// Creates a header bar.
  public init() { super.init(gtk_header_bar_new()) }

  /// Shows a widget instead of the window's title.
  public func setTitle(_ widget: Widget) { gtk_header_bar_set_title_widget(opaque, widget.pointer) }
}
