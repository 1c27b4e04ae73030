import CGtk

/// Makes a gesture forget the presses whose end it does not hear of.
///
/// A widget inside that claims a press only with its release, as buttons do, keeps that release
/// from gestures further out, which then wait for it and take no other finger. So this looks at
/// each press and release on the way in, and once a release has been handed round, at whether the
/// gesture still waits for it. And a widget that goes while it is pressed hears no release at all.
@MainActor
final class LostEnds {
  private let gesture: OpaquePointer
  /// The finger that moves the pointer along, or did last.
  private var finger: OpaquePointer?
  /// Presses that ended, as long as that is being handed round.
  private var ended: Set<OpaquePointer?> = []

  /// Watches a widget for a gesture that it got before, and whose owner must keep this too.
  init(of gesture: OpaquePointer, on widget: Widget) {
    self.gesture = gesture
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Signal.connectEvent(UnsafeMutableRawPointer(controller), "event") { [weak self] in
      self?.take($0)
    }
    gtk_widget_add_controller(widget.pointer, controller)
    Signal.connect(widget.pointer, "unmap") { [weak self] in self?.leave() }
  }

  /// Only when the widget is gone, for whoever is told then may look at it.
  private func leave() {
    MainLoop.runNext { [weak self] in if let self { gtk_event_controller_reset(gesture) } }
  }

  private func take(_ event: OpaquePointer) {
    let sequence = gdk_event_get_event_sequence(event)
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS where event.isOfPrimaryButton: begin(sequence)
    case GDK_TOUCH_BEGIN where gdk_touch_event_get_emulating_pointer(event) != 0: begin(sequence)
    case GDK_BUTTON_RELEASE where event.isOfPrimaryButton: end(sequence)
    case GDK_TOUCH_END, GDK_TOUCH_CANCEL: end(sequence)
    default: break
    }
  }

  /// Nothing that is pressed now can be pressed already, and while a finger moves the pointer
  /// along no other can begin to: what is still waited for was lost altogether.
  private func begin(_ sequence: OpaquePointer?) {
    forgetEnded()
    forget(sequence)
    guard sequence != nil else { return }
    forget(finger)
    finger = sequence
  }

  private func end(_ sequence: OpaquePointer?) {
    ended.insert(sequence)
    MainLoop.runNext { [weak self] in self?.forgetEnded() }
  }

  private func forgetEnded() {
    ended.forEach(forget)
    ended = []
  }

  private func forget(_ sequence: OpaquePointer?) {
    guard gtk_gesture_get_last_event(gesture, sequence) != nil else { return }
    gtk_event_controller_reset(gesture)
  }
}

extension OpaquePointer {
  /// Whether an event of a button is about the primary one.
  var isOfPrimaryButton: Bool { gdk_button_event_get_button(self) == guint(GDK_BUTTON_PRIMARY) }
}
