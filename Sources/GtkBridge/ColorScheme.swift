import CGtk

/// The desktop's wish for light or dark, as its settings portal tells it
/// (org.freedesktop.portal.Settings, key org.freedesktop.appearance color-scheme).
///
/// GTK before 4.20 does not ask for it.
@MainActor
public final class ColorScheme {
  private nonisolated(unsafe) let bus: OpaquePointer
  private nonisolated(unsafe) var subscription: guint = 0

  private static var followed: ColorScheme?
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  nonisolated private static let namespace = "org.freedesktop.appearance"
  nonisolated private static let key = "color-scheme"

  /// Lets this program's windows be as the desktop wishes, now and after each change.
  ///
  /// It asks without waiting. Where there is no session bus or no portal nothing changes.
  public static func follow() {
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, _ in
        guard let bus = g_bus_get_finish(result, nil) else { return }
        MainActor.assumeIsolated { ColorScheme.followed = ColorScheme(bus) }
      }, nil)
  }

  private init(_ bus: OpaquePointer) {
    self.bus = bus
    subscription = g_dbus_connection_signal_subscribe(
      bus, Self.service, Self.interface, "SettingChanged", Self.path, Self.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, _ in ColorScheme.take(change: parameters) }, nil, nil)
    ask()
  }

  deinit {
    g_dbus_connection_signal_unsubscribe(bus, subscription)
    g_object_unref(UnsafeMutableRawPointer(bus))
  }

  private func ask() {
    var words = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
    g_dbus_connection_call(
      bus, Self.service, Self.path, Self.interface, "Read", g_variant_new_tuple(&words, 2), nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { bus, result, _ in
        let connection = bus.map { OpaquePointer($0) }
        guard let answer = g_dbus_connection_call_finish(connection, result, nil) else { return }
        defer { g_variant_unref(answer) }
        ColorScheme.apply(answer, at: 0)
      }, nil)
  }

  /// Takes a `SettingChanged` signal: namespace, key and value.
  private nonisolated static func take(change parameters: OpaquePointer?) {
    guard let parameters, g_variant_n_children(parameters) == 3,
      let name = g_variant_get_child_value(parameters, 1)
    else { return }
    defer { g_variant_unref(name) }
    guard g_variant_classify(name) == G_VARIANT_CLASS_STRING,
      String(cString: g_variant_get_string(name, nil)) == key
    else { return }
    apply(parameters, at: 2)
  }

  /// Applies the number in a tuple, however many variants it is wrapped in: portals differ.
  private nonisolated static func apply(_ tuple: OpaquePointer, at index: gsize) {
    guard g_variant_n_children(tuple) > index else { return }
    var value = g_variant_get_child_value(tuple, index)
    defer { value.map { g_variant_unref($0) } }
    while let box = value, g_variant_classify(box) == G_VARIANT_CLASS_VARIANT {
      value = g_variant_get_variant(box)
      g_variant_unref(box)
    }
    guard let value, g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
    let wish = g_variant_get_uint32(value)
    MainActor.assumeIsolated { Settings.isDark = isDark(for: wish) }
  }

  /// 0 is no wish, 1 dark, 2 light; what comes later counts as none.
  private static func isDark(for wish: UInt32) -> Bool? {
    switch wish {
    case 1: true
    case 2: false
    default: nil
    }
  }
}
