/// What a front end tells a `ScrollTracker`.
///
/// Offsets are points from the top of the page and may lie beyond either end, as a rubber band
/// makes them. An event with a number that is not finite is ignored.
public enum PageEvent: Sendable, Equatable {
  /// The page or the window changed its size, a new page was loaded, or the layout moved the page.
  ///
  /// The offset is where the page stands after that; getting there is not scrolling.
  case laidOut(PageGeometry, offset: Double)

  /// A finger was put on the page or on the touchpad, or a scroll bar was grabbed.
  case gestureBegan

  /// The page moved, by a gesture, by its momentum or by the program.
  ///
  /// `by` is the movement asked for, down positive; without it, it is the change of offset. The
  /// two differ where the page refuses to go further: a front end without a rubber band must
  /// give it, or pulling beyond the end cannot be seen.
  case scrolled(to: Double, by: Double? = nil)

  /// A wheel notch or a scrolling key asked for a movement, down positive.
  ///
  /// Such events come without an end; the first one after a pause begins a new gesture. A page
  /// that glides to where the notch sends it reports its present offset here and every step of
  /// the glide as `scrolled` by 0: the movement was asked for once.
  case notched(by: Double, to: Double)

  /// The finger, touchpad or scroll bar was let go, or taken away by the system.
  case gestureEnded

  /// The page was magnified; geometry and offset are those after it.
  ///
  /// All in one, because the jump of the offset that a zoom causes is not scrolling.
  case zoomed(PageZoom, PageGeometry, offset: Double)

  var isUsable: Bool {
    switch self {
    case .gestureBegan, .gestureEnded: true
    case .laidOut(let page, let offset): page.isUsable && offset.isFinite
    case .scrolled(let offset, let movement): offset.isFinite && (movement ?? 0).isFinite
    case .notched(let movement, let offset): movement.isFinite && offset.isFinite
    case .zoomed(let zoom, let page, let offset):
      zoom.isUsable && page.isUsable && offset.isFinite
    }
  }
}
