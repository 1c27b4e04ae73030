import CGtk

/// Keeps a Swift handler alive as long as GLib's closure that calls it.
private final class HandlerBox<Handler> {
  let handler: Handler
  init(_ handler: Handler) { self.handler = handler }

  static func take(_ data: UnsafeMutableRawPointer?) -> HandlerBox {
    guard let data else { preconditionFailure("A signal came without its handler.") }
    return Unmanaged<HandlerBox>.fromOpaque(data).takeUnretainedValue()
  }
}

private func releaseBox(
  _ data: UnsafeMutableRawPointer?, _ closure: UnsafeMutablePointer<GClosure>?
) {
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}

/// Connects handlers to signals, one function per C signature.
///
/// GLib owns the handler from then on and lets go of it when the signal's object dies or the
/// handler is disconnected; so a handler must hold wrappers weakly.
@MainActor
enum Signal {
  typealias Plain = @MainActor () -> Void
  typealias Point = @MainActor (Double, Double) -> Void
  typealias Number = @MainActor (Double) -> Void
  typealias Question = @MainActor (Double, Double) -> Bool
  typealias Key = @MainActor (guint, GdkModifierType) -> Bool

  /// `void (*) (object, data)`; before or after the signal's own work.
  @discardableResult
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, after: Bool = false,
    _ handler: @escaping Plain
  ) -> UInt {
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      MainActor.assumeIsolated { HandlerBox<Plain>.take(data).handler() }
    }
    return connect(
      object, name, HandlerBox(handler), unsafeBitCast(callback, to: GCallback.self),
      after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0))
  }

  /// `void (*) (object, any pointer, data)`, such as `notify` and a gesture's `cancel`.
  @discardableResult
  static func connectDetail(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping Plain
  ) -> UInt {
    let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { HandlerBox<Plain>.take(data).handler() }
    }
    return connect(object, name, HandlerBox(handler), unsafeBitCast(callback, to: GCallback.self))
  }

  /// As `connectDetail`, but the handler is gone when a widget is: for objects that live longer.
  static func connectDetail(
    _ object: UnsafeMutableRawPointer, _ name: String, while widget: Widget,
    _ handler: @escaping Plain
  ) {
    let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { HandlerBox<Plain>.take(data).handler() }
    }
    let data = Unmanaged.passRetained(HandlerBox(handler)).toOpaque()
    let closure = g_cclosure_new(unsafeBitCast(callback, to: GCallback.self), data, releaseBox)
    g_object_watch_closure(widget.cast(), closure)
    g_signal_connect_closure(object, name, closure, 0)
  }

  /// `void (*) (object, double, double, data)`
  @discardableResult
  static func connectPoint(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping Point
  ) -> UInt {
    let callback: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      MainActor.assumeIsolated { HandlerBox<Point>.take(data).handler(x, y) }
    }
    return connect(object, name, HandlerBox(handler), unsafeBitCast(callback, to: GCallback.self))
  }

  /// `void (*) (object, double, data)`
  @discardableResult
  static func connectNumber(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping Number
  ) -> UInt {
    let callback: @convention(c) (gpointer?, Double, gpointer?) -> Void = { _, number, data in
      MainActor.assumeIsolated { HandlerBox<Number>.take(data).handler(number) }
    }
    return connect(object, name, HandlerBox(handler), unsafeBitCast(callback, to: GCallback.self))
  }

  /// `gboolean (*) (object, double, double, data)`
  @discardableResult
  static func connectQuestion(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping Question
  ) -> UInt {
    let callback: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = {
      _, x, y, data in
      MainActor.assumeIsolated { HandlerBox<Question>.take(data).handler(x, y) } ? 1 : 0
    }
    return connect(object, name, HandlerBox(handler), unsafeBitCast(callback, to: GCallback.self))
  }

  /// `gboolean (*) (object, key value, key code, modifiers, data)`
  @discardableResult
  static func connectKey(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping Key
  ) -> UInt {
    let callback: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean =
      {
        _, key, _, modifiers, data in
        MainActor.assumeIsolated { HandlerBox<Key>.take(data).handler(key, modifiers) } ? 1 : 0
      }
    return connect(object, name, HandlerBox(handler), unsafeBitCast(callback, to: GCallback.self))
  }

  /// `gboolean (*) (object, event, data)`, the raw events of a controller.
  @discardableResult
  static func connectEvent(
    _ object: UnsafeMutableRawPointer, _ name: String,
    _ handler: @escaping @MainActor (OpaquePointer) -> Void
  ) -> UInt {
    typealias Handler = @MainActor (OpaquePointer) -> Void
    let callback: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, event, data in
      guard let event else { return 0 }
      MainActor.assumeIsolated { HandlerBox<Handler>.take(data).handler(event) }
      return 0
    }
    return connect(object, name, HandlerBox(handler), unsafeBitCast(callback, to: GCallback.self))
  }

  private static func connect<Handler>(
    _ object: UnsafeMutableRawPointer, _ name: String, _ box: HandlerBox<Handler>,
    _ callback: @escaping GCallback, _ flags: GConnectFlags = GConnectFlags(rawValue: 0)
  ) -> UInt {
    let data = Unmanaged.passRetained(box).toOpaque()
    return UInt(g_signal_connect_data(object, name, callback, data, releaseBox, flags))
  }
}
