/// A list that glides on after it was let go of, until it comes to rest or to one of its ends.
struct ListGlide: Sendable {
  private let start: ScrollExtent
  private let velocity: Double
  private let momentum: Momentum
  private let startTime: Double
  private var maximum: Double

  /// What is left of a glide when it counts as over, points: half a pixel on a screen of scale 1.
  private static let rest = 0.5

  /// Begins to glide.
  ///
  /// - Parameters:
  ///   - start: Where the list was let go of.
  ///   - velocity: Points/second, towards the list's end positive.
  ///   - momentum: How far that carries.
  ///   - startTime: On the clock of frames, seconds.
  init(from start: ScrollExtent, velocity: Double, _ momentum: Momentum, startTime: Double) {
    (self.start, self.velocity, self.momentum) = (start, velocity, momentum)
    self.startTime = startTime
    maximum = start.maximum
  }

  /// The offset the list must have at a time in seconds, points.
  func offset(at time: Double) -> Double {
    let way = momentum.distance(forVelocity: velocity, after: time - startTime)
    return min(max(start.offset + way, 0), maximum)
  }

  /// Whether it has come to rest, or to one of the list's ends.
  func isOver(at time: Double) -> Bool {
    let offset = offset(at: time)
    if velocity > 0 ? offset >= maximum : offset <= 0 { return true }
    let end = start.offset + momentum.distance(forVelocity: velocity)
    return abs(end - offset) <= Self.rest
  }

  /// The same glide over a list of another length; nil where somebody else has scrolled it.
  func over(_ extent: ScrollExtent, at time: Double) -> ListGlide? {
    guard abs(extent.offset - offset(at: time)) <= Self.rest + 0.5 else { return nil }
    var glide = self
    glide.maximum = extent.maximum
    return glide
  }
}
