import CGtk

/// A picture in the renderer's memory.
@MainActor
public final class Texture {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Renders a part of a panel with the shadow around it, once, for use in every frame.
  ///
  /// - Parameters:
  ///   - area: Which part, in the panel's coordinates; points.
  ///   - panel: What to render.
  ///   - widget: Whose window's renderer is used.
  /// - Returns: The picture; nil while the widget's window has no renderer.
  public static func render(
    _ area: Area, of panel: Panel, for widget: Widget
  ) -> Texture? {
    guard let native = gtk_widget_get_native(widget.pointer),
      let renderer = gtk_native_get_renderer(native), let node = panel.node(at: area)
    else { return nil }
    defer { gsk_render_node_unref(node) }
    let scale = panel.scale
    var viewport = Area(width: area.width * scale, height: area.height * scale).native
    return gsk_renderer_render_texture(renderer, node, &viewport).map(Texture.init)
  }
}
