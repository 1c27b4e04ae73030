import SheetGtk

/// The window: a header bar with a choice of scenes, over the scene.
@MainActor
final class MainWindow {
  private let window: ApplicationWindow
  private let header = HeaderBar()
  private let chooser = DropDown(SceneName.allCases.map(\.title))
  private let options: Options
  private let trace: Trace?
  private var scene: any Scene

  init(_ application: Application, options: Options, trace: Trace?) {
    window = ApplicationWindow(application)
    self.options = options
    self.trace = trace
    scene = options.scene.make(options)
    window.title = translated("Bottom Sheet")
    window.setDefaultSize(width: options.size.width, height: options.size.height)
    window.setTitleBar(header)
    header.setTitle(chooser)
    chooser.selected = SceneName.allCases.firstIndex(of: options.scene) ?? 0
    chooser.onChoice { [weak self] in self?.show(SceneName.allCases[$0]) }
    addScene()
  }

  /// Shows the window and lets the scene begin.
  func present() {
    window.present()
    scene.start()
  }

  private func show(_ name: SceneName) {
    for control in scene.controls { header.remove(control) }
    scene = name.make(options)
    addScene()
    scene.start()
  }

  private func addScene() {
    for control in scene.controls { header.addAtEnd(control) }
    window.setChild(scene.root)
    if let trace { scene.record(in: trace) }
  }
}
