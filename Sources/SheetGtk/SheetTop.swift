import GtkBridge
import SheetEngine

/// A sheet's upper edge, its corners and shadow rendered once and then only moved.
@MainActor
final class SheetTop {
  private var rendered: (top: PanelTop, scale: Double, picture: Texture)?
  private var color: Color?

  /// Looks at the theme again.
  func forget() {
    color = nil
    rendered = nil
  }

  /// The surface's colour: the theme's, for things that hold content.
  func surfaceColor(for canvas: SheetCanvas) -> Color {
    if let color { return color }
    let found = canvas.themeColor("theme_base_color") ?? Color(red: 1, green: 1, blue: 1)
    color = found
    return found
  }

  /// Paints the edge at a height, points below the canvas's top.
  func paint(
    at y: Double, width: Double, _ appearance: SheetAppearance, for canvas: SheetCanvas,
    into snapshot: Snapshot
  ) {
    let shadow = appearance.shadow
    let top = PanelTop(
      width: width, cornerRadius: appearance.cornerRadius, color: surfaceColor(for: canvas),
      shadowColor: Color(red: 0, green: 0, blue: 0, alpha: shadow.opacity),
      shadowOffset: shadow.offset, shadowRadius: shadow.radius)
    guard let picture = picture(of: top, for: canvas) else { return }
    var area = top.area
    area.y += y
    snapshot.paint(picture, over: area)
  }

  private func picture(of top: PanelTop, for canvas: SheetCanvas) -> Texture? {
    let scale = canvas.scale
    if let rendered, rendered.top == top, rendered.scale == scale { return rendered.picture }
    let picture = Texture.render(top, for: canvas, scale: scale)
    rendered = picture.map { (top, scale, $0) }
    return picture
  }
}
