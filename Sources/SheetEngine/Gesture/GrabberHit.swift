extension SheetAppearance.Grabber {
  /// The least width and height of what can be hit, points.
  ///
  /// Source: Apple's Human Interface Guidelines.
  public static let leastHitSize = 44.0

  /// Whether a press means the grabber: on it or so near that a finger could not do better.
  ///
  /// - Parameters:
  ///   - x: Points from the grabber's middle, to either side.
  ///   - depth: Points below the sheet's top edge.
  public func isHit(x: Double, depth: Double) -> Bool {
    let reach = max(areaHeight, (areaHeight + Self.leastHitSize) / 2)
    return abs(x) <= max(width, Self.leastHitSize) / 2 && depth >= 0 && depth < reach
  }
}
