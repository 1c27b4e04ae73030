import CGtk

/// A picture in the renderer's memory.
@MainActor
public final class Texture {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Renders the top of a rounded panel and the shadow around it, once, for use in every frame.
  ///
  /// - Parameters:
  ///   - top: What to render.
  ///   - widget: Whose window's renderer is used.
  ///   - scale: Device pixels per point.
  /// - Returns: The picture of `top.area`; nil while the widget's window has no renderer.
  public static func render(_ top: PanelTop, for widget: Widget, scale: Double) -> Texture? {
    guard let native = gtk_widget_get_native(widget.pointer),
      let renderer = gtk_native_get_renderer(native), let node = top.node(scale: scale)
    else { return nil }
    defer { gsk_render_node_unref(node) }
    let area = top.area
    var viewport = Area(width: area.width * scale, height: area.height * scale).native
    return gsk_renderer_render_texture(renderer, node, &viewport).map(Texture.init)
  }
}

/// The top edge of a panel that is open below: two rounded corners and the shadow above them.
///
/// Lengths are points; the panel's top edge is at y 0 and its left edge at x 0.
public struct PanelTop: Sendable, Equatable {
  /// The panel's width.
  public var width: Double
  /// Of the two corners.
  public var cornerRadius: Double
  /// The panel's colour.
  public var color: Color
  /// The shadow's colour, with its opacity.
  public var shadowColor: Color
  /// How far the shadow is moved down.
  public var shadowOffset: Double
  /// The shadow's blur radius.
  public var shadowRadius: Double

  /// Creates a panel's top; lengths in points.
  public init(
    width: Double, cornerRadius: Double, color: Color, shadowColor: Color, shadowOffset: Double,
    shadowRadius: Double
  ) {
    self.width = width
    self.cornerRadius = cornerRadius
    self.color = color
    self.shadowColor = shadowColor
    self.shadowOffset = shadowOffset
    self.shadowRadius = shadowRadius
  }

  /// What the picture covers: from where the shadow begins to where the corners end.
  public var area: Area {
    let above = max(shadowRadius - shadowOffset, 0).rounded(.up)
    return Area(y: -above, width: width, height: above + cornerRadius.rounded(.up))
  }

  @MainActor
  fileprivate func node(scale: Double) -> OpaquePointer? {
    let snapshot = gtk_snapshot_new()
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    var origin = graphene_point_t(x: 0, y: Float(-area.y))
    gtk_snapshot_translate(snapshot, &origin)
    paint(into: snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  private func paint(into snapshot: OpaquePointer?) {
    var panel = Area(width: width, height: cornerRadius + shadowRadius * 2 + 1).native
    var (outline, colors) = (GskRoundedRect(), (color.native, shadowColor.native))
    gsk_rounded_rect_init_from_rect(&outline, &panel, Float(cornerRadius))
    gtk_snapshot_append_outset_shadow(
      snapshot, &outline, &colors.1, 0, Float(shadowOffset), 0, Float(shadowRadius))
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_color(snapshot, &colors.0, &panel)
    gtk_snapshot_pop(snapshot)
  }
}
