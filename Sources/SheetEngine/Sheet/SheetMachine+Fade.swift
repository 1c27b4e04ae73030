// Motion is reduced: the sheet fades instead of travelling.
extension SheetMachine {
  /// Reduces motion or allows it again.
  ///
  /// A journey under way goes on as a fade at once, to the same end; a fade under way is no travel
  /// and goes on as it is.
  mutating func reduceMotion(_ isReduced: Bool) {
    isMotionReduced = isReduced
    guard isReduced, fade == nil, var journey = state.journey else { return }
    journey.path = fadePath(from: motion, to: journey.goal, opacity: 1)
    state = state.with(journey)
  }

  /// Whether the next journey is a fade: also when a fade it would interrupt is still to be seen.
  var fades: Bool { isMotionReduced || fade.map { !$0.isOver(at: now) } ?? false }

  /// The fade to a target: an opaque sheet goes to another detent by a fade from the one place to
  /// the other. What is opaque where it goes takes no time.
  func fadePath(from start: MotionSample, to goal: Goal, opacity: Double) -> Path {
    let height = layout.height(of: goal)
    let isDismissal = goal == .dismissed
    let changesPlace = !isDismissal && opacity == 1 && start.position != height
    return .fade(
      Fade(
        at: isDismissal ? start.position : height, to: height,
        from: changesPlace ? start.position : nil, opacity: changesPlace ? 0 : opacity,
        end: isDismissal ? 0 : 1, startTime: now, wholeDuration: configuration.fadeDuration))
  }

  /// How much of the sheet is to be seen now.
  var visibility: Visibility {
    guard let journey = state.journey else { return stillVisibility }
    if case .fade = journey.path, isWaiting { return Visibility(opacity: 0) }
    return journey.path.visibility(at: now)
  }

  /// The same of a sheet that is on no journey: one that is not there is transparent.
  var stillVisibility: Visibility {
    if case .hidden = state { Visibility(opacity: 0) } else { Visibility() }
  }

  /// The dim's opacity for a visible height in points, 0…1: it fades with the sheet.
  func dimming(at height: Double, _ visibility: Visibility) -> Double {
    let there = dim.opacity(at: height)
    guard let origin = visibility.origin else { return visibility.opacity * there }
    let here = dim.opacity(at: origin)
    return here + (there - here) * visibility.arrival
  }

  /// The fade under way.
  private var fade: Fade? {
    guard case .fade(let fade)? = state.journey?.path else { return nil }
    return fade
  }
}
