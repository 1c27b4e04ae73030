import CGtk

/// A press, the movement that follows and the release, of a pointer's primary button or a finger.
///
/// Of several fingers the first one counts. After each `began` comes exactly one `ended` or
/// `cancelled`, whoever else takes the press. Coordinates are points in the widget the gesture is
/// attached to.
@MainActor
public final class DragGesture {
  /// What is told about a drag.
  public enum Step: Sendable {
    /// Pressed.
    case began
    /// Moved while pressed.
    case moved
    /// Released.
    case ended
    /// The pointer was taken away, by somebody else or by the system, or its release never came.
    case cancelled
  }

  /// One step, where the pointer was and when, seconds on the clock of events.
  public struct Event: Sendable {
    /// What happened.
    public let step: Step
    /// Points.
    public let x: Double
    /// Points.
    public let y: Double
    /// Seconds; comparable with other events only.
    public let time: Double

    /// Creates a step; points and seconds.
    public init(step: Step, x: Double, y: Double, time: Double) {
      (self.step, self.x, self.y, self.time) = (step, x, y, time)
    }
  }

  private nonisolated(unsafe) let pointer: OpaquePointer
  private let handler: @MainActor (Event) -> Void
  private var lostEnds: LostEnds?
  private var pressPhase: PressPhase?
  /// Whether a press has begun and not ended.
  private(set) var isPressed = false
  private var origin = (x: 0.0, y: 0.0)
  private var lastTime = 0.0

  /// Attaches a gesture to a widget, which owns it from then on.
  ///
  /// - Parameters:
  ///   - widget: Where the presses are.
  ///   - phase: Asked at each press, at a place in points of the widget, when the gesture sees it.
  ///   - handler: Told each step; must hold widgets weakly.
  public init(
    on widget: Widget,
    phase: @escaping @MainActor (_ x: Double, _ y: Double) -> EventPhase = { _, _ in .bubble },
    _ handler: @escaping @MainActor (Event) -> Void
  ) {
    guard let pointer = gtk_gesture_drag_new() else { preconditionFailure("GTK made no gesture.") }
    self.pointer = pointer
    self.handler = handler
    g_object_ref(UnsafeMutableRawPointer(pointer))
    gtk_gesture_single_set_button(pointer, guint(GDK_BUTTON_PRIMARY))
    gtk_gesture_single_set_exclusive(pointer, 1)  // or a second finger would end the drag
    connectSignals()
    gtk_widget_add_controller(widget.pointer, pointer)
    lostEnds = LostEnds(of: pointer, on: widget)
    pressPhase = PressPhase(of: self, on: widget, phase)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// When the gesture sees the press that comes or is under way.
  var phase: EventPhase = .bubble {
    didSet {
      guard phase != oldValue else { return }
      gtk_event_controller_set_propagation_phase(
        pointer, phase == .capture ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    }
  }

  /// Takes the pointer for this gesture alone; whatever it pressed inside is called off.
  public func claim() { gtk_gesture_set_state(pointer, GTK_EVENT_SEQUENCE_CLAIMED) }

  private func connectSignals() {
    let raw = UnsafeMutableRawPointer(pointer)
    Signal.connectPoint(raw, "drag-begin") { [weak self] x, y in self?.begin(x, y) }
    Signal.connectPoint(raw, "drag-update") { [weak self] x, y in self?.move(x, y) }
    Signal.connectPoint(raw, "drag-end") { [weak self] x, y in self?.end(x, y) }
    Signal.connectDetail(raw, "cancel") { [weak self] in self?.finish(.cancelled, 0, 0) }
  }

  private func begin(_ x: Double, _ y: Double) {
    origin = (x, y)
    isPressed = true
    tell(.began, 0, 0)
  }

  private func move(_ x: Double, _ y: Double) {
    guard !hasLostRelease else { return gtk_event_controller_reset(pointer) }  // tells `cancel`
    // One that GTK makes up in place, when the window was laid out again, has no time.
    guard gtk_event_controller_get_current_event_time(pointer) != 0 else { return }
    tellMerged(before: (x, y))
    follow(x, y)
  }

  /// Nothing follows once somebody has taken the press, or the widget is gone, even at a movement
  /// that was merged.
  private func follow(_ x: Double, _ y: Double, at moment: Double? = nil) {
    guard isPressed, let widget = gtk_event_controller_get_widget(pointer),
      gtk_widget_get_mapped(widget) != 0
    else { return }
    tell(.moved, x, y, at: moment)
  }

  /// GTK ends a drag too when another gesture of the same widget took the press.
  private func end(_ x: Double, _ y: Double) {
    let sequence = gtk_gesture_single_get_current_sequence(pointer)
    let state = gtk_gesture_get_sequence_state(pointer, sequence)
    finish(state == GTK_EVENT_SEQUENCE_DENIED ? .cancelled : .ended, x, y)
  }

  private func finish(_ step: Step, _ x: Double, _ y: Double) {
    guard isPressed else { return }
    isPressed = false
    tell(step, x, y)
  }

  /// Tells the movements that GDK merged into the current one because no frame came between: a
  /// slow frame must not look like a hand that stopped.
  private func tellMerged(before last: (x: Double, y: Double)) {
    guard let event = gtk_event_controller_get_current_event(pointer),
      gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY  // those of fingers are not merged
    else { return }
    var (count, surface) = (guint(0), (x: 0.0, y: 0.0))
    guard gdk_event_get_position(event, &surface.x, &surface.y) != 0,
      let history = gdk_event_get_history(event, &count)
    else { return }
    defer { g_free(history) }
    for merged in UnsafeBufferPointer(start: history, count: Int(count)) {
      let (x, y) = (merged.axes.1 - surface.x, merged.axes.2 - surface.y)  // GDK_AXIS_X, GDK_AXIS_Y
      follow(last.x + x, last.y + y, at: Double(merged.time) / 1000)
    }
  }

  private func tell(_ step: Step, _ x: Double, _ y: Double, at moment: Double? = nil) {
    lastTime = moment ?? time
    handler(Event(step: step, x: origin.x + x, y: origin.y + y, time: lastTime))
  }

  /// Of the present event, or of the last one while there is none.
  private var time: Double {
    guard gtk_event_controller_get_current_event(pointer) != nil else { return lastTime }
    return Double(gtk_event_controller_get_current_event_time(pointer)) / 1000
  }

  /// Whether a mouse moves with no button held: its release went to somebody else.
  private var hasLostRelease: Bool {
    guard let event = gtk_event_controller_get_current_event(pointer),
      gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY
    else { return false }
    return gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue == 0
  }
}
