import CGtk

/// Watches what a window's frames cost; for benchmarks.
@MainActor
public final class FrameMeter {
  /// One frame of the window's clock; times are microseconds of the monotonic clock.
  public struct Frame: Sendable {
    /// When it began.
    public var begin: Int = 0
    /// When its layout was done; 0 when there was none.
    public var layout: Int = 0
    /// When it was done.
    public var end: Int = 0
    /// The CPU time the process had used by then, microseconds.
    public var cpu: Int = 0
    /// Whether anything was painted.
    public var isPainted = false
    /// Whether it is the first after a cut: no interval to the frame before counts.
    public var isFirst = false
  }

  /// The frames since `start`.
  public private(set) var frames: [Frame] = []
  /// From each pointer motion to the end of the frame that painted it, microseconds.
  public private(set) var delays: [Int] = []
  /// Runs once, at the end of the first frame that painted something.
  public var onFirstPaint: (@MainActor () -> Void)?

  private let cpuTime: @MainActor () -> Int
  private var current = Frame()
  private var pending: [Int] = []
  private var isOn = false
  private var isCut = false

  /// Watches a window that is already shown.
  ///
  /// - Parameter cpuTime: Answers the CPU time the process has used, microseconds.
  public init(_ window: Window, cpuTime: @escaping @MainActor () -> Int) {
    self.cpuTime = cpuTime
    guard let clock = gtk_widget_get_frame_clock(window.pointer) else { return }
    let raw = UnsafeMutableRawPointer(clock)
    Signal.connect(raw, "before-paint") { [weak self] in
      self?.current = Frame(begin: g_get_monotonic_time())
    }
    Signal.connect(raw, "layout", after: true) { [weak self] in
      self?.current.layout = g_get_monotonic_time()
    }
    Signal.connect(raw, "after-paint", after: true) { [weak self] in self?.finishFrame() }
    watchPaints()
    watchMotion(in: window)
  }

  /// Counts from here on.
  public func start() {
    (isOn, isCut) = (true, true)
  }

  /// Counts no more.
  public func stop() { isOn = false }

  /// Begins a run of frames: the pause before it is no interval.
  public func cut() { isCut = true }

  fileprivate func notePaint() { current.isPainted = true }

  private func finishFrame() {
    current.end = g_get_monotonic_time()
    if current.isPainted, let onFirstPaint {
      self.onFirstPaint = nil
      onFirstPaint()
    }
    guard isOn else { return }
    current.cpu = cpuTime()
    current.isFirst = isCut
    isCut = false
    frames.append(current)
    if current.isPainted { delays += pending.map { current.end - $0 } }
    pending.removeAll()
  }

  private func watchPaints() {
    let id = g_signal_lookup("render", gdk_surface_get_type())
    let data = Unmanaged.passUnretained(self).toOpaque()
    g_signal_add_emission_hook(
      id, 0,
      { _, _, _, data in
        guard let data else { return 0 }
        let meter = Unmanaged<FrameMeter>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { meter.notePaint() }
        return 1
      }, data, nil)
  }

  private func watchMotion(in window: Window) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let callback: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, event, data in
      guard let data, let event else { return 0 }
      let meter = Unmanaged<FrameMeter>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { meter.noteMotion(event) }
      return 0
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), "event", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(window.pointer, controller)
  }

  /// The X server's clock is the monotonic one in milliseconds, cut to 32 bits.
  private func noteMotion(_ event: OpaquePointer) {
    guard isOn, gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY else { return }
    let now = g_get_monotonic_time()
    let age = UInt32(truncatingIfNeeded: now / 1000) &- gdk_event_get_time(event)
    let event = (now / 1000 - Int(age)) * 1000
    pending.append(event)
  }
}

extension Window {
  /// What paints the window, such as `CairoRenderer`; nil while it is not shown.
  public var rendererName: String? {
    guard let renderer = gtk_native_get_renderer(OpaquePointer(pointer)) else { return nil }
    let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
    let name = String(cString: g_type_name_from_instance(instance))
    return name.hasPrefix("Gsk") ? String(name.dropFirst(3)) : name
  }

  /// Leaves the title bar and the frame away.
  public func hideDecoration() { gtk_window_set_decorated(cast(), 0) }
}
