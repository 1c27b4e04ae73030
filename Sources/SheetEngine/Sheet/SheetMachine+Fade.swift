// Motion is reduced: the sheet fades instead of travelling.
extension SheetMachine {
  /// Reduces motion or allows it again.
  ///
  /// A journey under way goes on as a fade at once, to the same end; a fade under way is no travel
  /// and goes on as it is.
  mutating func reduceMotion(_ isReduced: Bool) {
    isMotionReduced = isReduced
    guard isReduced, fade == nil, var journey = state.journey else { return }
    journey.path = fadePath(from: motion, to: journey.settlement.target, opacity: 1)
    state = state.with(journey)
  }

  /// Whether the next journey is a fade: also when a fade it would interrupt is still to be seen.
  var fades: Bool { isMotionReduced || fade.map { !$0.isOver(at: now) } ?? false }

  /// The fade to a target: an opaque sheet goes to another detent by a fade from the one place to
  /// the other. What is opaque where it goes takes no time.
  func fadePath(from start: MotionSample, to target: SheetTarget, opacity: Double) -> Path {
    let height = layout.height(of: target)
    let isDismissal = target == .dismissed
    let changesPlace = !isDismissal && opacity == 1 && start.position != height
    return .fade(
      Fade(
        at: isDismissal ? start.position : height, to: height,
        from: changesPlace ? start.position : nil, opacity: changesPlace ? 0 : opacity,
        end: isDismissal ? 0 : 1, startTime: now, wholeDuration: configuration.fadeDuration))
  }

  /// How opaque the sheet is now, 0…1; one that is not there yet is transparent, and one that
  /// changes its place opaque at both.
  var opacity: Double {
    if case .hidden = state { return 0 }
    guard let fade, fade.origin == nil else { return 1 }
    return fade.opacity(at: now)
  }

  /// How much of the sheet is at its place rather than where it was before, 0…1.
  var arrival: Double {
    guard let fade, fade.origin != nil else { return 1 }
    return fade.opacity(at: now)
  }

  /// The dim's opacity for a visible height in points, 0…1: it fades with the sheet.
  func dimming(at height: Double) -> Double {
    let there = dim.opacity(at: height)
    guard let origin = fade?.origin else { return opacity * there }
    let here = dim.opacity(at: origin)
    return here + (there - here) * arrival
  }

  /// The fade under way.
  private var fade: Fade? {
    guard case .fade(let fade)? = state.journey?.path else { return nil }
    return fade
  }
}
