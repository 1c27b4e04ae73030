import CGtk

/// Something GTK shows: one `GtkWidget` and its Swift object.
///
/// The two live together, as long as either is used from outside: in a window, say, or in a
/// variable. (A toggle reference, GObject's `g_object_add_toggle_ref`, lets the widget keep the
/// Swift object only while somebody else keeps the widget.) So handlers must hold widgets weakly,
/// and may: a widget that is still in its window is still there.
@MainActor
open class Widget {
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkWidget>
  /// Whether this is the widget's own Swift object, or a passing handle to a widget of GTK's.
  private nonisolated let isOwn: Bool

  /// Becomes the Swift object of a widget that nobody owns yet.
  init(_ pointer: UnsafeMutablePointer<GtkWidget>?) {
    guard let pointer else { preconditionFailure("GTK made no widget.") }
    MainThread.note()
    g_object_ref_sink(pointer)
    self.pointer = pointer
    isOwn = true
    SwiftObject.attach(self, to: cast())
    g_object_unref(pointer)  // the toggle reference stays
  }

  private init(passing pointer: UnsafeMutablePointer<GtkWidget>) {
    g_object_ref(pointer)
    self.pointer = pointer
    isOwn = false
  }

  deinit {
    let object = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self)
    let own = isOwn ? Unmanaged.passUnretained(self).toOpaque() : nil
    if own != nil { SwiftObject.forget(object) }
    MainThread.release {
      if let own { SwiftObject.detach(own, from: object) } else { g_object_unref(object) }
    }
  }

  /// The Swift object of a widget; a passing one for widgets that GTK made.
  static func of(_ pointer: UnsafeMutablePointer<GtkWidget>) -> Widget {
    SwiftObject.of(pointer) ?? Widget(passing: pointer)
  }

  /// The pointer, as one to another C type of the same object.
  func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
  }

  var opaque: OpaquePointer { OpaquePointer(pointer) }
}

extension Widget {
  /// Width as laid out, points; 0 before.
  public var width: Int { Int(gtk_widget_get_width(pointer)) }
  /// Height as laid out, points; 0 before.
  public var height: Int { Int(gtk_widget_get_height(pointer)) }

  /// Adds a class that style sheets can name.
  public func addStyle(_ name: String) { gtk_widget_add_css_class(pointer, name) }

  /// Whether the widget takes room and is shown.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget is on the screen, as far as its window is.
  public var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Whether the parent shows the widget; unlike `isVisible` it keeps its room in the layout.
  public var isShownByParent: Bool {
    get { gtk_widget_get_child_visible(pointer) != 0 }
    set { gtk_widget_set_child_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether the pointer reaches the widget and what is in it.
  public var canBeTargeted: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  /// Whether the keyboard focus can enter the widget or what is in it.
  public var canBeFocused: Bool {
    get { gtk_widget_get_can_focus(pointer) != 0 }
    set { gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget itself takes the keyboard focus.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  /// Whether a click moves the keyboard focus to the widget.
  public var takesFocusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(pointer) != 0 }
    set { gtk_widget_set_focus_on_click(pointer, newValue ? 1 : 0) }
  }

  /// Whether the keyboard focus is on the widget itself.
  public var hasFocus: Bool { gtk_widget_has_focus(pointer) != 0 }

  /// Moves the keyboard focus here; answers whether it came.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Moves the keyboard focus to the first widget inside that takes it; in no window there is none.
  @discardableResult
  public func focusFirstChild() -> Bool {
    guard gtk_widget_get_root(pointer) != nil else { return false }
    return gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) != 0
  }

  /// Whether the widget's language runs from right to left.
  public var isRightToLeft: Bool { gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL }

  /// What a pointing device shows over the widget, by its CSS name such as `grab`.
  public func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(pointer, name) }

  /// What a pointing device shows when it waits over the widget.
  public func setTooltip(_ text: String) { gtk_widget_set_tooltip_text(pointer, text) }

  /// The least room the widget takes, points, at most 32,767; −1 leaves it to the widget.
  public func setSizeRequest(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(pointer, width.gtkOptionalLength, height.gtkOptionalLength)
  }

  /// Whether the widget takes spare room.
  public func setExpands(horizontally: Bool? = nil, vertically: Bool? = nil) {
    if let horizontally { gtk_widget_set_hexpand(pointer, horizontally ? 1 : 0) }
    if let vertically { gtk_widget_set_vexpand(pointer, vertically ? 1 : 0) }
  }

  /// Where the widget stands in more room than it needs; nil leaves the direction as it is.
  public func setAlignment(horizontal: Alignment? = nil, vertical: Alignment? = nil) {
    if let horizontal { gtk_widget_set_halign(pointer, horizontal.native) }
    if let vertical { gtk_widget_set_valign(pointer, vertical.native) }
  }

  /// Free room around the widget, points.
  public func setMargins(_ all: Int) { setMargins(top: all, bottom: all, start: all, end: all) }

  /// Free room around the widget, points, 0…32,767.
  public func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    gtk_widget_set_margin_top(pointer, top.gtkLength)
    gtk_widget_set_margin_bottom(pointer, bottom.gtkLength)
    gtk_widget_set_margin_start(pointer, start.gtkLength)
    gtk_widget_set_margin_end(pointer, end.gtkLength)
  }

  /// Paints the widget again with the next frame.
  public func queueDraw() { gtk_widget_queue_draw(pointer) }

  /// Asks the widget and everything around it again how much room they want.
  public func queueResize() { gtk_widget_queue_resize(pointer) }

  /// Lays out the widget's children again before the next frame.
  public func queueLayout() { gtk_widget_queue_allocate(pointer) }
}

/// Where a widget stands in more room than it needs.
public enum Alignment: Sendable {
  /// Takes all of it.
  case fill
  /// At the left in left-to-right languages, or at the top.
  case start
  /// At the other side.
  case end
  /// In the middle.
  case center

  var native: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    }
  }
}

extension Widget {
  /// Where the widget is in its window, counted from the corner of what the desktop knows as the
  /// window; empty while it is in none.
  public var areaOnSurface: Area {
    var (bounds, x, y) = (graphene_rect_t(), 0.0, 0.0)
    guard let native = gtk_widget_get_native(pointer) else { return Area(width: 0, height: 0) }
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_bounds(pointer, window, &bounds) != 0 else {
      return Area(width: 0, height: 0)
    }
    gtk_native_get_surface_transform(native, &x, &y)
    return Area(
      x: Double(bounds.origin.x) + x, y: Double(bounds.origin.y) + y,
      width: Double(bounds.size.width), height: Double(bounds.size.height))
  }
}
