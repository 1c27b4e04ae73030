import SheetGtk

/// The window: a header bar with a choice of scenes, over the scene.
@MainActor
final class MainWindow {
  private let window: ApplicationWindow
  /// Chooser and controls, as one title: GTK gives each side of a title half of what is left, which
  /// would cut controls off that there is room for.
  private let controls = Box(.horizontal, spacing: 6)
  private let chooser = DropDown(SceneName.allCases.map(\.title))
  private let options: Options
  private let recorder: Recorder?
  private var scene: any Scene

  init(_ application: Application, options: Options, recorder: Recorder?) {
    window = ApplicationWindow(application)
    self.options = options
    self.recorder = recorder
    scene = options.scene.make(options)
    window.title = translated("Bottom Sheet")
    window.setDefaultSize(width: options.size.width, height: options.size.height)
    let header = HeaderBar()
    window.setTitleBar(header)
    header.setTitle(controls)
    controls.append(chooser)
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
    for control in scene.controls { controls.remove(control) }
    scene = name.make(options)
    addScene()
    scene.start()
  }

  private func addScene() {
    for control in scene.controls {
      control.cutTitle()
      controls.append(control)
    }
    window.setChild(scene.root)
    if let recorder { scene.record(in: recorder) }
  }
}
