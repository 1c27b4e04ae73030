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

  /// Breaks long text into lines instead of cutting it off.
  public func wrap() {
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_NONE)
    gtk_label_set_wrap(opaque, 1)
  }
}

/// A button.
open class Button: Widget {
  /// Creates a button with text.
  public init(_ title: String) { super.init(gtk_button_new_with_label(title)) }

  /// Creates a button with one of the theme's icons and a name for those who do not see it.
  public init(icon: String, tooltip: String) {
    super.init(gtk_button_new_from_icon_name(icon))
    gtk_widget_set_tooltip_text(pointer, tooltip)
  }

  /// What the button says.
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

/// A button that stays down until it is clicked again.
public final class ToggleButton: Widget {
  /// Creates a button with text.
  public init(_ title: String) { super.init(gtk_toggle_button_new_with_label(title)) }

  /// Whether it is down.
  public var isOn: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// What a pointing device shows when it waits over the button.
  public func setTooltip(_ text: String) { gtk_widget_set_tooltip_text(pointer, text) }

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
  public init(_ name: String, size: Int = 16) {
    super.init(gtk_image_new_from_icon_name(name))
    gtk_image_set_pixel_size(opaque, Int32(size))
  }
}
