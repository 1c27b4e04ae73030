/// A configuration's detents, resolved for one set of metrics.
///
/// Heights are ascending and distinct: detents that come out equally tall share one stop, so a
/// window too small for all of them still has at least one.
public struct DetentLayout: Sendable, Equatable {
  /// One height and the first detent that asks for it.
  public struct Stop: Sendable, Equatable {
    /// The detent's name.
    public let detent: String
    /// Points.
    public let height: Double
    /// The detent's place in the configuration.
    let index: Int
  }

  /// Ascending by height, never empty.
  public private(set) var stops: [Stop]
  /// Points, by the detent's place in the configuration.
  private let heights: [Double]
  /// The detents' names, in the order of the configuration.
  private let names: [String]

  /// Resolves detents.
  ///
  /// - Precondition: `detents` is not empty, which `SheetConfiguration` sees to.
  public init(_ detents: [Detent], in metrics: SheetMetrics) {
    precondition(!detents.isEmpty, "A sheet needs at least one detent.")
    names = detents.map(\.id)
    heights = detents.map { $0.height(in: metrics) }
    stops = Self.stops(for: heights, names)
  }

  private static func stops(for heights: [Double], _ names: [String]) -> [Stop] {
    let ascending = heights.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    return ascending.reduce(into: []) { stops, index in
      guard stops.last?.height != heights[index] else { return }
      stops.append(Stop(detent: names[index], height: heights[index], index: index))
    }
  }

  /// The same layout without the stops of some targets; nil when none is left.
  func without(_ targets: [SheetTarget]) -> DetentLayout? {
    guard !targets.isEmpty else { return self }
    let heights = targets.map { height(of: $0) }
    var layout = self
    layout.stops.removeAll { heights.contains($0.height) }
    return layout.stops.isEmpty ? nil : layout
  }

  /// The lowest stop's height, points.
  public var lowest: Double { stops[0].height }
  /// The highest stop's height, points.
  public var highest: Double { stops[stops.count - 1].height }

  /// How tall the sheet is at a target, points; 0 when dismissed, nil where no detent has the name.
  public func height(of target: SheetTarget) -> Double? {
    switch target {
    case .dismissed: 0
    case .detent(let name): names.firstIndex(of: name).map { heights[$0] }
    case .between(let part): height(of: Goal.between(part.limited(to: Limits.parts)))
    }
  }

  func height(of goal: Goal) -> Double {
    switch goal {
    case .dismissed: 0
    case .detent(let index): heights[index]
    case .between(let part): lowest + part * (highest - lowest)
    }
  }

  /// What rests at a height in points, within the detents: one of them, or a place between two.
  func goal(at height: Double) -> Goal {
    let height = min(max(height, lowest), highest)
    if let stop = stops.first(where: { $0.height == height }) { return .detent(stop.index) }
    return .between((height - lowest) / (highest - lowest))
  }

  /// What a goal is called outside.
  func target(_ goal: Goal) -> SheetTarget {
    switch goal {
    case .dismissed: .dismissed
    case .detent(let index): .detent(names[index])
    case .between(let part): .between(part)
    }
  }

  /// The stop nearest to a height in points; of two equally near ones the taller.
  public func nearest(to height: Double) -> Stop {
    let above = firstStop(atLeast: height)
    guard above > 0 else { return stops[0] }
    guard above < stops.count else { return stops[above - 1] }
    let (low, high) = (stops[above - 1], stops[above])
    return high.height - height <= height - low.height ? high : low
  }

  /// How many detents a height is above dismissed: 0 dismissed, 1 the lowest stop, 1.5 half-way
  /// from there to the next. Limited to 0…number of stops.
  public func fractionalIndex(of height: Double) -> Double {
    let above = firstStop(atLeast: height)
    guard above < stops.count else { return Double(stops.count) }
    let (low, high) = (above > 0 ? stops[above - 1].height : 0, stops[above].height)
    guard high > low else { return Double(above) }
    return Double(above) + max(0, height - low) / (high - low)
  }

  private func firstStop(atLeast height: Double) -> Int {
    var range = 0..<stops.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        stops[middle].height < height
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
