/// A programmatic movement: along a curve for a time, or by a spring until it rests.
public struct Transition: Sendable, Equatable {
  enum Motion: Sendable, Equatable {
    case curve(TimingCurve, duration: Double)
    case spring(Spring)
  }

  let motion: Motion

  /// Moves along a curve.
  ///
  /// - Parameters:
  ///   - curve: How much of the way is done when.
  ///   - duration: Seconds, limited to 0…1e6; with 0, or no number, it arrives at once.
  public init(_ curve: TimingCurve, duration: Double) {
    motion = .curve(curve, duration: duration.limited(to: Limits.durations))
  }

  /// Moves by a spring, overshooting if it bounces; a dismissal ends at the first height of 0.
  public init(_ spring: Spring) { motion = .spring(spring) }
}

/// The springs a released sheet settles with, in SwiftUI's words.
public struct SettleSprings: Sendable, Equatable {
  /// Seconds, the spring's perceptual duration, limited to 0…1000; with 0 it arrives at once.
  public var duration = 0.35 { didSet { duration = duration.limited(to: 0...1000, or: 0.35) } }
  /// Bounce in every case but the one below, limited to −0.999…0.999.
  public var bounce = 0.0 { didSet { bounce = bounce.limited(to: Spring.bounces) } }
  /// Bounce after a flick upward, limited to −0.999…0.999.
  public var upwardFlickBounce = 0.15 {
    didSet { upwardFlickBounce = upwardFlickBounce.limited(to: Spring.bounces) }
  }
  /// When a settling sheet counts as arrived.
  public var tolerance = SettleTolerance()

  /// Creates the default springs.
  public init() {}
}

/// What a drag does to the sheet.
public enum DragModel: Sendable, Equatable {
  /// The sheet follows the pointer from where it was grabbed and snaps when it is let go of.
  case tracking
  /// The drag chooses targets and the sheet animates to them; nothing is decided at the release.
  ///
  /// With `t` points dragged downward: up to 0 the highest detent, above 0 the initial one, and
  /// once the initial height less `t` is under `minimum` (a fraction 0…1 of the container's
  /// height) dismissed, which ends the drag.
  case stepped(minimum: Double = 0.2)
  /// The sheet follows the pointer downward only, and closes when it is let go of further down
  /// than it was grabbed.
  case downward
  /// The program moves the sheet, the hand does not: no drag, wheel, touchpad or grabber does.
  case off
}

/// Which way a wheel moves a sheet.
public enum WheelDirection: String, Sendable, Equatable, CaseIterable, Codable {
  /// The way it moves content: what shows more of a list makes the sheet taller, so that sheet
  /// and list go one way everywhere on the sheet.
  case content
  /// The way it is turned: up makes the sheet taller, except over a list that scrolls.
  case wheel
}

/// Where on the sheet a drag may begin.
public enum DragRegion: String, Sendable, Equatable, CaseIterable, Codable {
  /// Anywhere that is not a control.
  case sheet
  /// On the grabber's area, or near enough to the grabber to mean it.
  case grabber
}
