/// When a scroll gesture over a list in the sheet moves the sheet as well.
public enum ScrollHandOff: String, Sendable, Equatable, CaseIterable, Codable {
  /// Never: the list has the gesture to itself.
  case off
  /// In a gesture that begins with the list at its top, where sheet and list meet.
  case atEdge
  /// In every gesture.
  case always
}

/// How far a list is scrolled, and how far it can be.
public struct ScrollExtent: Sendable, Equatable, Codable {
  /// Points from the list's top, 0…`maximum`.
  public let offset: Double
  /// The offset that shows the list's end, points; 0 for a list that fits its view.
  public let maximum: Double

  /// Creates an extent; what is out of its range, or no number, is brought into it.
  public init(offset: Double, maximum: Double) {
    self.maximum = maximum.isFinite ? max(maximum, 0) : 0
    self.offset = offset.isFinite ? min(max(offset, 0), self.maximum) : 0
  }

  /// Whether the list's top is to be seen; what rounding leaves of steps there and back is none.
  public var isAtTop: Bool { offset < 0.5 }
}

/// One gesture's movements shared out between a sheet and the list in it, as if both were one
/// sheet of paper: up, the sheet grows to its highest detent and then the list scrolls; down, the
/// list scrolls to its top and then the sheet sinks.
public struct HandOff: Sendable, Equatable {
  /// What each of the two gets of a movement, points, up positive.
  public struct Share: Sendable, Equatable {
    /// Of the pointer that holds the sheet.
    public let sheet: Double
    /// Of the list's offset.
    public let list: Double

    /// Creates a share; points, up positive.
    public init(sheet: Double, list: Double) {
      self.sheet = sheet
      self.list = list
    }
  }

  /// Whether an upward movement grows the sheet.
  public let raises: Bool
  /// Whether a downward movement lowers the sheet.
  public let lowers: Bool
  /// Whether the list scrolls while the sheet is below its highest detent.
  private let scrollsBelowHighest: Bool

  /// Begins a gesture.
  ///
  /// - Parameters:
  ///   - configuration: The sheet's; it says in which directions the sheet takes part.
  ///   - list: Where the list is as the gesture begins.
  public init(_ configuration: SheetConfiguration, beginningAt list: ScrollExtent) {
    raises = Self.allows(configuration.upwardHandOff, list)
    lowers = Self.allows(configuration.downwardHandOff, list)
    scrollsBelowHighest = configuration.listScrollsBelowHighest
  }

  /// Shares out a movement.
  ///
  /// A sheet beyond its highest detent comes back to it before the list moves down; and what is
  /// left when the list is at its end stretches the sheet, if the sheet takes part.
  ///
  /// - Parameters:
  ///   - travel: Points the pointer moved, up positive.
  ///   - headroom: Points from where the pointer holds the sheet to the highest detent; negative
  ///     beyond it.
  ///   - list: Where the list is.
  public func share(_ travel: Double, headroom: Double, list: ScrollExtent) -> Share {
    guard travel.isFinite, headroom.isFinite else { return Share(sheet: 0, list: 0) }
    return travel > 0 ? raise(travel, headroom, list) : lower(travel, headroom, list)
  }

  private func raise(_ travel: Double, _ headroom: Double, _ list: ScrollExtent) -> Share {
    let before = raises ? min(travel, max(headroom, 0)) : 0
    let mayScroll = scrollsBelowHighest || headroom <= before
    let scrolled = mayScroll ? min(travel - before, list.maximum - list.offset) : 0
    return Share(sheet: raises ? travel - scrolled : 0, list: scrolled)
  }

  private func lower(_ travel: Double, _ headroom: Double, _ list: ScrollExtent) -> Share {
    let before = max(travel, min(headroom, 0))
    let mayScroll = scrollsBelowHighest || headroom <= 0
    let scrolled = mayScroll ? max(travel - before, -list.offset) : 0
    return Share(sheet: lowers ? travel - scrolled : before, list: scrolled)
  }

  private static func allows(_ handOff: ScrollHandOff, _ list: ScrollExtent) -> Bool {
    switch handOff {
    case .off: false
    case .atEdge: list.isAtTop
    case .always: true
    }
  }
}
