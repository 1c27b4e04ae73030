/// What happened to a sheet: the events with their times, and what it was when they began.
///
/// It holds what hands did, not what came of it: so the same gesture can be run again under other
/// settings, exactly.
public struct SheetRecording: Sendable, Equatable, Codable {
  /// An event and when it came, seconds on the clock of frames.
  public struct Entry: Sendable, Equatable, Codable {
    /// Seconds.
    public let time: Double
    /// What happened.
    public let event: SheetEvent

    /// Creates an entry; `time` in seconds.
    public init(time: Double, event: SheetEvent) {
      self.time = time
      self.event = event
    }
  }

  /// The version of the format that this library writes.
  public static let currentVersion = 1

  /// The version of the format.
  public let version: Int
  /// What kind of sheet it was.
  public let configuration: SheetConfiguration
  /// What it had to fit.
  public let metrics: SheetMetrics
  /// What happened, in order.
  public private(set) var entries: [Entry]

  /// Begins a recording of a dismissed sheet.
  public init(
    configuration: SheetConfiguration, metrics: SheetMetrics, entries: [Entry] = [],
    version: Int = Self.currentVersion
  ) {
    self.version = version
    self.configuration = configuration
    self.metrics = metrics
    self.entries = entries
  }

  /// Begins a recording of a sheet as it is, which is dismissed or at rest at a detent.
  ///
  /// - Parameters:
  ///   - machine: The sheet.
  ///   - time: Now, seconds on the clock of frames.
  /// - Returns: nil for a sheet that is held or on its way.
  public init?(from machine: SheetMachine, at time: Double) {
    guard machine.phase == .hidden || machine.phase == .resting else { return nil }
    var events: [SheetEvent] = [
      .motionReduced(machine.isMotionReduced), .slopChanged(machine.slop),
    ]
    if case .detent(let name)? = machine.target { events.append(.select(name, animated: false)) }
    events.append(.asksFirst(machine.asksFirst))
    self.init(
      configuration: machine.configuration, metrics: machine.metrics,
      entries: events.map { Entry(time: time, event: $0) })
  }

  /// Notes an event at a time in seconds on the clock of frames.
  public mutating func append(_ event: SheetEvent, at time: Double) {
    entries.append(Entry(time: time, event: event))
  }

  /// Runs the events again.
  ///
  /// - Parameter configuration: Under which settings; nil for those it was recorded under, which
  ///   gives the recorded notices and frames to the last bit, whenever else frames are asked for.
  public func replay(with configuration: SheetConfiguration? = nil) -> SheetReplay {
    SheetReplay(of: self, with: configuration)
  }
}
