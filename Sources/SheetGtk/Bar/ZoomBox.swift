import GtkBridge

/// A widget under a magnifying glass: laid out once for its unmagnified size, and then scaled.
@MainActor
final class ZoomBox: CanvasWidget {
  /// How many times its size the content is shown; 1 or more.
  var factor = 1.0 {
    didSet { if factor != oldValue { queueResize() } }
  }

  /// The width the content is laid out for while it is magnified, points; set before a layout
  /// of the view or in none, for a layout does not begin anew.
  var viewWidth = 0 {
    didSet { if viewWidth != oldValue, isMagnified { queueResize() } }
  }

  private let content: Widget

  init(_ content: Widget) {
    self.content = content
    super.init(styleName: "zoom-box")
    adopt(content)
  }

  /// The size of the magnified content, points.
  func size(at factor: Double) -> (width: Double, height: Double) {
    let height = measure(content, .vertical, across: contentWidth).natural
    return (
      (Double(contentWidth) * factor).rounded(.up), (Double(height) * factor).rounded(.up)
    )
  }

  override func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) {
    switch axis {
    case .horizontal:
      let wanted = measure(content, .horizontal)
      guard isMagnified else { return wanted }
      let width = self.size(at: factor).width.wholeLength
      return (width, width)
    case .vertical:
      let across = isMagnified || size < 0 ? contentWidth : size
      let height = Double(measure(content, .vertical, across: across).natural)
      let magnified = (height * factor).wholeLength
      return (magnified, magnified)
    }
  }

  override func layout(width: Int, height: Int) {
    if !isMagnified { viewWidth = width }
    let natural = measure(content, .vertical, across: contentWidth).natural
    place(
      content, y: 0, width: contentWidth, height: max(natural, Int(Double(height) / factor)),
      scale: factor)
  }

  override func paint(into snapshot: Snapshot) { snapshot.paint(content) }

  private var isMagnified: Bool { factor > 1 }

  private var contentWidth: Int { max(viewWidth, measure(content, .horizontal).minimum) }
}
