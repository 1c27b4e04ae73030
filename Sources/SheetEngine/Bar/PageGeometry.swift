/// How tall a page and the hole it is seen through are.
public struct PageGeometry: Sendable, Equatable {
  /// The whole page at its present scale, points; 0 for a page that is not loaded.
  public var contentHeight: Double

  /// The *largest* height the page is ever seen in, with the bar collapsed, points.
  ///
  /// It must not follow the bar. Measured with the bar expanded, a page that fits once the bar
  /// is gone would seem scrollable and would be stuck between the two; and the layout's own
  /// change of offset at the end of the page, when the bar comes or goes, would look like
  /// scrolling.
  public var viewportHeight: Double

  /// Creates a geometry.
  ///
  /// - Parameters:
  ///   - contentHeight: The whole page, points. A negative or non-finite one is ignored by the
  ///     tracker.
  ///   - viewportHeight: The view with the bar collapsed, points. A non-finite one, or one that
  ///     is not above 0, is ignored by the tracker.
  public init(contentHeight: Double, viewportHeight: Double) {
    self.contentHeight = contentHeight
    self.viewportHeight = viewportHeight
  }

  /// The offset at which the page's last line stands at the bottom, points; 0 if all of it fits.
  public var maximumOffset: Double { max(0, contentHeight - viewportHeight) }

  /// Whether the page is taller than its largest view.
  public var canScroll: Bool { contentHeight > viewportHeight }

  /// Tells whether an offset is at the end of the page or beyond.
  ///
  /// - Parameter offset: Points from the top of the page.
  /// - Returns: Whether the page can go no further.
  public func isAtEnd(_ offset: Double) -> Bool { offset >= contentHeight - viewportHeight }

  /// Brings an offset from beyond either end back to that end.
  ///
  /// - Parameter offset: Points from the top of the page.
  /// - Returns: Points, from 0 to `maximumOffset`.
  public func clamp(_ offset: Double) -> Double { min(max(offset, 0), maximumOffset) }

  static let notLoaded = PageGeometry(contentHeight: 0, viewportHeight: 0)

  var isUsable: Bool {
    contentHeight.isFinite && viewportHeight.isFinite && contentHeight >= 0 && viewportHeight > 0
  }
}
