import GtkBridge
import SheetEngine

/// Paints a sheet's panel: its edge, corners and shadow rendered once and then only moved.
@MainActor
final class SheetPanel {
  private struct Pictures {
    let panel: Panel
    let margin: Double
    let top: Texture
    let left: Texture?
    let right: Texture?
  }

  private var pictures: Pictures?
  private var colors: Colors?

  /// What the theme says.
  private struct Colors {
    /// Of things that hold content.
    let surface: Color
    /// Of the line around them, where contrast is high.
    let edge: Color?

    @MainActor
    init(for canvas: SheetCanvas) {
      surface = canvas.themeColor("theme_base_color") ?? Color(red: 1, green: 1, blue: 1)
      edge = Settings.hasHighContrast ? canvas.foreground(alpha: 1) : nil
    }
  }

  /// Looks at the theme again.
  func forget() {
    colors = nil
    pictures = nil
  }

  /// Paints the panel over an area, in points of the canvas, down to the area's bottom.
  func paint(
    over area: Area, _ appearance: SheetAppearance, on grid: PixelGrid, for canvas: SheetCanvas,
    into snapshot: Snapshot
  ) {
    let panel = panel(width: area.width, appearance, scale: grid.scale, for: canvas)
    let margin = margin(of: panel, on: canvas)
    guard let pictures = pictures(of: panel, margin: margin, for: canvas) else { return }
    let bottom = area.y + area.height
    let corner = min(area.y + appearance.cornerRadius.rounded(.up), bottom)
    let body = Area(x: area.x, y: corner, width: area.width, height: bottom - corner)
    Bands(room: Double(canvas.height), grid: grid).fill(body, panel.color, into: snapshot)
    let top = panel.top(margin: margin).moved(x: area.x, y: area.y)
    snapshot.paint(pictures.top, over: top)
    let begin = top.y + top.height
    guard let left = pictures.left, let right = pictures.right, begin < bottom else { return }
    for (picture, side) in zip([left, right], panel.sides(margin: margin)) {
      snapshot.paint(
        picture,
        over: Area(x: area.x + side.x, y: begin, width: side.width, height: bottom - begin))
    }
  }

  /// Paints the edge's line along the sides, where there is one: over the content, which may have a
  /// background of its own.
  func paintSides(
    of area: Area, _ appearance: SheetAppearance, on grid: PixelGrid, for canvas: SheetCanvas,
    into snapshot: Snapshot
  ) {
    guard let color = colors?.edge else { return }
    let panel = panel(width: area.width, appearance, scale: grid.scale, for: canvas)
    let top = panel.top(margin: margin(of: panel, on: canvas))
    let begin = top.y + top.height
    guard begin < area.height else { return }
    let line = Area(x: area.x, y: area.y + begin, width: 1, height: area.height - begin)
    snapshot.fill(line, color)
    snapshot.fill(line.moved(x: area.width - 1, y: 0), color)
  }

  /// How much of the shadow is to be seen beside the panel, points.
  private func margin(of panel: Panel, on canvas: SheetCanvas) -> Double {
    panel.width < Double(canvas.width) ? panel.reach : 0
  }

  private func panel(
    width: Double, _ appearance: SheetAppearance, scale: Double, for canvas: SheetCanvas
  ) -> Panel {
    let (shadow, colors) = (appearance.shadow, colors ?? Colors(for: canvas))
    self.colors = colors
    var panel = Panel(
      width: width, cornerRadius: appearance.cornerRadius, color: colors.surface,
      shadow: .init(
        color: Color(red: 0, green: 0, blue: 0, alpha: shadow.opacity), offset: shadow.offset,
        radius: shadow.radius),
      scale: scale)
    panel.edgeColor = colors.edge
    return panel
  }

  private func pictures(of panel: Panel, margin: Double, for canvas: SheetCanvas) -> Pictures? {
    if let pictures, pictures.panel == panel, pictures.margin == margin { return pictures }
    let sides = panel.sides(margin: margin)
    func render(_ area: Area) -> Texture? {
      Texture.render(area, of: panel, for: canvas)
    }
    pictures = render(panel.top(margin: margin)).map { top in
      Pictures(
        panel: panel, margin: margin, top: top,
        left: margin > 0 ? render(sides[0]) : nil, right: margin > 0 ? render(sides[1]) : nil)
    }
    return pictures
  }
}

extension Widget {
  /// The theme's colour for text and lines.
  ///
  /// - Parameter alpha: Its opacity, 0…1.
  func foreground(alpha: Double) -> Color {
    var color = themeColor("theme_fg_color") ?? Color(red: 0, green: 0, blue: 0)
    color.alpha = alpha
    return color
  }
}

extension Area {
  /// The same area elsewhere, points.
  fileprivate func moved(x: Double, y: Double) -> Area {
    Area(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
