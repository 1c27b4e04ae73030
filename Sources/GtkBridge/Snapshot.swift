import CGtk

/// Where a canvas paints: GTK's list of render nodes for one frame.
///
/// Lengths are points in the canvas's coordinates. Valid during `CanvasWidget.paint` only.
@MainActor
public struct Snapshot {
  let pointer: OpaquePointer
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Paints a child where it was placed.
  public func paint(_ child: Widget) {
    gtk_widget_snapshot_child(widget, child.pointer, pointer)
  }

  /// Fills a rectangle with a colour.
  public func fill(_ area: Area, _ color: Color) {
    var (bounds, native) = (area.native, color.native)
    gtk_snapshot_append_color(pointer, &native, &bounds)
  }

  /// Fills a rectangle with rounded corners; the radius is in points, 0…1,024.
  public func fill(_ area: Area, _ color: Color, cornerRadius: Double) {
    var (bounds, outline) = (area.native, GskRoundedRect())
    gsk_rounded_rect_init_from_rect(&outline, &bounds, cornerRadius.corner)
    gtk_snapshot_push_rounded_clip(pointer, &outline)
    fill(area, color)
    gtk_snapshot_pop(pointer)
  }

  /// Paints something, but nothing of it outside a rectangle; the radius is in points, 0…1,024.
  public func clip(
    to area: Area, cornerRadius: Double = 0, _ painting: (Snapshot) -> Void
  ) {
    var (bounds, outline) = (area.native, GskRoundedRect())
    if cornerRadius > 0 {
      gsk_rounded_rect_init_from_rect(&outline, &bounds, cornerRadius.corner)
      gtk_snapshot_push_rounded_clip(pointer, &outline)
    } else {
      gtk_snapshot_push_clip(pointer, &bounds)
    }
    painting(self)
    gtk_snapshot_pop(pointer)
  }

  /// Paints a child where it was placed, so that what is behind it shows through.
  ///
  /// - Parameters:
  ///   - child: What to paint.
  ///   - opacity: 0…1; at 0 nothing is painted.
  public func paint(_ child: Widget, opacity: Double) {
    blend(opacity: opacity) { $0.paint(child) }
  }

  /// Paints things as one layer through which what is behind them shows.
  ///
  /// - Parameters:
  ///   - opacity: Of the layer, 0…1; at 0 nothing is painted.
  ///   - painting: Paints the things.
  public func blend(opacity: Double, _ painting: (Snapshot) -> Void) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return painting(self) }
    gtk_snapshot_push_opacity(pointer, opacity)
    painting(self)
    gtk_snapshot_pop(pointer)
  }

  /// Paints smaller or larger, with one point staying where it is.
  ///
  /// - Parameters:
  ///   - factor: How many times the size; 1 costs nothing, and one not above 0 counts as that.
  ///   - x: The point that stays.
  ///   - y: The point that stays.
  ///   - body: What to paint.
  public func scaled(by factor: Double, aboutX x: Double, y: Double, _ body: () -> Void) {
    guard factor != 1, factor.isFinite, factor > 0 else { return body() }
    var there = Area(x: x, y: y, width: 0, height: 0).native.origin
    var back = graphene_point_t(x: -there.x, y: -there.y)
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &there)
    gtk_snapshot_scale(pointer, Float(factor), Float(factor))
    gtk_snapshot_translate(pointer, &back)
    body()
    gtk_snapshot_restore(pointer)
  }

  /// Paints a picture, stretched over a rectangle.
  public func paint(_ picture: Texture, over area: Area) {
    var bounds = area.native
    gtk_snapshot_append_texture(pointer, picture.pointer, &bounds)
  }
}

/// A rectangle in points; painted as far as a 32-bit float can tell points apart, 16,777,216.
public struct Area: Sendable, Equatable, Codable {
  /// Points.
  public var x: Double
  /// Points.
  public var y: Double
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double

  /// Creates a rectangle in points.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point is inside, the left and upper edges included.
  public func contains(x: Double, y: Double) -> Bool {
    (self.x..<self.x + width).contains(x) && (self.y..<self.y + height).contains(y)
  }

  var native: graphene_rect_t {
    let reach = Double(Limits.canvas)
    func place(_ length: Double) -> Float { Float(length.limited(to: -reach...reach)) }
    func side(_ length: Double) -> Float { Float(length.limited(to: 0...reach)) }
    return graphene_rect_t(
      origin: graphene_point_t(x: place(x), y: place(y)),
      size: graphene_size_t(width: side(width), height: side(height)))
  }
}

/// A colour; components 0…1.
public struct Color: Sendable, Equatable {
  /// 0…1.
  public var red: Double
  /// 0…1.
  public var green: Double
  /// 0…1.
  public var blue: Double
  /// Opacity, 0…1.
  public var alpha: Double

  /// Creates a colour from components 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  var native: GdkRGBA {
    func part(_ component: Double) -> Float { Float(component.limited(to: 0...1)) }
    return GdkRGBA(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}

extension Double {
  /// A radius GSK can paint, points, 0…1,024.
  fileprivate var corner: Float { Float(limited(to: 0...Limits.cornerRadius)) }
}
