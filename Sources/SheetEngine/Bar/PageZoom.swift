/// How far a page is magnified.
public struct PageZoom: Sendable, Equatable {
  /// The present scale factor.
  public var scale: Double

  /// The smallest scale factor the page offers, usually the one that fits its width.
  public var minimum: Double

  /// Creates a zoom.
  ///
  /// - Parameters:
  ///   - scale: A scale factor; below `minimum` (a pinch that is about to spring back) it counts
  ///     as the minimum. The tracker ignores one that is not finite or not above 0.
  ///   - minimum: A scale factor. The tracker ignores one that is not finite or not above 0.
  public init(scale: Double, minimum: Double = 1) {
    self.scale = scale
    self.minimum = minimum
  }

  var isUsable: Bool { scale.isFinite && minimum.isFinite && scale > 0 && minimum > 0 }

  /// The scale in units of the minimum, exactly 1 within the tolerance.
  func ratio(tolerance: Double) -> Double {
    let ratio = scale / minimum
    return ratio > 1 + tolerance ? ratio : 1
  }
}
