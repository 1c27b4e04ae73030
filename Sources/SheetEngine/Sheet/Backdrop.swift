/// A colour without transparency; components 0…1.
public struct SheetColor: Sendable, Equatable, Codable {
  /// Red, 0…1.
  public let red: Double
  /// Green, 0…1.
  public let green: Double
  /// Blue, 0…1.
  public let blue: Double

  /// Creates a colour from components, limited to 0…1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red.limited(to: Limits.parts)
    self.green = green.limited(to: Limits.parts)
    self.blue = blue.limited(to: Limits.parts)
  }

  /// Creates a grey, 0 black … 1 white.
  public init(white: Double) { self.init(red: white, green: white, blue: white) }

  /// Black.
  public static let black = SheetColor(white: 0)
}

/// The layer that dims what is under a sheet.
public struct Backdrop: Sendable, Equatable {
  /// The dim's colour.
  public var color: SheetColor
  /// The dim's opacity at every dimmed detent and above, limited to 0…1.
  public var opacity: Double { didSet { opacity = opacity.limited(to: Limits.parts) } }
  /// Opacities of single detents instead, limited to 0…1, by the detents' names.
  public var opacities: [String: Double] = [:] {
    didSet { opacities = opacities.mapValues { $0.limited(to: Limits.parts) } }
  }
  /// The name of the highest detent at which nothing is dimmed; nil for none.
  public var largestUndimmed: String?

  /// Creates a backdrop; `opacity` is limited to 0…1.
  public init(color: SheetColor = .black, opacity: Double) {
    self.color = color
    self.opacity = opacity.limited(to: Limits.parts)
  }
}

/// A backdrop's opacity over a sheet's height, resolved for one layout.
///
/// It goes in straight lines from 0 at dismissed through each detent's own opacity, so that it
/// follows the pointer and never a timer.
struct DimProfile: Sendable {
  private let knots: [(height: Double, opacity: Double)]

  init(_ backdrop: Backdrop, detents: [Detent], layout: DetentLayout) {
    let undimmed = detents.firstIndex { $0.id == backdrop.largestUndimmed }
      .map { layout.height(of: Goal.detent($0)) }
    let stops = layout.stops.map { stop in
      let isDimmed = undimmed.map { stop.height > $0 } ?? true
      let opacity = backdrop.opacities[stop.detent] ?? backdrop.opacity
      return (height: stop.height, opacity: isDimmed ? opacity : 0)
    }
    knots = [(0, 0)] + stops
  }

  /// The opacity at a height in points, 0…1.
  func opacity(at height: Double) -> Double {
    var range = 1..<knots.count
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        knots[middle - 1].height < height ? middle..<range.upperBound : range.lowerBound..<middle
    }
    let (low, high) = (knots[range.lowerBound - 1], knots[range.lowerBound])
    guard height > low.height else { return low.opacity }
    guard height < high.height else { return high.opacity }
    let part = (height - low.height) / (high.height - low.height)
    return low.opacity + part * (high.opacity - low.opacity)
  }
}
