import SheetGtk

/// The window: a header bar over a scene.
@MainActor
final class MainWindow {
  private let window: ApplicationWindow
  private let scene: PanScene

  init(_ application: Application, options: Options) {
    window = ApplicationWindow(application)
    scene = PanScene(dragModel: options.dragModel)
    window.title = translated("Bottom Sheet")
    window.setDefaultSize(width: options.size.width, height: options.size.height)
    let header = HeaderBar()
    header.addAtEnd(scene.dragModelSwitch)
    window.setTitleBar(header)
    window.setChild(scene.canvas)
  }

  func present() {
    window.present()
    scene.start()
  }

  /// Writes down what happens to the scene's sheets.
  func record(in trace: Trace) { trace.record(scene.canvas) }
}
