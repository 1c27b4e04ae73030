/// A cubic Bézier from (0, 0) to (1, 1) that says how much is done after how much of the time.
public struct TimingCurve: Sendable, Equatable {
  /// The steepest slope that is answered; no unit.
  ///
  /// A curve may start, end or pass vertically, where the slope is infinite; an infinite velocity
  /// would spoil every sum it enters.
  public static let maximumSlope = 1000.0

  /// What the control points' shares of the way can be.
  private static let ways = -1000.0...1000.0

  private let x: UnitCubic
  private let y: UnitCubic

  /// Creates a curve from its two inner control points.
  ///
  /// Time runs forward, so its shares are limited to 0…1; those of the way are limited to ±1000.
  /// What is no number counts as the point's own end of the curve: 0 for the first, 1 for the second.
  ///
  /// - Parameters:
  ///   - x1: The first point's share of the time, 0…1.
  ///   - y1: The first point's share of the way; may leave 0…1.
  ///   - x2: The second point's share of the time, 0…1.
  ///   - y2: The second point's share of the way; may leave 0…1.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = UnitCubic(
      first: x1.limited(to: Limits.parts), second: x2.limited(to: Limits.parts, or: 1))
    y = UnitCubic(first: y1.limited(to: Self.ways), second: y2.limited(to: Self.ways, or: 1))
  }

  /// Whether it may do more than the whole way, before it comes back to its end.
  var overshoots: Bool { max(y.first, y.second) > 1 }

  /// The inner control points: x1, y1, x2, y2.
  public var controlPoints: [Double] { [x.first, y.first, x.second, y.second] }

  /// How much of the way is done; no unit.
  ///
  /// - Parameter fraction: How much of the time has passed, 0…1. Outside, or not a number, it is
  ///   the nearer end, or the start.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return y.value(at: parameter(at: fraction))
  }

  /// How fast the way is done: the derivative of `value(at:)`; no unit.
  ///
  /// Where a control point lies on its end, as easeOut's first on (0, 0), the derivative of both
  /// coordinates is 0 there and the slope is the limit: that of the line to the next point, `y2/x2`.
  /// A vertical tangent answers plus or minus `maximumSlope`.
  ///
  /// - Parameter fraction: As for `value(at:)`; outside 0…1 it is the slope at that end.
  public func slope(at fraction: Double) -> Double {
    let u = fraction > 0 ? fraction < 1 ? parameter(at: fraction) : 1 : 0
    if u < Self.end { return Self.ratio(y.startTangent(with: x), x.startTangent(with: y)) }
    if u > 1 - Self.end { return Self.ratio(y.endTangent(with: x), x.endTangent(with: y)) }
    return Self.ratio(y.slope(at: u), x.slope(at: u))
  }

  /// How near to an end the slope is that end's; no unit.
  private static let end = 1e-9
  /// How well the parameter is found, and what counts as a derivative of 0; no unit.
  private static let precision = 1e-12

  /// `dy/dx`; 1 where both are 0: there the curve runs straight from end to end.
  private static func ratio(_ dy: Double, _ dx: Double) -> Double {
    guard dx > precision else {
      if dy.magnitude <= precision { return 1 }
      return dy > 0 ? maximumSlope : -maximumSlope
    }
    return min(max(dy / dx, -maximumSlope), maximumSlope)
  }

  /// The curve's parameter where x is the fraction: Newton's way, and bisection where that strays.
  private func parameter(at fraction: Double) -> Double {
    var u = fraction
    for _ in 0..<8 {
      let step = (x.value(at: u) - fraction) / x.slope(at: u)
      u -= step
      // Beyond the ends the cubic may take the same value again.
      guard u >= 0, u <= 1 else { break }
      if step.magnitude < Self.precision { return u }
    }
    return bisectedParameter(at: fraction)
  }

  private func bisectedParameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    while high - low > Self.precision {
      let middle = (low + high) / 2
      if x.value(at: middle) < fraction { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension TimingCurve {
  /// As much of the way as of the time: (0, 0, 1, 1).
  ///
  /// Source of this and the following: Apple's CAMediaTimingFunction and UnitCurve documentation.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Off quickly, arriving slowly: (0.25, 0.1, 0.25, 1).
  public static let ease = TimingCurve(0.25, 0.1, 0.25, 1)
  /// Off slowly: (0.42, 0, 1, 1).
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Arriving slowly: (0, 0, 0.58, 1).
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Off slowly and arriving slowly: (0.42, 0, 0.58, 1).
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
}
