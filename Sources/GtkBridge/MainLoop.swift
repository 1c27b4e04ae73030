import CGtk

/// GTK's main loop, on which everything of this library happens.
public enum MainLoop {
  /// Runs a handler on the main loop as soon as it is idle; may be called from any thread.
  ///
  /// `Task { @MainActor in … }` and `DispatchQueue.main` never run under GTK's loop: this is the
  /// way to get there.
  public static func run(_ handler: @escaping @Sendable @MainActor () -> Void) {
    let box = Unmanaged.passRetained(MainLoopBox(handler)).toOpaque()
    g_idle_add_full(G_PRIORITY_DEFAULT, runOnce, box, release)
  }

  /// Handles what is waiting, and waits for the next thing when asked to; answers whether
  /// anything was handled. For programs that drive the loop themselves, such as tests.
  @MainActor
  @discardableResult
  public static func iterate(waiting: Bool) -> Bool {
    g_main_context_iteration(nil, waiting ? 1 : 0) != 0
  }
}

private final class MainLoopBox: Sendable {
  let handler: @Sendable @MainActor () -> Void
  init(_ handler: @escaping @Sendable @MainActor () -> Void) { self.handler = handler }
}

private func runOnce(_ data: gpointer?) -> gboolean {
  guard let data else { return 0 }
  let box = Unmanaged<MainLoopBox>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated { box.handler() }
  return 0
}

private func release(_ data: gpointer?) {
  guard let data else { return }
  Unmanaged<MainLoopBox>.fromOpaque(data).release()
}
