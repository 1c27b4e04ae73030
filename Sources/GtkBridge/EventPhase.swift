/// When a controller sees an event: before or after the widgets inside its own.
public enum EventPhase: Sendable {
  /// On the way in: before the widgets inside.
  case capture
  /// On the way out: after the widgets inside, unless one of them took the event.
  case bubble
}
