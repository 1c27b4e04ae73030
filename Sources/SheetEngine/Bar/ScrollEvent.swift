/// What the page under a collapsing bar has just done, as far as the bar is concerned.
public enum ScrollEvent: Sendable, Equatable, CaseIterable {
  /// The content is being moved down, towards the top of the page: the bar expands.
  case scrollUp
  /// The content is being moved towards the end of the page: the bar collapses.
  case scrollDown
  /// A gesture that began at the end of the page pulls on: the bar expands.
  ///
  /// Without it a reader at the end of a page would have to scroll back to find the bar.
  case reachBottom
  /// The page is magnified beyond its minimum scale: the bar collapses.
  case zoomIn
  /// The page is back at its minimum scale: the bar expands.
  case zoomOut

  /// Whether the bar comes back for it.
  var expands: Bool {
    switch self {
    case .scrollUp, .reachBottom, .zoomOut: true
    case .scrollDown, .zoomIn: false
    }
  }
}

/// What counts as scrolling up or down.
public enum ScrollRule: Sendable, Equatable, CaseIterable {
  /// The travel since the last reversal, once it exceeds a threshold.
  ///
  /// Offsets are clamped to the page first, so that a rebound at either end is no scrolling, and
  /// the bar is always expanded at the top of the page.
  case direction
  /// The sign of the whole translation since the gesture began, however small.
  ///
  /// A reversal therefore counts only once the gesture is back behind its own start, and what the
  /// page does after the gesture (momentum, rebound) never counts.
  case literal
}
