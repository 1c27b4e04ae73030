/// How much of a sheet is to be seen.
struct Visibility {
  /// Of the sheet, 0…1; one that changes its place by a fade is opaque at both.
  var opacity = 1.0
  /// How much of it is at its place rather than at `origin`, 0…1.
  var arrival = 1.0
  /// Where the rest of it is, points.
  var origin: Double?
}

extension Visibility {
  /// What a fade leaves to be seen at a time in seconds.
  init(of fade: Fade, at time: Double) {
    let opacity = fade.opacity(at: time)
    self =
      fade.origin == nil
      ? Visibility(opacity: opacity) : Visibility(arrival: opacity, origin: fade.origin)
  }
}
