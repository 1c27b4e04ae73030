/// Chooses where a sheet goes when it is let go of, from its height and velocity.
///
/// Position and momentum choose the nearest detent; a flick always leaves the detent it began at.
public struct SnapPolicy: Sendable, Equatable {
  /// How far a release velocity carries (Apple, WWDC 2018 session 803, "Designing Fluid
  /// Interfaces").
  public var momentum = Momentum()
  /// Points/second from which a release is a flick; limited to 1…1e6.
  public var flickSpeed = 300.0 {
    didSet { flickSpeed = flickSpeed.limited(to: 1...1e6, or: 300) }
  }
  /// How many detents one flick may pass over; nil for no limit, below 0 as 0.
  public var maximumSkip: Int?

  /// Creates the default policy.
  public init() {}

  /// Chooses a target.
  ///
  /// - Parameters:
  ///   - release: Height in points and velocity in points/second, up positive.
  ///   - layout: The detents.
  ///   - allowsDismissal: Whether 0 is one of the choices.
  public func target(
    for release: MotionSample, in layout: DetentLayout, allowsDismissal: Bool
  ) -> SheetTarget {
    layout.target(goal(for: release, in: layout, allowsDismissal: allowsDismissal))
  }

  func goal(
    for release: MotionSample, in layout: DetentLayout, allowsDismissal: Bool
  ) -> Goal {
    let choices = Choices(layout: layout, includesDismissed: allowsDismissal)
    let start = min(max(release.position, choices.height(0)), layout.highest)
    let projected = start + momentum.distance(forVelocity: release.velocity)
    let nearest = choices.nearest(to: projected)
    return choices.goal(flicked(nearest, from: start, velocity: release.velocity, in: choices))
  }

  /// A flick's choice: at least the next detent in its direction, at most `maximumSkip` beyond.
  private func flicked(
    _ choice: Int, from start: Double, velocity: Double, in choices: Choices
  ) -> Int {
    let skip = min(max(maximumSkip ?? choices.count, 0), choices.count)
    if velocity >= flickSpeed {
      let next = choices.next(above: start)
      return min(max(choice, next), next + skip)
    }
    if velocity <= -flickSpeed {
      let next = choices.next(below: start)
      return max(min(choice, next), next - skip)
    }
    return choice
  }
}

/// The stops a release can choose from, dismissed first where it is allowed. Indices are limited
/// to the choices by whoever makes them.
private struct Choices {
  let layout: DetentLayout
  let includesDismissed: Bool

  private var offset: Int { includesDismissed ? 1 : 0 }
  var count: Int { layout.stops.count + offset }

  func height(_ index: Int) -> Double {
    index < offset ? 0 : layout.stops[index - offset].height
  }

  func goal(_ index: Int) -> Goal {
    index < offset ? .dismissed : .detent(layout.stops[min(index, count - 1) - offset].index)
  }

  func nearest(to height: Double) -> Int {
    (0..<count).reduce(0) { best, index in
      abs(self.height(index) - height) <= abs(self.height(best) - height) ? index : best
    }
  }

  func next(above height: Double) -> Int {
    (0..<count).first { self.height($0) > height } ?? count - 1
  }

  func next(below height: Double) -> Int {
    (0..<count).last { self.height($0) < height } ?? 0
  }
}
