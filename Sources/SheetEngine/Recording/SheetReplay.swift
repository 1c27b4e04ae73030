/// A recording that runs again, forward in time.
///
/// Under other settings than the recorded ones, changes of the configuration that were recorded do
/// not count; and what nobody was asked then is allowed.
public struct SheetReplay: Sendable {
  /// A notice and when it came, seconds.
  public struct TimedNotice: Sendable, Equatable {
    /// Seconds on the clock of frames.
    public let time: Double
    /// What was told.
    public let notice: SheetNotice
  }

  /// The sheet as it is after the events so far.
  public private(set) var machine: SheetMachine
  /// Everything told so far.
  public private(set) var notices: [TimedNotice] = []
  private let entries: [SheetRecording.Entry]
  private let keepsConfiguration: Bool
  private var next = 0

  init(of recording: SheetRecording, with configuration: SheetConfiguration?) {
    machine = SheetMachine(
      configuration: configuration ?? recording.configuration, metrics: recording.metrics)
    entries = recording.entries
    keepsConfiguration = configuration != nil
  }

  /// The next event, nil after the last.
  public var nextEntry: SheetRecording.Entry? { next < entries.count ? entries[next] : nil }

  /// Handles the next event; answers what it told.
  @discardableResult
  public mutating func step() -> [SheetNotice] {
    guard let entry = nextEntry else { return [] }
    next += 1
    if keepsConfiguration, case .configured = entry.event { return [] }
    var told = machine.handle(entry.event, at: entry.time)
    while keepsConfiguration, case .asks? = told.last, !isAnswered {
      told += machine.handle(.answered(.allow), at: entry.time)
    }
    notices += told.map { TimedNotice(time: entry.time, notice: $0) }
    return told
  }

  /// Whether the recording knows the answer to what was just asked.
  private var isAnswered: Bool { if case .answered? = nextEntry?.event { true } else { false } }

  /// The frame at a time in seconds, after all events up to then. Times must not fall.
  public mutating func frame(at time: Double) -> SheetFrame {
    while let entry = nextEntry, entry.time <= time { step() }
    let frame = machine.frame(at: time)
    if let settled = frame.didSettle {
      notices.append(TimedNotice(time: time, notice: .didSettle(settled)))
    }
    return frame
  }

  /// Handles all events that are left.
  public mutating func finish() { while nextEntry != nil { step() } }
}
