/// Which gesture a scroll tracker is in.
enum ScrollPhase: Sendable, Equatable {
  /// None; what moves now moves by itself.
  case idle
  /// None, but the last one began at the end of the page and left it there.
  case idleAtEnd
  /// One with an end, such as a finger's.
  case held(ScrollGesture)
  /// Wheel notches or key presses, over at a time in seconds unless another one comes.
  case burst(ScrollGesture, endsAt: Double)

  /// The gesture, if there is one.
  var gesture: ScrollGesture? {
    switch self {
    case .idle, .idleAtEnd: nil
    case .held(let gesture), .burst(let gesture, endsAt: _): gesture
    }
  }

  /// Whether what moves now goes back to a gesture that began at the end of the page.
  var beganAtEnd: Bool { self == .idleAtEnd || gesture?.beganAtEnd == true }

  /// Adds a movement to the gesture, if there is one.
  ///
  /// - Parameters:
  ///   - movement: Points, down positive.
  ///   - deadline: When a burst is over now, seconds.
  mutating func add(_ movement: Double, deadline: Double) {
    guard var gesture else { return }
    gesture.translation += movement
    if case .burst = self {
      self = .burst(gesture, endsAt: deadline)
    } else {
      self = .held(gesture)
    }
  }
}

/// One scroll gesture, from the first touch or notch to the last.
struct ScrollGesture: Sendable, Equatable {
  /// Whether the page was already at its end.
  let beganAtEnd: Bool
  /// All movement asked for so far, points, down positive.
  var translation = 0.0
}
