import SheetGtk

/// One of the prototype's four systems, in the window.
@MainActor
protocol Scene: AnyObject {
  /// Fills the window under its header bar.
  var root: Widget { get }
  /// What the header bar holds while the scene is shown.
  var controls: [Widget] { get }

  /// Begins, once the window is there.
  func start()
  /// Writes down what happens from now on.
  func record(in recorder: Recorder)
}
