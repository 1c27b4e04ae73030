import CGtk

/// A line or paragraph of text.
public final class Label: Widget {
  /// Creates a label of plain text.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - styles: Style classes such as `title-2` or `dim-label`.
  public init(_ text: String, styles: [String] = []) {
    super.init(gtk_label_new(text))
    styles.forEach(addStyle)
    gtk_label_set_xalign(opaque, 0)
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
  }

  /// What the label says.
  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Sets the size of the text, whatever the style says.
  ///
  /// - Parameter size: Points of the screen, 1…256, while the desktop's text has its normal size;
  ///   with larger text it is in proportion.
  public func setTextSize(_ size: Double) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    // Fonts are measured in 1/72 inch, of which a screen of 96 dots per inch has fewer.
    let typographic = size.limited(to: 1...256) * 72 / 96
    let units = Int32((typographic * Double(PANGO_SCALE)).rounded())
    pango_attr_list_insert(attributes, pango_attr_size_new(units))
    gtk_label_set_attributes(opaque, attributes)
  }

  /// Breaks long text into lines instead of cutting it off.
  ///
  /// - Parameter isCentered: Whether the lines are centred over each other.
  public func wrap(isCentered: Bool = false) {
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_NONE)
    gtk_label_set_wrap(opaque, 1)
    guard isCentered else { return }
    gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
    gtk_label_set_xalign(opaque, 0.5)
  }
}

/// A button.
open class Button: Widget {
  /// Creates a button with text.
  public init(_ title: String) { super.init(gtk_button_new_with_label(title)) }

  /// Creates a button without a frame that shows a widget.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - tooltip: What it does, for those who do not see it.
  public init(_ content: Widget, tooltip: String) {
    super.init(gtk_button_new())
    gtk_button_set_child(cast(), content.pointer)
    gtk_button_set_has_frame(cast(), 0)
    gtk_widget_set_tooltip_text(pointer, tooltip)
  }

  /// Creates a button with one of the theme's icons and a name for those who do not see it.
  public init(icon: String, tooltip: String) {
    super.init(gtk_button_new_from_icon_name(icon))
    gtk_widget_set_tooltip_text(pointer, tooltip)
  }

  /// What a button with text says.
  public var title: String {
    get { gtk_button_get_label(cast()).map { String(cString: $0) } ?? "" }
    set { gtk_button_set_label(cast(), newValue) }
  }

  /// Shows another of the theme's icons.
  public func setIcon(_ name: String) { gtk_button_set_icon_name(cast(), name) }

  /// Clicks the button, as the keyboard does.
  public func click() { gtk_widget_activate(pointer) }

  /// Runs a handler at each click; the handler must hold widgets weakly.
  public func onClick(_ handler: @escaping @MainActor () -> Void) {
    Signal.connect(pointer, "clicked", handler)
  }
}

extension Widget {
  /// Lets the title of this button be cut off where there is no room for all of it.
  public func cutTitle() {
    if let titleLabel { gtk_label_set_ellipsize(titleLabel, PANGO_ELLIPSIZE_END) }
  }

  /// Breaks the title of this button into lines where there is no room for all of it.
  public func wrapTitle() {
    guard let titleLabel else { return }
    gtk_label_set_wrap(titleLabel, 1)
    gtk_label_set_justify(titleLabel, GTK_JUSTIFY_CENTER)
  }

  private var titleLabel: OpaquePointer? {
    guard g_type_check_instance_is_a(cast(), gtk_button_get_type()) != 0,
      let child = gtk_button_get_child(cast())
    else { return nil }
    let instance = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GTypeInstance.self)
    let isLabel = g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0
    return isLabel ? OpaquePointer(child) : nil
  }
}

/// A button that stays down until it is clicked again.
public final class ToggleButton: Widget {
  /// Creates a button with text.
  public init(_ title: String) { super.init(gtk_toggle_button_new_with_label(title)) }

  /// Whether it is down.
  public var isOn: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Runs a handler after each change; the handler must hold widgets weakly.
  public func onToggle(_ handler: @escaping @MainActor () -> Void) {
    Signal.connect(pointer, "toggled", handler)
  }
}

/// One of the theme's icons.
public final class Icon: Widget {
  /// Creates an icon.
  ///
  /// - Parameters:
  ///   - name: As the icon theme names it.
  ///   - size: Points.
  public convenience init(_ name: String, size: Int = 16) {
    self.init(anyOf: [name], size: size)
  }

  /// Creates an icon by the first of some names that the theme knows.
  ///
  /// - Parameters:
  ///   - names: As icon themes name it.
  ///   - size: Points, 1…4,096.
  public init(anyOf names: [String], size: Int = 16) {
    let icon = g_themed_icon_new(names.first ?? "image-missing")
    defer { g_object_unref(icon.map { UnsafeMutableRawPointer($0) }) }
    names.dropFirst().forEach { g_themed_icon_append_name(icon, $0) }
    super.init(gtk_image_new_from_gicon(icon))
    gtk_image_set_pixel_size(opaque, size.limited(to: 1...4_096).gtkLength)
  }

  /// Whether the desktop's icon theme, or GTK itself, has a picture of this name.
  public static func isInTheme(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }
}
