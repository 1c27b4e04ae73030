import CGtk

/// A program with windows: its command line, its start and its end.
///
/// Every launch is a program of its own; none hands over to one that is already running.
@MainActor
public final class Application {
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkApplication>
  private var optionHandler: (@MainActor (OptionValues) -> Int32?)?

  /// Creates an application.
  ///
  /// - Parameter identifier: Reverse-DNS name, as desktops know it.
  public init(identifier: String) {
    guard let pointer = gtk_application_new(identifier, G_APPLICATION_NON_UNIQUE) else {
      preconditionFailure("“\(identifier)” is no application identifier.")
    }
    self.pointer = pointer
  }

  deinit { g_object_unref(pointer) }

  func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
  }

  /// Adds an option to the command line, which `--help` then explains.
  public func addOption(_ option: CommandLineOption) {
    g_application_add_main_option(
      cast(), option.name, option.shortName, GOptionFlags(rawValue: 0), option.argument.native,
      option.help,
      option.argument.placeholder)
  }

  /// Says in `--help` what else the command line may hold, and what the program is for.
  public func describe(_ summary: String) {
    g_application_set_option_context_summary(cast(), summary)
  }

  /// Looks at the options before anything is shown.
  ///
  /// - Parameter handler: Answers nil to go on, or the exit status to stop at once.
  public func onOptions(_ handler: @escaping @MainActor (OptionValues) -> Int32?) {
    optionHandler = handler
    let callback:
      @convention(c) (gpointer?, UnsafeMutablePointer<GVariantDict>?, gpointer?) -> Int32 = {
        _, values, data in
        guard let data, let values else { return -1 }
        let application = Unmanaged<Application>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated {
          application.optionHandler?(OptionValues(pointer: values)) ?? -1
        }
      }
    g_signal_connect_data(
      pointer, "handle-local-options", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  /// Runs a handler when the first window is wanted.
  public func onActivate(_ handler: @escaping @MainActor () -> Void) {
    Signal.connect(pointer, "activate", handler)
  }

  /// Runs the program until its last window is closed.
  ///
  /// - Parameter arguments: The command line, program name first.
  /// - Returns: The exit status.
  public func run(_ arguments: [String]) -> Int32 {
    var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) } + [nil]
    defer { vector.forEach { g_free($0) } }
    return g_application_run(cast(), Int32(arguments.count), &vector)
  }
}

/// The screen this program shows its windows on.
@MainActor
public enum Display {
  /// Connects to the desktop's display; answers whether there is one. Once is enough.
  public static func open() -> Bool { gtk_init_check() != 0 }

  /// What the environment calls the display, for messages; nil when it names none.
  public static var name: String? {
    ["WAYLAND_DISPLAY", "DISPLAY"].lazy
      .compactMap { (name: String) in g_getenv(name).map { String(cString: $0) } }
      .first { !$0.isEmpty }
  }
}
