public import SheetEngine

extension SheetConfiguration {
  /// Detents named “a”, “b”, “c” … at heights in points; for tests, which must not get them wrong.
  public static func heights(_ heights: Double...) -> SheetConfiguration {
    let names = "abcdefgh".map { String($0) }
    return known(zip(heights, names).map { .height($0, id: $1) })
  }

  /// Detents that are known to be right.
  public static func known(_ detents: [Detent], initialDetent: String? = nil) -> SheetConfiguration
  {
    guard let made = try? SheetConfiguration(detents: detents, initialDetent: initialDetent) else {
      preconditionFailure("A test's detents must be right.")
    }
    return made
  }

  /// A sheet as tall as its content, the content at most the container less `topOffset` points.
  public static func fitting(topOffset: Double = 60) -> SheetConfiguration {
    known([.content(topOffset: topOffset)])
  }

  /// The `pan` sheet with the stepped drag.
  public static let steppedPan: SheetConfiguration = {
    var made = SheetConfiguration.pan
    made.dragModel = .stepped()
    return made
  }()
}
