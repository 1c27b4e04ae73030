/// What came of one release in a recording.
public struct ReleaseOutcome: Sendable, Equatable {
  /// When it was let go of, seconds.
  public let time: Double
  /// Where it went.
  public let target: SheetTarget
  /// Why.
  public let reason: SettleReason
  /// The pointer's velocity at the release, points/second, up positive.
  public let velocity: Double
  /// Where that would have carried it, points: what the choice went by.
  public let projectedHeight: Double
  /// How long it took to rest, seconds; up to the next event that stopped it, if one did.
  public let settleTime: Double
  /// How far it went beyond its target, points.
  public let overshoot: Double
}

extension SheetReplay {
  /// How often the flight after a release is looked at, seconds.
  private static let step = 1.0 / 240
  /// A flight is followed no longer, seconds.
  private static let longestFlight = 60.0

  /// Runs to the end and tells what came of each release.
  public mutating func releases() -> [ReleaseOutcome] {
    var outcomes: [ReleaseOutcome] = []
    while let entry = nextEntry {
      let wasHeld = machine.phase == .dragging
      var told = step()
      while case .answered? = nextEntry?.event, told.firstFlight == nil { told = step() }
      guard wasHeld, entry.event.letsGo, let flight = told.firstFlight,
        let release = machine.lastRelease
      else { continue }
      outcomes.append(follow(flight, release, from: entry.time))
    }
    return outcomes
  }

  private func follow(
    _ flight: Settlement, _ release: MotionSample, from time: Double
  ) -> ReleaseOutcome {
    let momentum = machine.configuration.snapping.momentum
    var machine = machine
    let (end, way) = (machine.height(of: flight.target), release.position)
    let last = min(nextEntry?.time ?? .infinity, time + Self.longestFlight)
    var (now, beyond) = (time, 0.0)
    while now < last {
      let frame = machine.frame(at: now)
      beyond = max(beyond, end >= way ? frame.height - end : end - frame.height)
      guard frame.isAnimating else { break }
      now = min(now + Self.step, last)
    }
    return ReleaseOutcome(
      time: time, target: flight.target, reason: flight.reason, velocity: release.velocity,
      projectedHeight: release.position + momentum.distance(forVelocity: release.velocity),
      settleTime: now - time, overshoot: beyond)
  }
}

extension SheetEvent {
  /// Whether a hand lets go.
  fileprivate var letsGo: Bool {
    switch self {
    case .released, .swipeEnded: true
    default: false
    }
  }
}

extension [SheetNotice] {
  fileprivate var firstFlight: Settlement? {
    for case .willSettle(let settlement) in self { return settlement }
    return nil
  }
}
