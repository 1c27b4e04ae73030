import CGtk

/// A surface with rounded corners and a shadow around it: open below with two corners, or closed
/// with four.
///
/// Lengths are points; its top edge is at y 0 and its left edge at x 0. What GTK cannot paint of
/// them is left out: a corner is at most half as wide as the panel and 1,024 points, a blur 256
/// points, and a shadow moved by 512. The parts are made up of whole device pixels: a picture of
/// half a row would let shine through what is behind it.
public struct Panel: Sendable, Equatable {
  /// The panel's width.
  public let width: Double
  /// The height of a closed panel; nil for one that is open below.
  public let height: Double?
  /// Of the corners.
  public let cornerRadius: Double
  /// The panel's colour.
  public let color: Color
  /// The shadow.
  public let shadow: Shadow
  /// Device pixels per point.
  public let scale: Double
  /// The colour of a line of one point along the inside of the edge, if there is one.
  public var edgeColor: Color?

  /// What a panel throws on what is under it; lengths are points.
  public struct Shadow: Sendable, Equatable {
    /// With its opacity.
    public let color: Color
    /// How far it is moved down.
    public let offset: Double
    /// The blur's radius.
    public let radius: Double

    /// Creates a shadow.
    public init(color: Color, offset: Double, radius: Double) {
      self.color = color
      self.offset = offset.limited(to: -Limits.shadowOffset...Limits.shadowOffset)
      self.radius = radius.limited(to: 0...Limits.shadowRadius)
    }
  }

  /// Creates a panel; lengths in points, and the device pixels for one of them.
  public init(
    width: Double, height: Double? = nil, cornerRadius: Double, color: Color, shadow: Shadow,
    scale: Double
  ) {
    let sides = [width, height ?? width].map { $0.limited(to: 0...Double(Limits.length)) }
    self.width = sides[0]
    self.height = height.map { _ in sides[1] }
    self.cornerRadius = cornerRadius.limited(
      to: 0...min(sides[0] / 2, sides[1] / 2, Limits.cornerRadius))
    self.color = color
    self.shadow = shadow
    self.scale = scale
  }

  /// The top edge: from where the shadow begins to where the corners end, and so far beside the
  /// panel, points; at least a pixel of the panel is in it.
  public func top(margin: Double) -> Area {
    let above = whole(max(shadow.radius - shadow.offset, 0).rounded(.up))
    let corner = max(cornerRadius.rounded(.up), 1 / scale)
    let below = whole(corner + (margin > 0 ? sideBegin : 0))
    return Area(x: -margin, y: -above, width: whole(width) + 2 * margin, height: above + below)
  }

  /// A row of the shadow at the left and one at the right, the same all the way down from
  /// where `top(margin:)` ends.
  ///
  /// Each reaches a pixel into the panel: of a picture that misses a panel GTK 4.18 on Cairo
  /// leaves out the shadow.
  public func sides(margin: Double) -> [Area] {
    let (y, pixel) = (whole(cornerRadius.rounded(.up) + sideBegin), whole(1 / scale))
    let edge = (width * scale).rounded(.down) / scale - pixel
    return [
      Area(x: -margin, y: y, width: margin + pixel, height: pixel),
      Area(x: edge, y: y, width: whole(width) + margin - edge, height: pixel),
    ]
  }

  /// A closed panel with all of its shadow, points.
  public var surroundings: Area {
    let (above, below) = (
      whole(max(shadow.radius - shadow.offset, 0)), whole(max(shadow.radius + shadow.offset, 0))
    )
    return Area(
      x: -reach, y: -above, width: whole(width) + 2 * reach,
      height: above + whole(height ?? 0) + below)
  }

  /// How far the shadow reaches beside the panel, points.
  public var reach: Double { whole(shadow.radius.rounded(.up)) }

  /// The least length of whole device pixels that is no shorter, points.
  private func whole(_ length: Double) -> Double {
    let rounding = 1e-6
    return (length * scale - rounding).rounded(.up) / scale
  }

  /// From the corners' end to where the shadow no longer changes downward, points.
  private var sideBegin: Double { (shadow.radius + max(shadow.offset, 0)).rounded(.up) }
}

extension Panel {
  /// An area of the panel in device pixels, from its upper left corner.
  ///
  /// GTK scales an outline, but neither a shadow's blur nor the width of a border: here every length
  /// is scaled before.
  @MainActor
  func node(at area: Area) -> OpaquePointer? {
    let snapshot = gtk_snapshot_new()
    var origin = graphene_point_t(x: Float(-area.x * scale), y: Float(-area.y * scale))
    gtk_snapshot_translate(snapshot, &origin)
    paint(into: snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  private func paint(into snapshot: OpaquePointer?) {
    var bounds = Area(width: width * scale, height: (height ?? openHeight) * scale).native
    var (outline, color, shadowColor) = (GskRoundedRect(), color.native, shadow.color.native)
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(cornerRadius * scale))
    gtk_snapshot_append_outset_shadow(
      snapshot, &outline, &shadowColor, 0, Float(shadow.offset * scale), 0,
      Float(shadow.radius * scale))
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_color(snapshot, &color, &bounds)
    gtk_snapshot_pop(snapshot)
    guard let edge = edgeColor?.native else { return }
    let line = [Float](repeating: Float(scale), count: 4)
    gtk_snapshot_append_border(snapshot, &outline, line, [edge, edge, edge, edge])
  }

  /// So tall that nothing of the lower edge and its shadow is seen where the panel's parts are.
  private var openHeight: Double {
    2 * cornerRadius + 6 * (shadow.radius + 1) + 2 * shadow.offset.magnitude
  }
}
