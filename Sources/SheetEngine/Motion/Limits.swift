/// How far numbers from outside are believed, so that no sum of them is infinite.
enum Limits {
  /// Lengths and places, points: no screen is as large.
  static let places = -1e7...1e7
  /// Lengths that are not negative, points.
  static let lengths = 0.0...1e7
  /// Points/second.
  static let velocities = -1e7...1e7
  /// Seconds that something takes: 0 to eleven days.
  static let durations = 0.0...1e6
  /// Parts of a whole.
  static let parts = 0.0...1.0
}

extension Double {
  /// The nearest number in a range; what is no number becomes `fallback`.
  func limited(to range: ClosedRange<Double>, or fallback: Double = 0) -> Double {
    isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension MotionSample {
  /// The nearest that can be believed; what is no number becomes 0.
  var limited: MotionSample {
    MotionSample(
      position: position.limited(to: Limits.places),
      velocity: velocity.limited(to: Limits.velocities))
  }
}
