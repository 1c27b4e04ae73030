import CGtk

/// Tells of every move of the keyboard focus in the window a widget is in, whichever that is.
@MainActor
public final class FocusWatch {
  private unowned let widget: Widget
  private let handler: @MainActor () -> Void
  private var watched: (window: WidgetReference, handler: UInt)?

  /// Watches the window of a widget, which must outlive this object; the handler must hold widgets
  /// weakly.
  public init(around widget: Widget, _ handler: @escaping @MainActor () -> Void) {
    self.widget = widget
    self.handler = handler
    widget.onWindowChange { [weak self] in self?.attach() }
    attach()
  }

  private func attach() {
    if let (reference, handler) = watched, let window = reference.widget {
      g_signal_handler_disconnect(window.pointer, gulong(handler))
    }
    watched = nil
    guard let root = gtk_widget_get_root(widget.pointer) else { return }
    let raw = UnsafeMutableRawPointer(root)
    let handler = Signal.connectDetail(raw, "notify::focus-widget") { [weak self] in
      self?.handler()
    }
    watched = (
      WidgetReference(Widget.of(raw.assumingMemoryBound(to: GtkWidget.self))), handler
    )
  }
}

extension Widget {
  /// Where the widget is in another around it, points; nil where it is in none.
  public func area(in other: Widget) -> Area? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, other.pointer, &bounds) != 0 else { return nil }
    return Area(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// The view that scrolls the widget into sight, inside another: the outermost, or the widget
  /// itself where nothing scrolls it.
  public func scrolledView(inside other: Widget) -> Widget {
    var (view, next) = (pointer, gtk_widget_get_parent(pointer))
    while let widget = next, widget != other.pointer {
      if cgtk_is_scrolled_window(widget) != 0 { view = widget }
      next = gtk_widget_get_parent(widget)
    }
    return view == pointer ? self : Widget.of(view)
  }
}
