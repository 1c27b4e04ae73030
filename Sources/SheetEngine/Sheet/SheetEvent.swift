/// Where a pointer was, and when its own clock says it was there.
public struct PointerSample: Sendable, Equatable, Codable {
  /// Points below the container's top edge; outside the container too.
  public let y: Double
  /// Seconds on the clock of pointer events. It is compared with other samples only, never with
  /// the times handed to the machine.
  public let time: Double

  /// Creates a sample; `y` in points, `time` in seconds.
  public init(y: Double, time: Double) {
    self.y = y
    self.time = time
  }
}

/// What can happen to a sheet.
public enum SheetEvent: Sendable, Equatable {
  /// Open at the initial detent; an open sheet stays where it is.
  case present
  /// Go to a detent, by its name; opens the sheet too. A name the configuration does not have is
  /// answered by `SheetNotice.unknownDetent`, and changes nothing.
  case select(String)
  /// Go one detent further, for a reason: wheel or grabber. A held sheet stays in the hand.
  case step(DetentStep, SettleReason)
  /// Close, for a reason: backdrop, escape or code. The backdrop cannot close a held sheet.
  case dismiss(SettleReason)
  /// The sheet was grabbed at this point.
  case dragBegan(PointerSample)
  /// The pointer that holds it moved.
  case dragMoved(PointerSample)
  /// The pointer let go.
  case dragEnded(PointerSample)
  /// The pointer was taken away; the sheet goes back to the nearest detent and never closes.
  case dragCancelled
  /// The container or the content has another size.
  case resized(SheetMetrics)
  /// The configuration changed; a presented sheet keeps its detent by name, and where that is
  /// gone goes to the nearest.
  case configured(SheetConfiguration)
  /// From now on nothing travels but what a hand moves; the sheet fades instead, for
  /// `SheetConfiguration.fadeDuration`. False allows motion again.
  case motionReduced(Bool)
}
