import SheetGtk

/// The window: a header bar over a scene.
@MainActor
final class MainWindow {
  private let window: ApplicationWindow
  private let scene: any Scene

  init(_ application: Application, options: Options) {
    window = ApplicationWindow(application)
    scene = PanScene(options)
    window.title = translated("Bottom Sheet")
    window.setDefaultSize(width: options.size.width, height: options.size.height)
    let header = HeaderBar()
    for control in scene.controls { header.addAtEnd(control) }
    window.setTitleBar(header)
    window.setChild(scene.root)
  }

  /// Shows the window and lets the scene begin.
  func present() {
    window.present()
    scene.start()
  }

  /// Writes down what happens in the scene.
  func record(in trace: Trace) { scene.record(in: trace) }
}
