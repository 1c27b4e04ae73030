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

  /// Runs a handler once what is being handled now is done with, before anything else.
  @MainActor
  static func runNext(_ handler: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(MainLoopBox { handler() }).toOpaque()
    g_idle_add_full(G_PRIORITY_HIGH, runOnce, box, release)
  }

  /// Runs a handler again and again.
  ///
  /// - Parameters:
  ///   - seconds: Between two runs, and before the first, 0…4,000,000; what is no number counts as 0.
  ///   - handler: Answers whether to go on.
  @MainActor
  public static func run(every seconds: Double, _ handler: @escaping @MainActor () -> Bool) {
    let box = Unmanaged.passRetained(TimerBox(handler)).toOpaque()
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(seconds.limited(to: 0...4_000_000) * 1000),
      { data in
        guard let data else { return 0 }
        let box = Unmanaged<TimerBox>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated { box.handler() } ? 1 : 0
      }, box,
      { data in
        guard let data else { return }
        Unmanaged<TimerBox>.fromOpaque(data).release()
      })
  }

  /// Runs another program, and a handler when it has ended; does nothing when it cannot be run.
  @MainActor
  public static func spawn(_ words: [String], then handler: @escaping @MainActor () -> Void) {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { g_strdup($0) } + [nil]
    defer { for argument in arguments { g_free(argument) } }
    var process = GPid()
    let flags = GSpawnFlags(
      rawValue: G_SPAWN_DO_NOT_REAP_CHILD.rawValue | G_SPAWN_SEARCH_PATH.rawValue)
    guard g_spawn_async(nil, &arguments, nil, flags, nil, nil, &process, nil) != 0 else { return }
    let box = Unmanaged.passRetained(
      TimerBox {
        handler(); return false
      }
    ).toOpaque()
    g_child_watch_add(
      process,
      { _, _, data in
        guard let data else { return }
        let box = Unmanaged<TimerBox>.fromOpaque(data).takeRetainedValue()
        MainActor.assumeIsolated { _ = box.handler() }
      }, box)
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

private final class TimerBox {
  let handler: @MainActor () -> Bool
  init(_ handler: @escaping @MainActor () -> Bool) { self.handler = handler }
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
