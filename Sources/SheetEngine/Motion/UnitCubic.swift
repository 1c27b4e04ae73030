/// One coordinate of a cubic Bézier that runs from 0 to 1.
struct UnitCubic: Sendable, Equatable {
  /// The first inner control point.
  let first: Double
  /// The second inner control point.
  let second: Double

  /// The coordinate at a parameter in 0…1.
  func value(at u: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    return ((1 - c - b) * u + b) * u * u + c * u
  }

  /// The derivative at a parameter in 0…1.
  func slope(at u: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    return (3 * (1 - c - b) * u + 2 * b) * u + c
  }

  /// The way from the start to the first inner control point that differs from it in either
  /// coordinate; 0 if none does.
  ///
  /// - Parameter other: The other coordinate.
  func startTangent(with other: UnitCubic) -> Double {
    first != 0 || other.first != 0 ? first : second
  }

  /// The way to the end from the last inner control point that differs from it in either
  /// coordinate; 0 if none does.
  ///
  /// - Parameter other: The other coordinate.
  func endTangent(with other: UnitCubic) -> Double {
    second != 1 || other.second != 1 ? 1 - second : 1 - first
  }
}
