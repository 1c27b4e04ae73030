import CGtk

/// The desktop's settings, as they are now.
@MainActor
public enum Settings {
  /// How far a pressed pointer moves before it is a drag, points.
  public static var dragThreshold: Double { Double(number("gtk-dnd-drag-threshold") ?? 8) }

  /// Whether things move, or are at once where they belong; set, it holds for this program until the
  /// desktop's own setting changes.
  public static var isAnimated: Bool {
    get { flag("gtk-enable-animations") ?? true }
    set { set("gtk-enable-animations", newValue) }
  }

  /// Whether this program's windows are dark; set to nil it is again as the user configured GTK.
  public static var isDark: Bool? {
    get { flag("gtk-application-prefer-dark-theme") }
    set { set("gtk-application-prefer-dark-theme", newValue) }
  }

  /// How large text is, dots per inch, 1…960: 96 as designed, 192 twice as large; set, it holds for
  /// this program until the desktop's own setting changes.
  public static var textResolution: Double {
    get { number("gtk-xft-dpi").map { Double($0) / 1024 } ?? 96 }
    set { set("gtk-xft-dpi", to: Int32((newValue.limited(to: 1...960) * 1024).rounded())) }
  }

  /// The theme's name, such as `Adwaita` or `HighContrast`; set to nil it is again as the user
  /// configured GTK.
  public static var theme: String? {
    get { text("gtk-theme-name") }
    set { set("gtk-theme-name", to: newValue) }
  }

  /// Whether the desktop asks for high contrast, which it does by the theme.
  public static var hasHighContrast: Bool {
    theme.map { $0.hasPrefix("HighContrast") || $0.hasPrefix("Default-hc") } ?? false
  }

  /// Whether everything runs from right to left, unless it has a direction of its own.
  public static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Runs a handler after each change of `isAnimated`, as long as a widget lives.
  ///
  /// - Parameters:
  ///   - widget: With which the handler goes too.
  ///   - handler: Must hold widgets weakly.
  public static func onAnimatedChange(
    for widget: Widget, _ handler: @escaping @MainActor () -> Void
  ) {
    onChange(of: "gtk-enable-animations", for: widget, handler)
  }

  /// Runs a handler after each change of `theme`, as long as a widget lives: in GTK 4.18 not
  /// every change of it changes the widget's own style.
  ///
  /// - Parameters:
  ///   - widget: With which the handler goes too.
  ///   - handler: Must hold widgets weakly.
  public static func onThemeChange(
    for widget: Widget, _ handler: @escaping @MainActor () -> Void
  ) {
    onChange(of: "gtk-theme-name", for: widget, handler)
  }

  private static func onChange(
    of name: String, for widget: Widget, _ handler: @escaping @MainActor () -> Void
  ) {
    guard let settings = gtk_settings_get_default() else { return }
    Signal.connectDetail(
      UnsafeMutableRawPointer(settings), "notify::\(name)", while: widget, handler)
  }

  private static func flag(_ name: String) -> Bool? {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    defer { g_value_unset(&value) }
    return read(name, into: &value) ? g_value_get_boolean(&value) != 0 : nil
  }

  private static func set(_ name: String, _ flag: Bool?) {
    guard let settings = gtk_settings_get_default() else { return }
    guard let flag else { return gtk_settings_reset_property(settings, name) }
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, flag ? 1 : 0)
    write(name, &value)
  }

  private static func number(_ name: String) -> Int32? {
    var value = GValue()
    g_value_init(&value, GType(6 << 2))
    defer { g_value_unset(&value) }
    return read(name, into: &value) ? g_value_get_int(&value) : nil
  }

  private static func set(_ name: String, to number: Int32) {
    var value = GValue()
    g_value_init(&value, GType(6 << 2))
    g_value_set_int(&value, number)
    write(name, &value)
  }

  private static func text(_ name: String) -> String? {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    defer { g_value_unset(&value) }
    guard read(name, into: &value), let text = g_value_get_string(&value) else { return nil }
    return String(cString: text)
  }

  private static func set(_ name: String, to text: String?) {
    guard let settings = gtk_settings_get_default() else { return }
    guard let text else { return gtk_settings_reset_property(settings, name) }
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    defer { g_value_unset(&value) }
    g_value_set_string(&value, text)
    write(name, &value)
  }

  private static func write(_ name: String, _ value: inout GValue) {
    guard let settings = gtk_settings_get_default() else { return }
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
  }

  private static func read(_ name: String, into value: inout GValue) -> Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    g_object_get_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    return true
  }
}
