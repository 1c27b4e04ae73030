/// Where a pointer was, and when its own clock says it was there.
public struct PointerSample: Sendable, Equatable, Codable {
  /// Points from the container's left edge; outside the container too.
  public let x: Double
  /// Points below the container's top edge; outside the container too.
  public let y: Double
  /// Seconds on the clock of pointer events. It is compared with other samples only, never with
  /// the times handed to the machine.
  public let time: Double

  /// Creates a sample; `x` and `y` in points, `time` in seconds.
  public init(x: Double = 0, y: Double, time: Double) {
    self.x = x
    self.y = y
    self.time = time
  }
}

/// What can happen to a sheet.
public enum SheetEvent: Sendable, Equatable, Codable {
  // MARK: The program

  /// Open at the initial detent; an open sheet stays where it is.
  case present(animated: Bool = true)
  /// Go to a detent, by its name; opens the sheet too. A name the configuration does not have is
  /// answered by `SheetNotice.unknownDetent`, and changes nothing.
  case select(String, animated: Bool = true)
  /// Go one detent further, for a reason. A held sheet stays in the hand.
  case step(DetentStep, SettleReason)
  /// Close, for a reason; without `asking` nobody is asked whether it may. Not `animated`, a
  /// sheet that is closing already is closed at once.
  case dismiss(SettleReason, asking: Bool = true, animated: Bool = true)
  /// The answer to the last `SheetNotice.asks`.
  case answered(SheetAnswer)

  // MARK: Hands

  /// A pointer was pressed on something; over a list that can scroll, with how far it is.
  case pressed(PointerSample, on: PressPlace, list: ScrollExtent? = nil)
  /// The pressed pointer moved.
  case moved(PointerSample)
  /// It was released, on something of the sheet's or elsewhere.
  case released(PointerSample, on: PressPlace? = nil)
  /// It was taken away, by the system or by a control that wanted it.
  case cancelled
  /// Fingers moved on a touchpad, over something.
  case swiped(SwipeMovement, on: PressPlace, list: ScrollExtent? = nil)
  /// The fingers left the touchpad at a time on the clock of pointer events, seconds.
  case swipeEnded(at: Double)
  /// A wheel turned by notches, over something, at a time on the clock of pointer events; positive
  /// the way that shows more of a list.
  case rolled(Double, at: Double, on: PressPlace, list: ScrollExtent? = nil)
  /// A key that is the sheet's was pressed.
  case key(SheetKey)
  /// The list in the sheet was scrolled by somebody else, or has another length.
  case listScrolled(ScrollExtent)

  // MARK: Circumstances

  /// The container or the content has another size.
  case resized(SheetMetrics)
  /// The configuration changed; a presented sheet keeps its detent by name, and where that is
  /// gone goes to the nearest.
  case configured(SheetConfiguration)
  /// From now on nothing travels but what a hand moves; the sheet fades instead, for
  /// `SheetConfiguration.fadeDuration`. False allows motion again.
  case motionReduced(Bool)
  /// From now on a press is a drag once it has moved further than this, points; with 0 at once.
  case slopChanged(Double)
  /// From now on the sheet asks before it goes where a hand, a key or the program's `dismiss` sends
  /// it, and stands still until it is answered.
  case asksFirst(Bool)
}
