import SheetGtk

/// What the command line asks for.
struct Options {
  /// What to show first.
  var scene = SceneName.pan
  /// The whole window's size when it opens, points.
  var size = (width: 400, height: 800)
  /// What a drag of the sheet does.
  var dragModel = DragModel.tracking
  /// Where to record what happens, if anywhere.
  var recordPath: String?

  static let version = "version"
  static let config = "config"
  static let listScenes = "list-scenes"

  static let all = [
    CommandLineOption(
      "scene", letter: "n", .text("NAME"), help: translated("The scene to show first (pan)")),
    CommandLineOption(listScenes, .none, help: translated("List the scenes and exit")),
    CommandLineOption(
      "size", letter: "s", .text("WxH"), help: translated("The window's size in points (400x800)")),
    CommandLineOption(
      "drag", letter: "d", .text("MODEL"),
      help: translated("What a drag does: tracking (default) or stepped")),
    CommandLineOption(
      "record", letter: "r", .file("FILE"),
      help: translated("Append what happens to FILE, one JSON object a line")),
    CommandLineOption(
      config, letter: "c", .files("FILE"),
      help: translated("With replay: settings to run a recording under, more than once for more")),
    CommandLineOption(version, .none, help: translated("Print the version and exit")),
    CommandLineOption.rest,
  ]

  init() {}

  @MainActor
  init(_ values: OptionValues) throws(Complaint) {
    if let other = values.others.first { throw .unexpected(other) }
    if !values.files(Self.config).isEmpty { throw .unexpected("--config") }
    if let text = values.text("scene") { scene = try Self.scene(text) }
    if let text = values.text("size") { size = try Self.size(text) }
    if let text = values.text("drag") { dragModel = try Self.dragModel(text) }
    recordPath = values.file("record")
  }

  private static func scene(_ text: String) throws(Complaint) -> SceneName {
    guard let scene = SceneName(rawValue: text) else { throw .badScene(text) }
    return scene
  }

  private static func size(_ text: String) throws(Complaint) -> (Int, Int) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...16384).contains(width), (1...16384).contains(height)
    else { throw .badSize(text) }
    return (width, height)
  }

  private static func dragModel(_ text: String) throws(Complaint) -> DragModel {
    switch text {
    case "tracking": .tracking
    case "stepped": .stepped()
    default: throw .badDragModel(text)
    }
  }
}

/// What the program cannot do, as one sentence.
enum Complaint: Error, CustomStringConvertible {
  case unexpected(String)
  case badScene(String)
  case badSize(String)
  case badDragModel(String)
  case noDisplay(String?)
  case recording(path: String, FileError)
  case unreadable(path: String, String)
  case replayWithoutFile

  var description: String {
    switch self {
    case .unexpected(let word):
      translated("“%s” is not an option; see --help.").filled(with: word)
    case .badScene(let text):
      translated("“%s” is no scene; see --list-scenes.").filled(with: text)
    case .badSize(let text):
      translated("“%s” is no size; --size wants two whole numbers from 1 to 16384, as in 400x800.")
        .filled(with: text)
    case .badDragModel(let text):
      translated("“%s” is no drag model; --drag takes tracking or stepped.").filled(with: text)
    case .noDisplay(let name?):
      translated("The display “%s” cannot be opened.").filled(with: name)
    case .noDisplay(nil):
      translated("There is no display: neither WAYLAND_DISPLAY nor DISPLAY is set.")
    case .unreadable(let path, let reason):
      translated("“%s” cannot be read: ").filled(with: path) + reason
    case .replayWithoutFile:
      translated("replay wants one recording: bottom-sheet replay FILE [--config FILE]…")
    case .recording(let path, let error):
      translated("The recording “%s” cannot be written: ").filled(with: path) + error.description
    }
  }
}
