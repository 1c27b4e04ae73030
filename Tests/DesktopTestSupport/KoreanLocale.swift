import Foundation

/// A Korean locale of a test's own, for systems that have none; gone with the object.
public final class KoreanLocale {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("locales-\(UUID())")

  /// Compiles the locale.
  public init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = folder.appendingPathComponent("ko_KR.UTF-8").path
    _ = try TestTool.run("localedef", ["-i", "ko_KR", "-f", "UTF-8", place], environment: [:])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What a program must be told to speak Korean.
  public var environment: [String: String] {
    ["LOCPATH": folder.path, "LC_ALL": "ko_KR.UTF-8"]
  }
}
