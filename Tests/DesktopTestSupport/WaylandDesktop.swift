import Foundation

/// A headless Wayland compositor of a test's own, with one window filling its screen but for a
/// border.
///
/// It is sway; as root it runs as nobody, for it refuses to run as root.
public final class WaylandDesktop {
  /// The environment of a program on this desktop: nothing of the user's settings.
  public let environment: [String: String]

  private let process = Process()
  private let folder: URL
  private let size: (width: Int, height: Int)
  /// Pixels per point of the compositor.
  public private(set) var scale: Double
  private let border: Int

  /// Starts a compositor and waits until it answers.
  ///
  /// - Parameters:
  ///   - width: The screen's width, pixels.
  ///   - height: The screen's height, pixels.
  ///   - scale: Pixels per point of the compositor.
  ///   - border: How much of the screen is left free at each side, points.
  public init(width: Int = 400, height: Int = 800, scale: Double = 1, border: Int = 0) throws {
    size = (width, height)
    self.scale = scale
    self.border = border
    folder = URL(fileURLWithPath: "/tmp/desktop-\(UUID().uuidString.prefix(8))")
    environment = [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wayland-1", "GDK_BACKEND": "wayland",
      "SWAYSOCK": folder.appendingPathComponent("ipc").path,
      "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
      "XDG_CONFIG_HOME": "/dev/null/config", "HOME": folder.path,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    try prepareFolder()
    try start()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The screen's height, points of the compositor.
  var height: Double { Double(size.height) / scale }

  /// Plugs a pointer in; it is there as long as the object.
  public func plugInPointer() throws -> VirtualPointer {
    try VirtualPointer(
      path: folder.appendingPathComponent("wayland-1").path, width: size.width, height: size.height)
  }

  /// Waits until a window is on the screen: not merely there, but painted.
  public func waitForWindow() throws {
    let (x, y) = (size.width / 2, size.height / 2)
    _ = try waitForPicture { $0.brightness(x: x, y: y) > 0 }
  }

  /// Waits until the screen looks a certain way; answers how it looks.
  public func waitForPicture(_ fits: (Picture) -> Bool) throws -> Picture {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline {
      let picture = try screenshot()
      if fits(picture) { return picture }
    }
    throw TestTool.Failure(description: "The screen never looked as it should.")
  }

  /// What the screen shows, pixel for pixel.
  public func screenshot() throws -> Picture {
    let data = try TestTool.run("grim", ["-t", "ppm", "-"], environment: environment)
    let count = size.width * size.height * 3
    return Picture(width: size.width, height: size.height, rgb: [UInt8](data.suffix(count)))
  }

  /// Gives the screen another scale, pixels per point of the compositor.
  public func changeScale(to scale: Double) throws {
    try run("output * scale \(scale)")
    self.scale = scale
  }

  /// Has sway do something, in the words of its configuration.
  public func run(_ command: String) throws {
    _ = try TestTool.run("swaymsg", [command], environment: environment)
  }

  /// Presses a key, by its XKB name, on a keyboard that is plugged in long enough for the window
  /// to take notice of it.
  public func key(_ name: String) throws {
    _ = try TestTool.run(
      "wtype", ["-s", "300", "-k", name, "-s", "100"], environment: environment)
  }

  private var isRoot: Bool { getuid() == 0 }
  private static let nobody = 65534

  private func prepareFolder() throws {
    let owner: [FileAttributeKey: Any] =
      isRoot ? [.ownerAccountID: Self.nobody, .groupOwnerAccountID: Self.nobody] : [:]
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true,
      attributes: owner.merging([.posixPermissions: 0o700]) { $1 })
    let config = """
      output HEADLESS-1 resolution \(size.width)x\(size.height) position 0 0 scale \(scale)
      default_border none
      gaps outer \(border)
      xwayland disable
      """
    let file = folder.appendingPathComponent("config")
    try Data(config.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
  }

  private func start() throws {
    let sway = ["sway", "-c", folder.appendingPathComponent("config").path]
    let nobody = ["--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups"]
    process.executableURL = try TestTool.url(isRoot ? "setpriv" : "sway")
    process.arguments =
      isRoot ? nobody + [try TestTool.url("sway").path] + sway.dropFirst() : Array(sway.dropFirst())
    process.environment = [
      "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "WLR_BACKENDS": "headless",
      "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman", "PATH": "/usr/bin:/bin",
      "SWAYSOCK": folder.appendingPathComponent("ipc").path,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    let socket = folder.appendingPathComponent("wayland-1").path
    let deadline = Date(timeIntervalSinceNow: 10)
    while (try? WaylandConnection(path: socket).roundTrip()) == nil {  // the file comes first
      guard process.isRunning, Date() < deadline else {
        throw TestTool.Failure(description: "sway did not start.")
      }
      usleep(5000)
    }
  }
}
