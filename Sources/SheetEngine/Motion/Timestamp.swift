/// What a clock that only goes forward may say next.
enum Timestamp {
  /// A clock that leaps further ahead is wrong: seconds, about 30 years.
  static let longestLeap = 1e9
  /// The latest and, below 0, the earliest time a clock may begin at, seconds: 30,000 years.
  ///
  /// Beyond it a frame would be lost in rounding.
  static let furthest = 1e12

  /// Whether a time in seconds can be believed after the latest one, nil before the first.
  static func isUsable(_ time: Double, after latest: Double?) -> Bool {
    guard let latest else { return time.magnitude <= furthest }
    return time - latest <= longestLeap
  }
}
