/// Where a sheet rests or is going to.
public enum SheetTarget: Sendable, Equatable, Hashable {
  /// Below the container's bottom edge: height 0.
  case dismissed
  /// The detent with this name.
  case detent(String)
  /// Between two detents, where a sheet comes to rest that need not snap: a part of the way from the
  /// lowest detent, 0, to the highest, 1. A sheet of another size keeps the part.
  case between(Double)
}

/// A target as the machine keeps it: what a frame asks for costs no look-up by name.
///
/// It holds for one configuration only; `SheetMachine.configure` finds the detent again by name.
enum Goal: Sendable, Equatable {
  /// Below the container's bottom edge: height 0.
  case dismissed
  /// The detent with this place in the configuration.
  case detent(Int)
  /// A part of the way from the lowest detent to the highest.
  case between(Double)
}

/// Why a sheet goes somewhere.
public enum SettleReason: String, Sendable, Equatable, CaseIterable, Codable {
  /// Let go of, slower than a flick.
  case drag
  /// Let go of with at least the flick speed.
  case flick
  /// The backdrop was clicked.
  case backdrop
  /// The Escape key.
  case escape
  /// A mouse wheel was turned over the sheet.
  case wheel
  /// The grabber was clicked, or asked by a key or assistive technology.
  case grabber
  /// The program asked.
  case code
  /// The container's, the content's or the detents' size changed.
  case resize
}

/// One journey of a sheet: where to and why.
public struct Settlement: Sendable, Equatable, Codable {
  /// Where the sheet comes to rest.
  public let target: SheetTarget
  /// What set it going.
  public let reason: SettleReason

  /// Creates a settlement.
  public init(target: SheetTarget, reason: SettleReason) {
    self.target = target
    self.reason = reason
  }
}

/// What a sheet tells about its journeys.
///
/// Each `willSettle` is followed by exactly one `didSettle` or `interrupted` with the same value,
/// and that comes before the next `willSettle`. A detent's name is the one it had when it was told.
public enum SheetNotice: Sendable, Equatable, Codable {
  /// The sheet starts towards a target.
  case willSettle(Settlement)
  /// The sheet rests at the target.
  case didSettle(Settlement)
  /// The sheet was caught or sent elsewhere before it arrived.
  case interrupted(Settlement)
  /// The sheet waits to be told whether it may go there, with `SheetEvent.answered`; only after
  /// `SheetEvent.asksFirst`.
  case asks(Settlement)
  /// The sheet was to go there and may not.
  case refused(Settlement)
  /// The program asked for a detent that the configuration does not have, by this name; the sheet
  /// does what it did before.
  case unknownDetent(String)
}
