/// What a hand is doing to a sheet.
enum Hand: Sendable {
  case none
  /// Pressed, and not moved past the slop.
  case pressing(Press)
  /// Fingers on a touchpad whose direction is not known yet, or is sideways.
  case swiping(Swipe)
  /// Pulls at the sheet, and at the list under it.
  case pulling(Pull)
  /// Turns a wheel.
  case rolling(WheelBurst)

  @inline(__always)
  var isNone: Bool { if case .none = self { true } else { false } }
}

/// A press that may become a click or a drag.
struct Press: Sendable {
  let origin: PointerSample
  let place: PressPlace
  /// The list under it, if one can scroll there.
  let list: ScrollExtent?
}

/// The flight in which a press caught a sheet.
struct Caught: Sendable {
  let settlement: Settlement
  /// What moved it, if that was the program; nil after a release.
  let transition: Transition?
}

/// A gesture that pulls at a sheet and at the list in it, if it began over one.
///
/// The sheet is told of a pointer that moved as far as the sheet's own share of the gesture; so
/// what the list takes says nothing about how fast the sheet is let go of.
struct Pull: Sendable {
  /// Whether fingers on a touchpad pull, and not a pressed pointer.
  let isTouchpad: Bool
  /// Where the hand began, points below the container's top.
  let originY: Double
  /// Where the hand is.
  private(set) var handY: Double
  /// Where the sheet's own pointer is.
  private(set) var sheetY: Double
  /// The list it pulls at.
  var list: ListHold?
  /// The flight it caught the sheet in, until it has passed the slop.
  var caught: Caught?

  init(isTouchpad: Bool, at y: Double, list: ListHold?, caught: Caught?) {
    self.isTouchpad = isTouchpad
    (originY, handY, sheetY) = (y, y, y)
    self.list = list
    self.caught = caught
  }

  /// Follows the hand; answers whether the sheet's own pointer has moved.
  ///
  /// - Parameters:
  ///   - y: Where the hand is, points below the container's top.
  ///   - time: On the clock of pointer events, seconds.
  ///   - headroom: As for `HandOff.share`, points.
  mutating func move(to y: Double, at time: Double, headroom: Double) -> Bool {
    let travel = handY - y
    handY = y
    guard var list else {
      sheetY = y
      return true
    }
    self.list = nil  // leaves the list's storage to `list` alone: no copy, no allocation
    let share = list.take(travel, headroom: headroom, at: time)
    self.list = list
    sheetY -= share.sheet
    return share.sheet != 0 || share.list == 0
  }
}

/// A list that a gesture scrolls.
struct ListHold: Sendable {
  private let handOff: HandOff
  private(set) var extent: ScrollExtent
  private var speed: VelocityTracker

  init(_ extent: ScrollExtent, _ configuration: SheetConfiguration) {
    self.extent = extent
    handOff = HandOff(configuration, beginningAt: extent)
    speed = VelocityTracker(limits: configuration.velocityLimits)
  }

  /// Shares out a movement in points, up positive, and scrolls the list by its part.
  mutating func take(_ travel: Double, headroom: Double, at time: Double) -> HandOff.Share {
    let share = handOff.share(travel, headroom: headroom, list: extent)
    guard share.list != 0 else { return share }
    extent = ScrollExtent(offset: extent.offset + share.list, maximum: extent.maximum)
    speed.add(position: extent.offset, at: time)
    return share
  }

  /// Somebody else scrolled the list, or it has another length.
  mutating func replace(_ extent: ScrollExtent) { self.extent = extent }

  /// How fast the list is let go of at a time on the clock of pointer events, points/second.
  func velocity(releasedAt time: Double) -> Double { speed.velocity(releasedAt: time) }
}
