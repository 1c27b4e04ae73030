import Foundation

/// An X server of a test's own, never the user's; gone with the object.
public final class PrivateDisplay {
  /// What `DISPLAY` has to be.
  public let name: String
  /// The screen's size, pixels.
  public let width: Int
  /// The screen's size, pixels.
  public let height: Int

  private let server = Process()

  /// Starts a server and waits until it answers.
  ///
  /// - Parameters:
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - endsWithLastClient: Whether the server ends by itself when nobody uses it any more.
  /// - Throws: `TestTool.Failure` when Xvfb is missing or does not start.
  public init(width: Int = 1280, height: Int = 1024, endsWithLastClient: Bool = false) throws {
    let output = Pipe()
    server.executableURL = try TestTool.url("Xvfb")
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
      endsWithLastClient ? "-terminate" : "-noreset",
    ]
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(answer.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw TestTool.Failure(description: "Xvfb did not start.")
    }
    name = ":\(number)"
    (self.width, self.height) = (width, height)
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
  }

  /// The environment of a program on this display: nothing of the user's settings.
  ///
  /// - Parameter extra: What to add or replace.
  public func environment(_ extra: [String: String] = [:]) -> [String: String] {
    let own = [
      "DISPLAY": name, "GDK_BACKEND": "x11", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
      "G_DEBUG": "fatal-criticals", "LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": "/dev/null/config",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": NSTemporaryDirectory(),
    ]
    return own.merging(extra) { $1 }
  }

  /// Moves the pointer, presses buttons and keys: one call of xdotool with these words.
  public func input(_ words: [String]) throws {
    _ = try TestTool.run("xdotool", words, environment: environment())
  }

  /// What the whole screen shows.
  public func screenshot() throws -> Picture {
    let data = try TestTool.run(
      "import", ["-window", "root", "-depth", "8", "rgb:-"], environment: environment())
    return Picture(width: width, height: height, rgb: [UInt8](data))
  }
}
