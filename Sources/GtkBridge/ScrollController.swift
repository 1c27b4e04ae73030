import CGtk

/// Sees what wheels and touchpads ask a widget to scroll, before anything in the widget does.
@MainActor
public final class ScrollController {
  /// What is told about scrolling.
  public enum Event: Sendable {
    /// A movement was asked for.
    case moved(Movement)
    /// The fingers left the touchpad, at a time in seconds; wheels never tell.
    case ended(time: Double)
  }

  /// A movement that was asked for.
  public struct Movement: Sendable {
    /// Down positive, in notches of a wheel or in points of a touchpad.
    public let distance: Double
    /// To the right positive, in the same unit.
    public let sideways: Double
    /// Whether the distances are in notches.
    public let isInNotches: Bool
    /// The keys held meanwhile.
    public let modifiers: Modifiers
    /// Seconds; comparable with other events only.
    public let time: Double

    /// Creates a movement.
    public init(
      distance: Double, sideways: Double = 0, isInNotches: Bool, modifiers: Modifiers = [],
      time: Double
    ) {
      self.distance = distance
      self.sideways = sideways
      self.isInNotches = isInNotches
      self.modifiers = modifiers
      self.time = time
    }
  }

  private nonisolated(unsafe) let pointer: OpaquePointer

  /// Attaches a controller to a widget, which owns it from then on.
  ///
  /// - Parameters:
  ///   - widget: Whose scrolling is seen.
  ///   - handler: Answers whether it used the movement; if not, the widget gets it. Must hold
  ///     widgets weakly.
  public init(on widget: Widget, _ handler: @escaping @MainActor (Event) -> Bool) {
    guard let pointer = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    else { preconditionFailure("GTK made no controller.") }
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
    gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_CAPTURE)
    let raw = UnsafeMutableRawPointer(pointer)
    Signal.connectQuestion(raw, "scroll") { [weak self] x, y in
      guard let self else { return false }
      var isUsed = false
      for movement in movements(x, y) { isUsed = handler(.moved(movement)) || isUsed }
      return isUsed
    }
    Signal.connect(raw, "scroll-end") { [weak self] in
      if let self { _ = handler(.ended(time: time)) }
    }
    gtk_widget_add_controller(widget.pointer, pointer)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The movements of a touchpad that GDK merged into the current event because no frame came
  /// between: a slow frame must not look like fingers that jumped. A wheel's notches stay merged.
  private func movements(_ sideways: Double, _ distance: Double) -> [Movement] {
    let unit = gtk_event_controller_scroll_get_unit(pointer)
    let modifiers = Modifiers(gtk_event_controller_get_current_event_state(pointer))
    func movement(_ sideways: Double, _ distance: Double, at time: Double) -> Movement {
      Movement(
        distance: distance, sideways: sideways, isInNotches: unit == GDK_SCROLL_UNIT_WHEEL,
        modifiers: modifiers, time: time)
    }
    let merged = unit == GDK_SCROLL_UNIT_WHEEL ? [] : mergedDeltas
    guard !merged.isEmpty else { return [movement(sideways, distance, at: time)] }
    return merged.map { movement($0.x, $0.y, at: $0.time) }
  }

  /// What the current event was merged from, to its last part; empty for one that was not merged.
  private var mergedDeltas: [(x: Double, y: Double, time: Double)] {
    var count = guint(0)
    guard let event = gtk_event_controller_get_current_event(pointer),
      let history = gdk_event_get_history(event, &count)
    else { return [] }
    defer { g_free(history) }
    let parts = UnsafeBufferPointer(start: history, count: Int(count)).map { part in
      // GDK_AXIS_DELTA_X, GDK_AXIS_DELTA_Y
      (x: part.axes.3, y: part.axes.4, time: Double(part.time) / 1000)
    }
    return parts.filter { $0.x != 0 || $0.y != 0 }  // fingers that leave do not move
  }

  private var time: Double { Double(gtk_event_controller_get_current_event_time(pointer)) / 1000 }
}

/// Keys that change the meaning of others while they are held.
public struct Modifiers: OptionSet, Sendable {
  /// As a set of bits.
  public let rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ state: GdkModifierType) { self.init(rawValue: UInt32(state.rawValue)) }

  /// Ctrl.
  public static let control = Modifiers(GDK_CONTROL_MASK)
  /// Shift.
  public static let shift = Modifiers(GDK_SHIFT_MASK)
  /// Alt.
  public static let alt = Modifiers(GDK_ALT_MASK)
}
