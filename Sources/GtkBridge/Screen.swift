import CGtk

// How what a widget shows gets to the screen.
extension Widget {
  /// A colour the theme names, such as `theme_base_color`; nil when it does not.
  public func themeColor(_ name: String) -> Color? {
    var color = GdkRGBA()
    guard cgtk_widget_lookup_color(pointer, name, &color) != 0 else { return nil }
    return Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  /// Device pixels per point of the window the widget is in; 1 while it is in none.
  public var scale: Double {
    guard let native = gtk_widget_get_native(pointer), let surface = gtk_native_get_surface(native)
    else { return 1 }
    return cgtk_surface_get_scale(surface)
  }

  /// Whether the widget's window is painted by Cairo, in memory, and not through OpenGL or Vulkan.
  public var isPaintedByCairo: Bool {
    guard let native = gtk_widget_get_native(pointer),
      let renderer = gtk_native_get_renderer(native)
    else { return false }
    return cgtk_is_cairo_renderer(renderer) != 0
  }
}
