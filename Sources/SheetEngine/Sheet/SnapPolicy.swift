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
  /// How far from one detent to the next the momentum must carry a sheet that is no flick.
  public var threshold = SnapThreshold.fraction(0.5)
  /// Whether the sheet comes to rest at detents only.
  ///
  /// If not, it rests where its momentum ends, from the lowest to the highest detent; below the
  /// lowest it snaps to that one, or to dismissed.
  public var snaps = true

  /// Creates the default policy.
  public init() {}

  /// Chooses a target.
  ///
  /// - Parameters:
  ///   - release: Height in points and velocity in points/second, up positive.
  ///   - layout: The detents.
  ///   - allowsDismissal: Whether 0 is one of the choices.
  ///   - origin: Where the sheet was when it was grabbed; nil, or a detent that is no more, has the
  ///     threshold half way.
  public func target(
    for release: MotionSample, in layout: DetentLayout, allowsDismissal: Bool,
    from origin: SheetTarget? = nil
  ) -> SheetTarget {
    let height = origin.flatMap { layout.height(of: $0) }
    return layout.target(
      goal(for: release, in: layout, allowsDismissal: allowsDismissal, from: height))
  }

  func goal(
    for release: MotionSample, in layout: DetentLayout, allowsDismissal: Bool, from origin: Double?
  ) -> Goal {
    let bottom = allowsDismissal ? 0 : layout.lowest
    let start = min(max(release.position, bottom), layout.highest)
    let projected = start + momentum.distance(forVelocity: release.velocity)
    let isFree = !snaps && (projected >= layout.lowest || !allowsDismissal)
    if isFree { return layout.goal(at: projected) }
    let choices = Choices(
      layout: layout, includesDismissed: allowsDismissal,
      stopCount: snaps ? layout.stops.count : 1)
    let nearest = choices.choice(for: projected, from: origin, by: threshold)
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

/// How far a sheet has to go from one detent to be nearer to the next.
public enum SnapThreshold: Sendable, Equatable {
  /// A part of the gap between the two, limited to 0…1.
  case fraction(Double)
  /// Points, at most the gap.
  case points(Double)

  /// How far from the one it comes from, points.
  func distance(in gap: Double) -> Double {
    switch self {
    case .fraction(let part): part.limited(to: Limits.parts, or: 0.5) * gap
    case .points(let points): points.limited(to: 0...gap, or: gap / 2)
    }
  }

  /// The height in points from which a sheet goes to the upper of two detents.
  ///
  /// - Parameters:
  ///   - low: The lower one, points.
  ///   - high: The upper one, points.
  ///   - origin: Where the sheet comes from, points; nil, or between the two, is half way.
  func boundary(between low: Double, and high: Double, from origin: Double?) -> Double {
    let distance = distance(in: high - low)
    if let origin, origin <= low { return low + distance }
    if let origin, origin >= high { return high - distance }
    return low + (high - low) / 2
  }
}

/// The stops a release can choose from, dismissed first where it is allowed. Indices are limited
/// to the choices by whoever makes them.
private struct Choices {
  let layout: DetentLayout
  let includesDismissed: Bool
  /// How many of the stops can be chosen, from the lowest.
  let stopCount: Int

  private var offset: Int { includesDismissed ? 1 : 0 }
  var count: Int { stopCount + offset }

  func height(_ index: Int) -> Double {
    index < offset ? 0 : layout.stops[index - offset].height
  }

  func goal(_ index: Int) -> Goal {
    index < offset ? .dismissed : .detent(layout.stops[min(index, count - 1) - offset].index)
  }

  /// The choice of a height in points, of two equally good ones the taller.
  func choice(for height: Double, from origin: Double?, by threshold: SnapThreshold) -> Int {
    guard let above = (0..<count).first(where: { self.height($0) > height }) else {
      return count - 1
    }
    guard above > 0 else { return 0 }
    let (low, high) = (self.height(above - 1), self.height(above))
    let boundary = threshold.boundary(between: low, and: high, from: origin)
    return height > low && height >= boundary ? above : above - 1
  }

  func next(above height: Double) -> Int {
    (0..<count).first { self.height($0) > height } ?? count - 1
  }

  func next(below height: Double) -> Int {
    (0..<count).last { self.height($0) < height } ?? 0
  }
}
