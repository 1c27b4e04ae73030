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

  /// The fade to a target.
  ///
  /// One that starts opaque and stays so, such as from detent to detent, takes no time.
  func fadePath(from start: MotionSample, to target: SheetTarget, opacity: Double) -> Path {
    let height = layout.height(of: target)
    let isDismissal = target == .dismissed
    return .fade(
      Fade(
        at: isDismissal ? start.position : height, to: height, opacity: opacity,
        end: isDismissal ? 0 : 1, startTime: now, wholeDuration: configuration.fadeDuration))
  }

  /// How opaque the sheet is now, 0…1.
  var opacity: Double { state.journey?.path.opacity(at: now) ?? stillOpacity }

  /// How opaque a sheet is that is on no journey, 0…1: one that is not there is transparent.
  var stillOpacity: Double {
    if case .hidden = state { 0 } else { 1 }
  }

  /// The fade under way.
  private var fade: Fade? {
    guard case .fade(let fade)? = state.journey?.path else { return nil }
    return fade
  }
}
