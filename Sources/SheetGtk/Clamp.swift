public import GtkBridge

/// Keeps a widget in the middle, no wider than a measure.
public final class Clamp: CanvasWidget {
  private let child: Widget
  private let maximumWidth: Int

  /// Creates a clamp.
  ///
  /// - Parameters:
  ///   - child: What it holds.
  ///   - maximumWidth: Points; a child that needs more gets more.
  public init(_ child: Widget, maximumWidth: Int) {
    self.child = child
    self.maximumWidth = maximumWidth
    super.init(styleName: "clamp")
    adopt(child)
  }

  public override func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) {
    switch axis {
    case .vertical: return measure(child, .vertical, across: size < 0 ? size : width(in: size))
    case .horizontal:
      let wanted = measure(child, .horizontal)
      return (wanted.minimum, min(wanted.natural, max(maximumWidth, wanted.minimum)))
    }
  }

  public override func layout(width: Int, height: Int) {
    let inner = self.width(in: width)
    place(child, x: Double((width - inner) / 2), y: 0, width: inner, height: height)
  }

  public override func paint(into snapshot: Snapshot) { snapshot.paint(child) }

  private func width(in size: Int) -> Int {
    min(size, max(maximumWidth, measure(child, .horizontal).minimum))
  }
}
