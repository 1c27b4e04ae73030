import GtkBridge
import SheetEngine

/// The pill at a sheet's top that says "drag me", in an area as wide as the sheet.
@MainActor
final class SheetGrabber: CanvasWidget {
  private let look: SheetAppearance.Grabber

  init(_ look: SheetAppearance.Grabber) {
    self.look = look
    super.init(styleName: "sheet-grabber")
    setExpands(horizontally: true)
  }

  override func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) {
    let length = axis == .horizontal ? look.width : look.areaHeight
    return (Int(length.rounded(.up)), Int(length.rounded(.up)))
  }

  override func paint(into snapshot: Snapshot) {
    var color = themeColor("theme_fg_color") ?? Color(red: 0, green: 0, blue: 0)
    color.alpha = 0.3
    let pill = Area(
      x: ((Double(width) - look.width) / 2).rounded(), y: look.margin, width: look.width,
      height: look.height)
    snapshot.fill(pill, color, cornerRadius: look.cornerRadius)
  }
}
