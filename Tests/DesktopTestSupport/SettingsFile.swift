import Foundation

/// A user's settings for GTK, for programs that a test starts; gone with the object.
public final class SettingsFile {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("config-\(UUID())")

  /// Writes settings by the names GTK has for them, such as `gtk-enable-animations`.
  public init(_ settings: [String: String]) throws {
    let place = folder.appendingPathComponent("gtk-4.0")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let lines = ["[Settings]"] + settings.map { "\($0)=\($1)" }
    let text = lines.joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: place.appendingPathComponent("settings.ini"))
  }

  /// Nothing moves by itself.
  public static func withoutAnimations() throws -> SettingsFile {
    try SettingsFile(["gtk-enable-animations": "0"])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What a program must be told to find them.
  public var environment: [String: String] { ["XDG_CONFIG_HOME": folder.path] }
}
