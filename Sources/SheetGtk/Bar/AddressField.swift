import GtkBridge
import SheetEngine

/// A rounded field with a soft shadow: a button at each end and the host's name in the middle.
@MainActor
final class AddressField: CanvasWidget {
  private let start: Widget
  private let middle: Widget
  private let end: Widget
  private let appearance: BarAppearance
  private var rendered: (panel: Panel, picture: Texture)?

  init(start: Widget, _ middle: Widget, end: Widget, appearance: BarAppearance) {
    (self.start, self.middle, self.end) = (start, middle, end)
    self.appearance = appearance
    super.init(styleName: "address-field")
    for part in [start, middle, end] { adopt(part) }
  }

  override func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) {
    guard axis == .horizontal else {
      let height = [start, middle, end].map { measure($0, .vertical).minimum }
        .reduce(Int(appearance.fieldHeight), max)
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
    let grid = PixelGrid(under: self)
    if let picture = picture(at: grid.scale) {
      var area = panel(at: grid.scale).surroundings
      (area.x, area.y) = (grid.column(area.x), grid.row(area.y))
      snapshot.paint(picture, over: area)
    }
    for part in [start, middle, end] { snapshot.paint(part) }
  }

  /// The field and its shadow, rendered once: painted as they are, GTK 4.18 on Cairo leaves a hole
  /// in the shadow where something beside the field is painted again.
  private func picture(at scale: Double) -> Texture? {
    let panel = panel(at: scale)
    if let rendered, rendered.panel == panel { return rendered.picture }
    rendered = Texture.render(panel.surroundings, of: panel, for: self).map { (panel, $0) }
    return rendered?.picture
  }

  private func panel(at scale: Double) -> Panel {
    let color = themeColor("theme_base_color") ?? Color(red: 1, green: 1, blue: 1)
    return Panel(
      width: Double(width), height: Double(height), cornerRadius: appearance.fieldRadius,
      color: color,
      shadow: .init(
        color: Color(red: 0, green: 0, blue: 0, alpha: 0.15),
        offset: appearance.fieldShadowOffset, radius: appearance.fieldShadowRadius),
      scale: scale)
  }

  /// The room for a button, the same at both ends so that the name is in the middle.
  private var side: Int {
    [start, end].map { measure($0, .horizontal).minimum }.reduce(Int(appearance.fieldHeight), max)
  }
}
