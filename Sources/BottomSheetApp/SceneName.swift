import SheetGtk

/// The scenes, by the names the command line knows them by.
enum SceneName: String, CaseIterable {
  case pan
  case base
  case fitted
  case browser

  /// What the window calls the scene.
  var title: String {
    switch self {
    case .pan: translated("Pan")
    case .base: translated("Base")
    case .fitted: translated("Fitted")
    case .browser: translated("Browser")
    }
  }

  /// What the scene shows.
  var summary: String {
    switch self {
    case .pan: translated("a sheet to drag between half height, nine tenths and dismissed")
    case .base: translated("two sheets made from one base, 42 % of the window high")
    case .fitted: translated("a sheet attached to the page, as tall as its content")
    case .browser: translated("a bar under a long page that collapses with scrolling")
    }
  }

  /// Makes the scene.
  @MainActor
  func make(_ options: Options) -> any Scene {
    switch self {
    case .pan: PanScene(options)
    case .base: BaseScene()
    case .fitted: FittedScene()
    case .browser: BrowserScene()
    }
  }
}
