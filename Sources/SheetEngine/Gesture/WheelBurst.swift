/// Wheel notches in quick succession: one gesture, which moves the sheet by one detent at most.
public struct WheelBurst: Sendable, Equatable {
  /// Whose a notch is.
  public enum Owner: Sendable, Equatable {
    /// The sheet's: it moves by one detent.
    case sheet
    /// The list's, to scroll as lists do.
    case list
    /// Nobody's: the sheet has moved, or stays.
    case nobody
  }

  private let handOff: HandOff?
  private let scrollsBelowHighest: Bool
  private let pause: Double
  private var last: Double
  private var travel = 0.0
  private var hasMovedSheet = false
  /// Whose the last notch was.
  private(set) var owner = Owner.nobody

  /// A notch may come in parts; rounding must not make it less than one.
  private static let whole = 1 - 1e-9

  /// Begins a burst.
  ///
  /// - Parameters:
  ///   - configuration: The sheet's.
  ///   - list: The list under the pointer, if it can scroll.
  ///   - time: Seconds on the clock of events.
  public init(_ configuration: SheetConfiguration, over list: ScrollExtent?, at time: Double) {
    handOff = list.map { HandOff(configuration, beginningAt: $0) }
    scrollsBelowHighest = configuration.listScrollsBelowHighest
    pause = configuration.wheelPause
    last = time
  }

  /// Whether something at a time, seconds on the clock of events, still belongs to the burst; what
  /// comes long before it is by another clock and does not.
  public func goesOn(at time: Double) -> Bool { abs(time - last) < pause }

  /// Takes a notch, or a part of one.
  ///
  /// - Parameters:
  ///   - notches: Up positive: the direction that shows more of a list.
  ///   - isHighest: Whether the sheet is at its highest detent or on its way there.
  ///   - list: The list under the pointer, if it can scroll.
  ///   - time: Seconds on the clock of events.
  public mutating func take(
    _ notches: Double, isHighest: Bool, list: ScrollExtent?, at time: Double
  ) -> Owner {
    if time.isFinite { last = time }
    owner = choose(notches, isHighest: isHighest, list: list)
    return owner
  }

  private mutating func choose(
    _ notches: Double, isHighest: Bool, list: ScrollExtent?
  ) -> Owner {
    guard notches.isFinite, notches != 0 else { return .nobody }
    if let list, isList(list, upward: notches > 0, isHighest: isHighest) { return .list }
    travel += notches
    guard !hasMovedSheet, abs(travel) >= Self.whole else { return .nobody }
    hasMovedSheet = true
    return .sheet
  }

  private func isList(_ list: ScrollExtent, upward: Bool, isHighest: Bool) -> Bool {
    guard let handOff else { return true }
    guard isHighest || scrollsBelowHighest else { return false }
    return upward ? isHighest || !handOff.raises : !list.isAtTop || !handOff.lowers
  }
}
