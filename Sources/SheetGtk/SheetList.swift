import GtkBridge
import SheetEngine

/// A list in a sheet while the engine says where it is scrolled to.
@MainActor
final class SheetList {
  private let scroller: Scroller
  private let followedFingers: Bool
  /// Where it was put, or found.
  private var known: ScrollExtent

  /// Takes a list, which GTK then no longer scrolls for the same finger.
  init(_ scroller: Scroller) {
    self.scroller = scroller
    known = ScrollExtent(scroller.vertical)
    followedFingers = scroller.followsFingers
    scroller.followsFingers = false
  }

  /// How far it is scrolled.
  var extent: ScrollExtent { ScrollExtent(scroller.vertical) }

  /// How far it is scrolled, if somebody else did that, or it has another length.
  var news: ScrollExtent? {
    let extent = extent
    guard extent != known else { return nil }
    known = extent
    return extent
  }

  /// Scrolls to an offset in points.
  func show(_ offset: Double) {
    guard offset != known.offset else { return }
    scroller.vertical.value = offset
    known = ScrollExtent(offset: offset, maximum: extent.maximum)
  }

  /// Gives it back to GTK.
  func letGo() { scroller.followsFingers = followedFingers }
}

extension ScrollExtent {
  @MainActor
  init(_ adjustment: Adjustment) {
    self.init(offset: adjustment.value, maximum: adjustment.maximum)
  }
}
