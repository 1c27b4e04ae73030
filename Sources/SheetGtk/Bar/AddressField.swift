import GtkBridge
import SheetEngine

/// A rounded field with a soft shadow: a button at each end and the host's name in the middle.
@MainActor
final class AddressField: CanvasWidget {
  private let start: Widget
  private let middle: Widget
  private let end: Widget
  private let appearance: BarAppearance

  init(start: Widget, _ middle: Widget, end: Widget, appearance: BarAppearance) {
    (self.start, self.middle, self.end) = (start, middle, end)
    self.appearance = appearance
    super.init(styleName: "address-field")
    for part in [start, middle, end] { adopt(part) }
  }

  override func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) {
    guard axis == .horizontal else {
      let height = Int(appearance.fieldHeight)
      return (height, height)
    }
    let sides = 2 * side
    let text = measure(middle, .horizontal)
    return (sides + text.minimum, sides + text.natural)
  }

  override func layout(width: Int, height: Int) {
    let (left, right) = isRightToLeft ? (end, start) : (start, end)
    place(left, y: 0, width: side, height: height)
    place(right, x: Double(width - side), y: 0, width: side, height: height)
    let room = max(0, width - 2 * side)
    place(middle, x: Double(side), y: 0, width: room, height: height)
  }

  override func paint(into snapshot: Snapshot) {
    let area = Area(width: Double(width), height: Double(height))
    snapshot.shadow(
      around: area, Color(red: 0, green: 0, blue: 0, alpha: 0.15),
      cornerRadius: appearance.fieldRadius, offset: appearance.fieldShadowOffset,
      radius: appearance.fieldShadowRadius)
    let color = themeColor("theme_base_color") ?? Color(red: 1, green: 1, blue: 1)
    snapshot.fill(area, color, cornerRadius: appearance.fieldRadius)
    for part in [start, middle, end] { snapshot.paint(part) }
  }

  /// The room for a button, the same at both ends so that the name is in the middle.
  private var side: Int {
    [start, end].map { measure($0, .horizontal).minimum }.reduce(Int(appearance.fieldHeight), max)
  }
}
