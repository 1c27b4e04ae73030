import GtkBridge
import SheetEngine

/// The two forms of a bar: where they stand and how they are painted.
@MainActor
final class BarStage {
  private let expanded: Widget
  private let collapsed: Button
  private weak var canvas: CanvasWidget?
  private var colors: (surface: Color, border: Color)?

  init(expanded: Widget, collapsed: Widget) {
    self.expanded = expanded
    self.collapsed = Button(collapsed, tooltip: translated("Show the whole bar"))
    self.collapsed.addStyle("collapsed-bar")
    self.collapsed.takesFocusOnClick = false
  }

  func enter(_ canvas: CanvasWidget) {
    self.canvas = canvas
    canvas.adopt(collapsed)
    canvas.adopt(expanded)
    turn(to: .expanded)
    collapsed.isShownByParent = false
  }

  func onClick(_ handler: @escaping @MainActor () -> Void) { collapsed.onClick(handler) }

  func styleDidChange() { colors = nil }

  /// Whether a widget is in one of the forms.
  func contains(_ widget: Widget) -> Bool {
    expanded.contains(widget) || collapsed.contains(widget)
  }

  /// Lets the pointer and the focus reach one form only, even before the other one is gone.
  func turn(to form: BarForm) {
    expanded.canBeTargeted = form == .expanded
    expanded.canBeFocused = form == .expanded
    collapsed.canBeTargeted = form == .collapsed
    collapsed.canBeFocused = form == .collapsed
  }

  /// The measures of a bar in which the forms have the heights they cannot do without; larger text
  /// makes them taller.
  func fitted(_ appearance: BarAppearance, width: Int) -> BarAppearance {
    guard let canvas, width > 0 else { return appearance.paintable }
    var fitted = appearance.paintable
    func least(_ form: Widget) -> Double {
      Double(canvas.measure(form, .vertical, across: width).minimum)
    }
    fitted.expandedHeight = max(fitted.expandedHeight, least(expanded))
    fitted.collapsedHeight = max(fitted.collapsedHeight, least(collapsed))
    return fitted
  }

  /// The width a bar over a page of some width wants, points.
  func width(atLeast page: (minimum: Int, natural: Int)) -> (minimum: Int, natural: Int) {
    guard let canvas else { return page }
    let forms = [expanded, collapsed].map { canvas.measure($0, .horizontal) }
    return (
      forms.map(\.minimum).reduce(page.minimum, max), forms.map(\.natural).reduce(page.natural, max)
    )
  }

  // MARK: Layout

  func layout(width: Int, height: Int, _ frame: BarFrame, _ appearance: BarAppearance) {
    place(expanded, appearance.expandedHeight, frame.expandedFormOffset, width, height)
    place(collapsed, appearance.collapsedHeight, frame.collapsedFormOffset, width, height)
  }

  /// Moves both forms; one that comes in sight or leaves it is shown or hidden.
  func move(_ frame: BarFrame, _ appearance: BarAppearance) {
    guard let canvas else { return }
    expanded.isShownByParent = frame.isMoving || frame.progress < 0.5
    collapsed.isShownByParent = frame.isMoving || frame.progress > 0.5
    layout(width: canvas.width, height: canvas.height, frame, appearance)
  }

  private func place(
    _ form: Widget, _ tall: Double, _ offset: Double, _ width: Int, _ height: Int
  ) {
    guard let canvas, form.isShownByParent else { return }
    let least = canvas.measure(form, .vertical, across: width).minimum
    let top = Double(height) - tall + offset
    canvas.place(
      form, y: PixelGrid(under: canvas).row(top), width: width, height: max(least, Int(tall)))
  }

  // MARK: Painting

  func paint(
    _ page: Widget, _ frame: BarFrame, _ appearance: BarAppearance, into snapshot: Snapshot
  ) {
    guard let canvas else { return }
    let (width, height) = (Double(canvas.width), Double(canvas.height))
    let top = max(0, PixelGrid(under: canvas).rowBegin(height - frame.height))
    // A clip that moved with the bar would have the whole page painted again.
    snapshot.clip(to: Area(width: width, height: height)) { $0.paint(page) }
    let bar = Area(y: top, width: width, height: height - top)
    snapshot.fill(bar, palette(of: canvas).surface)
    snapshot.clip(to: bar) { paintForms(frame, bar, appearance, into: $0) }
  }

  private func paintForms(
    _ frame: BarFrame, _ bar: Area, _ appearance: BarAppearance, into snapshot: Snapshot
  ) {
    guard let canvas else { return }
    let presence = min(max(1 - frame.progress, 0), 1)
    var border = palette(of: canvas).border
    border.alpha *= presence
    snapshot.fill(
      Area(y: bar.y, width: bar.width, height: min(appearance.borderWidth, bar.height)), border)
    if expanded.isShownByParent { snapshot.paint(expanded, opacity: presence) }
    if collapsed.isShownByParent { snapshot.paint(collapsed, opacity: 1 - presence) }
  }

  private func palette(of canvas: CanvasWidget) -> (surface: Color, border: Color) {
    if let colors { return colors }
    let found = (
      canvas.themeColor("theme_bg_color") ?? Color(red: 0.96, green: 0.96, blue: 0.95),
      canvas.themeColor("borders") ?? Color(red: 0, green: 0, blue: 0, alpha: 0.2)
    )
    colors = found
    return found
  }
}
