import CGtk

/// A `GtkDrawingArea` that paints render nodes and lays out children of its own.
@MainActor
open class CanvasWidget: Widget {
  /// Whether a press here may become a drag of what the widget belongs to, whatever its role.
  public var isDragHandle = false

  /// Creates the widget.
  ///
  /// - Parameters:
  ///   - styleName: The node name style sheets know it by.
  ///   - role: What it is to those who do not see it.
  public init(styleName: String, role: AccessibleRole = .generic) {
    super.init(role.make(CanvasClass.type(named: styleName)))
    Signal.connect(cast(), "realize") { [weak self] in self?.followScale() }
    Settings.onThemeChange(for: self) { [weak self] in
      self?.styleDidChange()
      self?.queueDraw()
    }
  }

  /// Lays out and paints again what lies on the screen's pixels, whenever these change.
  private func followScale() {
    guard let native = gtk_widget_get_native(pointer), let surface = gtk_native_get_surface(native)
    else { return }
    let name = String(cString: cgtk_surface_scale_signal())
    Signal.connectDetail(UnsafeMutableRawPointer(surface), name, while: self) { [weak self] in
      self?.queueLayout()
      self?.queueDraw()
    }
  }

  /// How much room the widget wants in one direction; points, 0…16,777,216.
  open func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) { (0, 0) }

  /// Gives the children their places.
  open func layout(width: Int, height: Int) {}

  /// Paints children and everything else.
  open func paint(into snapshot: Snapshot) {}

  /// The widget's style or the theme has changed.
  open func styleDidChange() {}
}

extension CanvasWidget {
  /// Takes a widget as a child; painting and layout are the subclass's.
  public func adopt(_ child: Widget) { gtk_widget_set_parent(child.pointer, pointer) }

  /// Lets a child go.
  public func abandon(_ child: Widget) { gtk_widget_unparent(child.pointer) }

  /// Lets the pointer find a child before all others.
  public func moveToFront(_ child: Widget) {
    gtk_widget_insert_before(child.pointer, pointer, nil)
  }

  /// How much room a child wants; points.
  public func measure(_ child: Widget, _ axis: Axis, across size: Int = -1)
    -> (minimum: Int, natural: Int)
  {
    var (minimum, natural) = (Int32(0), Int32(0))
    let across = size < 0 ? -1 : size.gtkCanvasLength
    gtk_widget_measure(child.pointer, axis.native, across, &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// Gives a child its size and place, points; a child of unchanged size is only moved.
  ///
  /// What is too far or too large for GTK is placed as near and as large as it can be. A scale
  /// magnifies the child after its layout: it takes that many times its size; one that is not
  /// above 0 counts as 1.
  public func place(
    _ child: Widget, x: Double = 0, y: Double, width: Int, height: Int, scale: Double = 1
  ) {
    var origin = Area(x: x, y: y, width: 0, height: 0).native.origin
    var transform = gsk_transform_translate(nil, &origin)
    if scale > 0, scale.isFinite, scale != 1 {
      transform = gsk_transform_scale(transform, Float(scale), Float(scale))
    }
    gtk_widget_allocate(child.pointer, width.gtkCanvasLength, height.gtkCanvasLength, -1, transform)
  }
}

/// A direction of layout.
public enum Axis: Sendable {
  /// Width.
  case horizontal
  /// Height.
  case vertical

  var native: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}
