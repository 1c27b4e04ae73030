/// How a `ScrollTracker` reads the page.
public struct ScrollConfiguration: Sendable, Equatable {
  /// What counts as scrolling up or down.
  public var rule = ScrollRule.direction

  /// How far the page travels one way before `ScrollRule.direction` believes it, points, limited to
  /// 0…1e7.
  ///
  /// Exactly this far is not yet enough. The value is GTK's drag threshold: what is too little to
  /// be a drag is too little to move a bar.
  public var reversalThreshold = 8.0 {
    didSet { reversalThreshold = reversalThreshold.limited(to: Limits.lengths, or: 8) }
  }

  /// The pause that ends a burst of wheel notches or key presses, seconds, limited to 0…60.
  ///
  /// A wheel tells when it turns and never when it stops.
  public var burstPause = 0.150 {
    didSet { burstPause = burstPause.limited(to: 0...60, or: 0.150) }
  }

  /// How far above the minimum scale still counts as the minimum, a fraction of it, limited to 0…1.
  ///
  /// Stepping in and out by a factor such as 1.1 does not end on the very same number. The value
  /// is ours: a thousandth is one point on a page a thousand points wide.
  public var zoomTolerance = 0.001 {
    didSet { zoomTolerance = zoomTolerance.limited(to: Limits.parts, or: 0.001) }
  }

  /// Whether the page brings the bar back at its top only.
  ///
  /// Elsewhere neither scrolling up, nor pulling on at the end, nor zooming out does; a click on
  /// the bar does everywhere, and a page that cannot scroll, being all top, has its bar.
  public var expandsOnlyAtTop = false

  /// Creates the configuration of a browser's page.
  public init() {}
}
