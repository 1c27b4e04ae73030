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

/// A panel that is open below: two rounded top corners, and the shadow around.
///
/// Lengths are points; the panel's top edge is at y 0 and its left edge at x 0. Its parts are made
/// up of whole device pixels: a picture of half a row would let shine through what is behind it.
public struct Panel: Sendable, Equatable {
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
  /// Device pixels per point.
  public var scale: Double
  /// The colour of a line of one point along the inside of the edge, if there is one.
  public var edgeColor: Color?

  /// Creates a panel; lengths in points, and the device pixels for one of them.
  public init(
    width: Double, cornerRadius: Double, color: Color, shadowColor: Color, shadowOffset: Double,
    shadowRadius: Double, scale: Double
  ) {
    self.width = width
    self.cornerRadius = cornerRadius
    self.color = color
    self.shadowColor = shadowColor
    self.shadowOffset = shadowOffset
    self.shadowRadius = shadowRadius
    self.scale = scale
  }

  /// The top edge: from where the shadow begins to where the corners end, and so far beside the
  /// panel, points.
  public func top(margin: Double) -> Area {
    let above = whole(max(shadowRadius - shadowOffset, 0).rounded(.up))
    let below = whole(cornerRadius.rounded(.up) + (margin > 0 ? sideBegin : 0))
    return Area(x: -margin, y: -above, width: whole(width) + 2 * margin, height: above + below)
  }

  /// A row of the shadow at the left and one at the right, the same all the way down from
  /// where `top(margin:)` ends.
  public func sides(margin: Double) -> [Area] {
    let (y, row) = (whole(cornerRadius.rounded(.up) + sideBegin), whole(1))
    let edge = (width * scale).rounded(.down) / scale
    return [
      Area(x: -margin, y: y, width: margin, height: row),
      Area(x: edge, y: y, width: whole(width) + margin - edge, height: row),
    ]
  }

  /// How far the shadow reaches beside the panel, points.
  public var reach: Double { whole(shadowRadius.rounded(.up)) }

  /// The least length of whole device pixels that is no shorter, points.
  private func whole(_ length: Double) -> Double {
    let rounding = 1e-6
    return (length * scale - rounding).rounded(.up) / scale
  }

  /// From the corners' end to where the shadow no longer changes downward, points.
  private var sideBegin: Double { (shadowRadius + max(shadowOffset, 0)).rounded(.up) }

  @MainActor
  fileprivate func node(at area: Area) -> OpaquePointer? {
    let snapshot = gtk_snapshot_new()
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    var origin = graphene_point_t(x: Float(-area.x), y: Float(-area.y))
    gtk_snapshot_translate(snapshot, &origin)
    paint(into: snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  private func paint(into snapshot: OpaquePointer?) {
    var panel = Area(width: width, height: cornerRadius + 6 * (shadowRadius + 1)).native
    var (outline, colors) = (GskRoundedRect(), (color.native, shadowColor.native))
    gsk_rounded_rect_init_from_rect(&outline, &panel, Float(cornerRadius))
    gtk_snapshot_append_outset_shadow(
      snapshot, &outline, &colors.1, 0, Float(shadowOffset), 0, Float(shadowRadius))
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_color(snapshot, &colors.0, &panel)
    gtk_snapshot_pop(snapshot)
    guard let edge = edgeColor?.native else { return }
    gtk_snapshot_append_border(snapshot, &outline, [1, 1, 1, 1], [edge, edge, edge, edge])
  }
}
