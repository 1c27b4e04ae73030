import GtkBridge
import SheetEngine

/// Fits a page into the room a collapsing bar leaves.
///
/// At rest the view ends at the bar, so that the last line of the page can always be seen. While
/// the bar moves the view keeps the size it has with the bar collapsed and reaches under the
/// bar; a page that stands at its end is then lifted along with the bar's edge instead, and the
/// lift becomes part of the offset when the bar comes to rest. So a page is laid out twice for
/// each movement of the bar, and what is seen of it never jumps.
@MainActor
struct PageFit {
  /// Whether the view ends at the expanded bar.
  private(set) var isShort = true
  /// How far the page may be lifted, points.
  private var liftLimit = 0.0

  /// How much the bar grows, points.
  private static func growth(_ appearance: BarAppearance) -> Double {
    max(0, appearance.expandedHeight - appearance.collapsedHeight)
  }

  /// The height of the view, points.
  func height(in room: Double, _ appearance: BarAppearance) -> Double {
    room - (isShort ? appearance.expandedHeight : appearance.collapsedHeight)
  }

  /// How far the view is lifted, points.
  func lift(under frame: BarFrame, _ appearance: BarAppearance) -> Double {
    isShort ? 0 : min(liftLimit, max(0, frame.height - appearance.collapsedHeight))
  }

  /// The bar begins to move from where it rested.
  mutating func leave(_ form: BarForm, _ scroll: Adjustment, _ appearance: BarAppearance) {
    let growth = Self.growth(appearance)
    switch form {
    case .collapsed:
      let isAtEnd = scroll.value >= scroll.maximum && scroll.maximum > 0
      liftLimit = isAtEnd ? growth : 0
    case .expanded:
      isShort = false
      liftLimit = max(0, scroll.value - max(0, scroll.maximum - growth))
      scroll.resize(by: growth, to: scroll.value - liftLimit)
    }
  }

  /// The bar has come to rest.
  mutating func arrive(_ form: BarForm, _ scroll: Adjustment, _ appearance: BarAppearance) {
    let lift = liftLimit
    liftLimit = 0
    guard form == .expanded, !isShort else { return }
    isShort = true
    scroll.resize(by: -Self.growth(appearance), to: scroll.value + lift)
  }
}

extension Adjustment {
  /// Makes the view larger or smaller, ahead of its layout.
  fileprivate func resize(by growth: Double, to value: Double) {
    configure(value: value, upper: max(upper, pageSize + growth), pageSize: pageSize + growth)
  }
}
