import SheetGtk

/// The program: its command line and its window.
@MainActor
final class Program {
  static let name = "bottom-sheet"
  static let version = "0.1.0"

  private let application = Application(identifier: "org.bottomsheet.Prototype")
  private var options = Options()
  private var recorder: Recorder?
  private var window: MainWindow?

  init() {
    application.describe(translated("A bottom sheet to drag, flick and click with the mouse."))
    for option in Options.all { application.addOption(option) }
    application.onOptions { [unowned self] in read($0) }
    application.onActivate { [unowned self] in open() }
  }

  /// Runs until the window is closed.
  ///
  /// - Returns: The exit status.
  func run(_ arguments: [String]) -> Int32 { application.run(arguments) }

  /// Reads the command line and makes sure that all it asks for can be had.
  ///
  /// - Returns: An exit status to stop with, or nil to go on.
  private func read(_ values: OptionValues) -> Int32? {
    do {
      if values.contains(Options.version) {
        Console.print("\(Self.name) \(Self.version)")
        return 0
      }
      if values.contains(Options.listScenes) {
        for scene in SceneName.allCases { Console.print("\(scene.rawValue)\t\(scene.summary)") }
        return 0
      }
      if values.others.first == ReplayCommand.name {
        try ReplayCommand(values).run()
        return 0
      }
      options = try Options(values)
      guard Display.open() else { throw Complaint.noDisplay(Display.name) }
      recorder = try options.recordPath.map { try Recorder(appendingTo: $0) }
      return nil
    } catch {
      Console.printError("\(Self.name): \(error)")
      return 1
    }
  }

  private func open() {
    ColorScheme.follow()
    let window = MainWindow(application, options: options, recorder: recorder)
    window.present()
    self.window = window
  }
}
