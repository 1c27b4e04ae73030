import CGtk

/// The clock of a widget's window: when the next frame is painted.
///
/// It ticks only while told to.
@MainActor
public final class Ticker {
  private let handler: @MainActor (_ time: Double) -> Bool
  private unowned let widget: Widget
  private var id: guint = 0

  /// Creates a ticker at rest.
  ///
  /// - Parameters:
  ///   - widget: Whose window's frames count; must outlive the ticker.
  ///   - handler: Called before each frame with its time in seconds; answers whether to go on.
  public init(for widget: Widget, _ handler: @escaping @MainActor (_ time: Double) -> Bool) {
    self.widget = widget
    self.handler = handler
  }

  /// Whether the next frame calls the handler.
  public var isRunning: Bool { id != 0 }

  /// Calls the handler from the next frame on.
  public func start() {
    guard id == 0 else { return }
    let data = Unmanaged.passRetained(self).toOpaque()
    id = gtk_widget_add_tick_callback(widget.pointer, tick, data) { data in
      guard let data else { return }
      Unmanaged<Ticker>.fromOpaque(data).release()
    }
  }

  /// Calls the handler no more.
  public func stop() {
    guard id != 0 else { return }
    gtk_widget_remove_tick_callback(widget.pointer, id)
    id = 0
  }

  fileprivate func fire(at time: Double) -> Bool {
    let goesOn = handler(time)
    if !goesOn { id = 0 }
    return goesOn
  }
}

extension Widget {
  /// The time of the widget's frames, seconds; between frames the time by now. It starts
  /// anywhere, never goes backwards, and must not be mixed with the times of pointer events.
  public var frameTime: Double {
    guard let clock = gtk_widget_get_frame_clock(pointer) else {
      return Double(g_get_monotonic_time()) / 1e6
    }
    return Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
  }
}

private func tick(
  _: UnsafeMutablePointer<GtkWidget>?, _ clock: OpaquePointer?, _ data: gpointer?
) -> gboolean {
  guard let data, let clock else { return 0 }
  let ticker = Unmanaged<Ticker>.fromOpaque(data).takeUnretainedValue()
  let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
  return MainActor.assumeIsolated { ticker.fire(at: time) } ? 1 : 0
}
