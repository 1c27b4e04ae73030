import CGtk

/// Watches presses and drags in a widget without taking part in them: whoever they are meant for
/// gets them too, and cannot call the watching off.
///
/// One press at a time: the first finger, or the mouse's primary button.
@MainActor
public final class PressWatch {
  /// What a press does.
  public enum Step: Sendable {
    /// On a scrollbar or not, by a finger or by a mouse.
    case began(onScrollbar: Bool, isTouch: Bool)
    /// So many points further down than before.
    case moved(Double)
    /// Released, or taken away.
    case ended
  }

  private let handler: @MainActor (Step) -> Void
  private unowned let widget: Widget
  private var held: (y: Double, sequence: OpaquePointer?)?

  /// Watches a widget, which must outlive the watch.
  public init(in widget: Widget, _ handler: @escaping @MainActor (Step) -> Void) {
    self.widget = widget
    self.handler = handler
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Signal.connectEvent(UnsafeMutableRawPointer(controller), "event") { [weak self] in
      self?.take($0)
    }
    gtk_widget_add_controller(widget.pointer, controller)
    Signal.connect(widget.pointer, "unmap") { [weak self] in
      MainLoop.runNext { [weak self] in self?.end() }
    }
  }

  private func take(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: if event.isOfPrimaryButton { begin(event) }
    case GDK_TOUCH_BEGIN: isFirst(event) ? begin(event) : end()
    case GDK_GRAB_BROKEN: end()
    case _ where !isHeld(by: event): break
    case GDK_MOTION_NOTIFY: isButtonDown(in: event) ? move(event) : end()
    case GDK_TOUCH_UPDATE: move(event)
    case GDK_BUTTON_RELEASE: if event.isOfPrimaryButton { end() }
    case GDK_TOUCH_END, GDK_TOUCH_CANCEL: end()
    default: break
    }
  }

  /// Whether a finger is the first one on the screen, or on the widget.
  private func isFirst(_ event: OpaquePointer) -> Bool {
    held == nil || gdk_touch_event_get_emulating_pointer(event) != 0
  }

  private func begin(_ event: OpaquePointer) {
    end()  // of what is held still the end was lost
    guard let point = event.point else { return }
    held = (point.y, gdk_event_get_event_sequence(event))
    let isTouch = gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN
    handler(.began(onScrollbar: widget.hasScrollbar(atSurface: point), isTouch: isTouch))
  }

  private func move(_ event: OpaquePointer) {
    guard let held, let point = event.point else { return }
    self.held = (point.y, held.sequence)
    if point.y != held.y { handler(.moved(point.y - held.y)) }
  }

  private func end() {
    guard held != nil else { return }
    held = nil
    handler(.ended)
  }

  private func isHeld(by event: OpaquePointer) -> Bool {
    held.map { $0.sequence == gdk_event_get_event_sequence(event) } ?? false
  }

  private func isButtonDown(in event: OpaquePointer) -> Bool {
    gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0
  }
}

extension OpaquePointer {
  /// Where an event was on its window's surface, points.
  fileprivate var point: (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    return gdk_event_get_position(self, &x, &y) != 0 ? (x, y) : nil
  }
}

extension Widget {
  fileprivate func hasScrollbar(atSurface point: (x: Double, y: Double)) -> Bool {
    let area = areaOnSurface
    let hit = gtk_widget_pick(pointer, point.x - area.x, point.y - area.y, GTK_PICK_DEFAULT)
    return hit.map { gtk_widget_get_ancestor($0, gtk_scrollbar_get_type()) != nil } ?? false
  }
}
