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
  /// How much taller than the collapsed bar lets it be the view stays until a bar that grows has
  /// come, points.
  private var slack = 0.0

  /// How much the bar grows, points.
  private static func growth(_ appearance: BarAppearance) -> Double {
    max(0, appearance.expandedHeight - appearance.collapsedHeight)
  }

  /// The height of the view, points.
  func height(in room: Double, _ appearance: BarAppearance) -> Double {
    room - (isShort ? appearance.expandedHeight : appearance.collapsedHeight - slack)
  }

  /// How far the view is lifted, points.
  func lift(under frame: BarFrame, _ appearance: BarAppearance) -> Double {
    isShort ? 0 : min(liftLimit, max(0, frame.height - appearance.collapsedHeight + slack))
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

  /// Whether the last line of the page stands at the bar's edge.
  func isAtEnd(_ scroll: Adjustment, isResting: Bool, _ appearance: BarAppearance) -> Bool {
    let isLifted = isResting || liftLimit >= Self.growth(appearance) + slack
    return isLifted && scroll.maximum > 0 && scroll.value >= scroll.maximum
  }

  /// The bar, which moves, goes to other heights: a page at its end stays with the bar's edge.
  mutating func change(from old: BarAppearance, to new: BarAppearance, isAtEnd: Bool) {
    slack = max(0, slack + new.collapsedHeight - old.collapsedHeight)
    if isAtEnd { liftLimit = max(Self.growth(old), Self.growth(new)) + slack }
  }

  /// The bar has come to rest.
  mutating func arrive(_ form: BarForm, _ scroll: Adjustment, _ appearance: BarAppearance) {
    let (lift, shrinks) = (liftLimit, form == .expanded && !isShort)
    let shrinkage = slack + (shrinks ? Self.growth(appearance) : 0)
    (liftLimit, slack) = (0, 0)
    if shrinks { isShort = true }
    guard shrinkage > 0 else { return }
    scroll.resize(by: -shrinkage, to: scroll.value + min(lift, shrinkage))
  }
}

extension Adjustment {
  /// Makes the view larger or smaller, ahead of its layout.
  fileprivate func resize(by growth: Double, to value: Double) {
    configure(value: value, upper: max(upper, pageSize + growth), pageSize: pageSize + growth)
  }
}
