/// A step from one detent to another, counted from where the sheet rests or is going.
public enum DetentStep: String, Sendable, Equatable, CaseIterable, Codable {
  /// To the next higher one.
  case up
  /// To the next lower one; from the lowest nowhere, unless a wheel may dismiss the sheet.
  case down
  /// To the highest one.
  case highest
  /// To the lowest one.
  case lowest
  /// To the next higher one, and from the highest to the lowest.
  case around
}

extension DetentLayout {
  /// The stop a step leads to.
  ///
  /// - Parameters:
  ///   - step: Which way.
  ///   - height: Where the step begins, points.
  /// - Returns: nil when there is nothing else to go to.
  public func stop(_ step: DetentStep, from height: Double) -> Stop? {
    let stop =
      switch step {
      case .up: above(height)
      case .down: stops.last { $0.height < height }
      case .highest: stops.last
      case .lowest: stops.first
      case .around: above(height) ?? stops.first
      }
    return stop?.height == height ? nil : stop
  }

  private func above(_ height: Double) -> Stop? { stops.first { $0.height > height } }
}
