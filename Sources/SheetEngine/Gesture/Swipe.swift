/// Fingers that move on a touchpad, until it is known which way.
///
/// The axis is chosen once, over the first points, and kept until the fingers leave.
struct Swipe: Sendable {
  /// Points of travel after which the axis is chosen; ours: less than a slow finger's first tenth
  /// of a second, more than the jitter of one that was just put down.
  private static let decisive = 4.0

  /// Where the sheet would be grabbed.
  let origin: PointerSample
  let list: ScrollExtent?
  /// So far, points; down and to the right positive.
  private(set) var travel = (x: 0.0, y: 0.0)

  init(at origin: PointerSample, over list: ScrollExtent?) {
    self.origin = origin
    self.list = list
  }

  /// Whether the fingers have gone further up or down than sideways.
  var isVertical: Bool { abs(travel.y) > abs(travel.x) }
  /// Whether the axis is chosen.
  private(set) var isDecided = false

  /// Takes a movement.
  mutating func move(x: Double, y: Double) {
    guard !isDecided else { return }
    travel = (travel.x + x, travel.y + y)
    isDecided = abs(travel.x) + abs(travel.y) >= Self.decisive
  }
}
