/// What a sheet does at an instant.
public enum SheetPhase: String, Sendable, Equatable {
  /// Dismissed.
  case hidden
  /// At a detent.
  case resting
  /// Held by a pointer.
  case dragging
  /// On its way to a target.
  case settling
}

/// Everything a front end needs to paint one instant.
public struct SheetFrame: Sendable, Equatable {
  /// Visible height, points, 0…container height.
  public let height: Double
  /// The top edge's distance from the container's top, points.
  public let top: Double
  /// Points/second, up positive; of a held sheet the pointer's, as of its last move.
  public let velocity: Double
  /// Height over the highest detent's, 0…1.
  public let progress: Double
  /// How many detents above dismissed, from 0; see `DetentLayout.fractionalIndex`.
  public let detentIndex: Double
  /// Of the backdrop, 0…1, the sheet's own opacity already counted in.
  public let backdropOpacity: Double
  /// Of the sheet, 0…1: less than 1 only while motion is reduced and it comes or goes, and while it
  /// is hidden.
  public let opacity: Double
  /// How much of the sheet is at its place, 0…1; the rest is what was to be seen before the frame
  /// in which this fell, fading away. Less than 1 only while motion is reduced and the sheet goes
  /// from detent to detent.
  public let arrival: Double
  /// What the sheet is doing.
  public let phase: SheetPhase
  /// Whether a later frame differs from this one although nothing happens.
  public let isAnimating: Bool
  /// The journey that ended with this frame; told once.
  public let didSettle: Settlement?
  /// The offset that the list which a gesture scrolls, or which glides on or has glided last, must
  /// have, points; nil while the list is none of the sheet's business.
  public let listOffset: Double?
  /// Whether the hand's last event is the sheet's alone, and nobody else may have it.
  public let claims: Bool
  /// Where the sheet would go if it were let go of now; nil while nothing holds it.
  public let prospect: SheetTarget?
  /// Whether pointer and keyboard reach the sheet and its backdrop: not while it is hidden, nor at
  /// the end of a dismissal of which nothing can be seen any more.
  public let isReachable: Bool
}
