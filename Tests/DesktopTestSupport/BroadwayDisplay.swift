import Foundation

/// A screen with fingers of a test's own: GTK's Broadway server, reached through sockets in a
/// private folder and by no network; gone with the object.
public final class BroadwayDisplay {
  /// The screen's size, points.
  public let width: Int
  /// The screen's size, points.
  public let height: Int

  /// What is on the screen.
  let browser: BroadwayBrowser

  private let server = Process()
  private let folder: URL

  /// Starts a server and waits until it answers.
  ///
  /// - Throws: `TestTool.Failure` when gtk4-broadwayd is missing or does not start.
  public init(width: Int = 400, height: Int = 800) throws {
    (self.width, self.height) = (width, height)
    folder = URL(fileURLWithPath: "/tmp/broadway-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let socket = folder.appendingPathComponent("web").path
    server.executableURL = try TestTool.url("gtk4-broadwayd")
    server.arguments = ["--unixsocket", socket, ":0"]
    server.environment = ["XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin"]
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    browser = try Self.connect(to: socket, of: server, width: width, height: height)
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The environment of a program on this display: nothing of the user's settings.
  ///
  /// - Parameter extra: What to add or replace.
  public func environment(_ extra: [String: String] = [:]) -> [String: String] {
    let own = [
      "XDG_RUNTIME_DIR": folder.path, "GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":0",
      "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "G_DEBUG": "fatal-criticals",
      "LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": "/dev/null/config",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": NSTemporaryDirectory(),
    ]
    return own.merging(extra) { $1 }
  }

  /// Waits until a window is shown.
  func waitForWindow() throws -> BroadwayBrowser.Surface {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline {
      if let window = browser.window { return window }
      usleep(5000)
    }
    throw TestTool.Failure(description: "No window was shown.")
  }

  private static func connect(
    to socket: String, of server: Process, width: Int, height: Int
  ) throws -> BroadwayBrowser {
    let deadline = Date(timeIntervalSinceNow: 10)
    while server.isRunning, Date() < deadline {
      if let browser = try? BroadwayBrowser(path: socket, width: width, height: height) {
        return browser
      }
      usleep(5000)
    }
    throw TestTool.Failure(description: "gtk4-broadwayd did not start.")
  }
}
