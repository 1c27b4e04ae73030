// What pointer and keyboard reach of a sheet.
extension SheetMachine {
  /// What is dimmed less is not seen: one step of a colour channel.
  private static let visibleDim = 1.0 / 255
  /// Points below which a sheet that closes is not seen, once its dim is not.
  private static let visibleHeight = 4.0
  /// Points and points/second from a target, below which a sheet is at rest for its controls.
  private static let restDistance = 4.0
  private static let restSpeed = 60.0
  /// Seconds after which the backdrop may be clicked where a press on the sheet just was.
  private static let armingTime = 0.5

  /// Whether pointer and keyboard still reach a sheet of a height in points and its dim: what
  /// cannot be seen of a dismissal reaches nothing.
  func isReachable(_ height: Double, _ dim: Double) -> Bool {
    guard state.isOpen else { return false }
    guard state.goal == .dismissed else { return true }
    if height < metrics.pixel / 2 { return false }
    return dim >= Self.visibleDim || height >= Self.visibleHeight
  }

  /// Whether a sheet on its way is as good as there for what is on it.
  func isNearlyAtRest(on journey: Journey) -> Bool {
    let motion = motion
    return abs(journey.path.target - motion.position) < Self.restDistance
      && abs(motion.velocity) < Self.restSpeed
  }

  /// Whether a click on the backdrop is meant: not where the sheet just was, pressed and gone from
  /// under a pointer that has not moved.
  func isBackdropArmed(for press: PointerSample) -> Bool {
    guard let inside = lastInside, press.time - inside.time < Self.armingTime,
      press.time >= inside.time
    else { return true }
    return max(abs(press.x - inside.x), abs(press.y - inside.y)) > slop
  }
}
