/// The give beyond the last allowed position: the farther it is pulled, the less it follows.
///
/// `b(x) = (1 − 1/(c·x/d + 1))·d`, as UIScrollView is observed to do: slope `c` at 0, limit `d`.
public struct RubberBand: Sendable, Equatable {
  /// How much of the first point of a pull is followed; above 0, no unit.
  ///
  /// 0.55 is what UIScrollView is observed to use.
  public var coefficient: Double {
    didSet { coefficient = coefficient.limited(to: Self.coefficients, or: 0.55) }
  }

  /// How much of its limit a band can be asked to give back; no unit.
  ///
  /// At the limit itself the pull would be infinite.
  private static let tautest = 1 - 1e-6

  /// Creates a rubber band.
  ///
  /// - Parameter coefficient: Above 0; limited to 1e-6…1000, and what is no number counts as 0.55.
  public init(coefficient: Double = 0.55) {
    self.coefficient = coefficient.limited(to: Self.coefficients, or: 0.55)
  }

  /// What the coefficient can be.
  static let coefficients = 1e-6...1000.0

  /// How far it follows a pull, points: at least 0 and never beyond the dimension.
  ///
  /// - Parameters:
  ///   - x: The pull beyond the limit, points; 0 or less, or not a number, gives 0.
  ///   - d: The dimension, points: what an endless pull tends to. Without a finite one above 0
  ///     there is no give.
  public func offset(forExcess x: Double, dimension d: Double) -> Double {
    guard x > 0, d > 0, d.isFinite else { return 0 }
    return d / (1 + d / (coefficient * x))
  }

  /// Which pull it follows that far, points: the inverse, `x = b·d/(c(d − b))`.
  ///
  /// With it, something caught while it is out in the band can be dragged on from where it is.
  ///
  /// - Parameters:
  ///   - b: How far it has followed, points; 0 or less, or not a number, gives 0. From a millionth
  ///     below the dimension on the answer grows no more, so that it stays finite.
  ///   - d: The dimension, points; as for `offset(forExcess:dimension:)`.
  public func excess(forOffset b: Double, dimension d: Double) -> Double {
    guard b > 0, d > 0, d.isFinite else { return 0 }
    let share = min(b / d, Self.tautest)
    return share * d / (coefficient * (1 - share))
  }

  /// How much of the next point of a pull is followed, 0…1: the slope `b′ = c·(1 − b/d)²`.
  ///
  /// - Parameters:
  ///   - b: How far it has followed, points.
  ///   - d: The dimension, points; as for `offset(forExcess:dimension:)`.
  public func slope(atOffset b: Double, dimension d: Double) -> Double {
    guard d > 0, d.isFinite else { return 0 }
    let remaining = 1 - (b / d).limited(to: Limits.parts)
    return min(coefficient * remaining * remaining, 1)
  }
}
