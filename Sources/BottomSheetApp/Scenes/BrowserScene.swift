import SheetGtk

/// A long page over a bar that collapses while the page is read.
@MainActor
final class BrowserScene: Scene {
  let root: Widget
  let controls: [Widget]

  private let bar: CollapsingBar
  private let article: ArticleView
  private static let styleSheet = StyleSheet(PackageResources.article_css)

  init() {
    Self.styleSheet.apply()
    article = ArticleView(
      Article(parsing: PackageResources.article_txt),
      pictures: [
        "viaduct": PackageResources.viaduct_svg, "lighthouse": PackageResources.lighthouse_svg,
        "halt": PackageResources.halt_svg, "map": PackageResources.map_svg,
      ])
    let page = BrowserPage(Clamp(article, maximumWidth: 720))
    bar = CollapsingBar(page: page, host: "slowline.example") { [weak page] command in
      if command == .reload { page?.vertical.value = 0 }
    }
    root = bar
    bar.watch { [weak article] _, activity in
      if case .event(.zoomed(let zoom, _, _)) = activity { article?.sharpen(for: zoom.scale) }
    }
    controls = [Self.ruleSwitch(of: bar), Self.lengthButton(of: article, in: page)]
    for control in controls { control.addStyle("browser-control") }
  }

  func start() { bar.page.grabFocus() }

  func record(in recorder: Recorder) { recorder.record(bar) }

  /// A button that chooses what counts as scrolling, while the program runs.
  private static func ruleSwitch(of bar: CollapsingBar) -> Widget {
    let button = ToggleButton(translated("Literal"))
    button.isOn = bar.configuration.scrolling.rule == .literal
    button.setTooltip(translated("Go by the whole translation of a gesture, not by its direction"))
    button.onToggle { [weak bar, weak button] in
      guard let bar, let button else { return }
      bar.configuration.scrolling.rule = button.isOn ? .literal : .direction
      bar.page.grabFocus()
    }
    return button
  }

  /// A button that makes the page short, shorter and long again.
  private static func lengthButton(of article: ArticleView, in page: BrowserPage) -> Widget {
    let button = Button(ArticleView.Length.long.name)
    button.setTooltip(translated("Make the page longer or shorter"))
    var length = ArticleView.Length.long
    button.onClick { [weak button, weak article, weak page] in
      length = length.next
      article?.show(length)
      button?.title = length.name
      page?.grabFocus()
    }
    return button
  }
}

extension ArticleView.Length {
  /// On the button that changes it.
  fileprivate var name: String {
    switch self {
    case .long: translated("Long")
    case .short: translated("Short")
    case .fitting: translated("Fits")
    }
  }

  fileprivate var next: Self {
    switch self {
    case .long: .short
    case .short: .fitting
    case .fitting: .long
    }
  }
}
