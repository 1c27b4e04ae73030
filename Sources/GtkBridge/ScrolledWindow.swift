import CGtk
import Glibc

/// A view of a widget that may be larger than there is room, with scrollbars over its edges.
open class ScrolledWindow: Widget {
  /// How far it is scrolled down.
  public let vertical: Adjustment
  /// How far it is scrolled to the end.
  public let horizontal: Adjustment

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - child: What is seen through it.
  ///   - scrollsHorizontally: Whether the child may be wider than the view; if not, the view is
  ///     as wide as the child needs.
  ///   - asksForAll: Whether the view would like to be as tall as the child, as in a sheet that
  ///     fits its content.
  public init(_ child: Widget, scrollsHorizontally: Bool = false, asksForAll: Bool = false) {
    let window = gtk_scrolled_window_new()
    let pointer = OpaquePointer(window)
    vertical = Adjustment(gtk_scrolled_window_get_vadjustment(pointer))
    horizontal = Adjustment(gtk_scrolled_window_get_hadjustment(pointer))
    super.init(window)
    gtk_scrolled_window_set_propagate_natural_height(opaque, asksForAll ? 1 : 0)
    gtk_scrolled_window_set_policy(
      opaque, scrollsHorizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, child.pointer)
  }

  /// How far one notch of a wheel scrolls, points; GTK's own measure.
  public var wheelStep: Double { pow(vertical.pageSize, 2.0 / 3.0) }

  /// How far a touchpad scrolls the view for one point of its own; GTK's own measure.
  public static let touchpadFactor = 2.5
}

/// How far one direction of a view is scrolled.
@MainActor
public final class Adjustment {
  private nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkAdjustment>

  init(_ pointer: UnsafeMutablePointer<GtkAdjustment>?) {
    guard let pointer else { preconditionFailure("GTK made no adjustment.") }
    g_object_ref(pointer)
    self.pointer = pointer
  }

  deinit { g_object_unref(pointer) }

  /// The offset, points; GTK keeps it between 0 and `maximum`. What is no number is not set.
  public var value: Double {
    get { gtk_adjustment_get_value(pointer) }
    set {
      guard !newValue.isNaN else { return }
      let farthest = Double.greatestFiniteMagnitude
      gtk_adjustment_set_value(pointer, newValue.limited(to: -farthest...farthest))
    }
  }

  /// The length of what is seen, points; at least `pageSize`.
  public var upper: Double { gtk_adjustment_get_upper(pointer) }
  /// The length of the view, points.
  public var pageSize: Double { gtk_adjustment_get_page_size(pointer) }
  /// The offset that shows the end, points.
  public var maximum: Double { max(0, upper - pageSize) }
  /// How far an arrow key scrolls, points.
  public var lineStep: Double { gtk_adjustment_get_step_increment(pointer) }
  /// How far a page key scrolls, points.
  public var pageStep: Double { gtk_adjustment_get_page_increment(pointer) }

  /// Sets all at once, ahead of a layout that will find the same; lengths are points, and nothing is
  /// set if one of them is infinite or no number.
  public func configure(value: Double, upper: Double, pageSize: Double) {
    guard value.isFinite, upper.isFinite, pageSize.isFinite else { return }
    gtk_adjustment_configure(pointer, value, 0, upper, lineStep, pageStep, pageSize)
  }

  /// Runs a handler after each change of `value`; the handler must hold widgets weakly.
  public func onScroll(_ handler: @escaping @MainActor () -> Void) {
    Signal.connect(pointer, "value-changed", handler)
  }

  /// Runs a handler after each change of the lengths; the handler must hold widgets weakly.
  public func onResize(_ handler: @escaping @MainActor () -> Void) {
    Signal.connect(pointer, "changed", handler)
  }
}
