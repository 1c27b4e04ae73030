import CGtk

/// The one thread that GTK allows.
enum MainThread {
  private nonisolated(unsafe) static let id = g_thread_self()

  /// Remembers the thread; called where GTK's objects are made.
  @MainActor static func note() { _ = id }

  /// Lets go of something of GTK's: at once on the main thread, as soon as the main loop gets to
  /// it from any other, which must not be where a widget ends.
  static func release(_ work: @escaping () -> Void) {
    guard g_thread_self() != id else { return work() }
    nonisolated(unsafe) let work = work
    MainLoop.run { work() }
  }
}
