import Foundation

/// A program of this package that speaks on standard output.
public final class SampleProgram {
  private let process = Process()
  private let display: PrivateDisplay
  private let output: URL
  private let errors = Pipe()

  /// Starts a program on a display.
  public init(_ product: String, on display: PrivateDisplay) throws {
    self.display = display
    output = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data().write(to: output)
    process.executableURL = try TestTool.product(product)
    process.environment = display.environment()
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: output)
  }

  /// Waits until a window with this title is shown.
  public func waitForWindow(_ title: String) throws {
    try display.input(["search", "--sync", "--onlyvisible", "--name", title])
    var last = try display.screenshot()
    try waitForPicture { next in
      defer { last = next }
      return next.difference(from: last, tolerance: 0) == 0 && next.brightness(x: 20, y: 20) > 0
    }
  }

  /// Waits until the screen looks a certain way.
  public func waitForPicture(_ fits: (Picture) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline { if fits(try display.screenshot()) { return } }
    throw TestTool.Failure(description: "The screen never looked as it should.")
  }

  /// Waits until the program has said a line.
  public func wait(for line: String) throws {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline {
      if said.contains(line) { return }
      usleep(5000)
    }
    throw TestTool.Failure(description: "No “\(line)” in: \(said)")
  }

  private var said: [String] {
    ((try? String(contentsOf: output, encoding: .utf8)) ?? "")
      .split(separator: "\n").map(String.init)
  }

  /// Ends the program and answers what it wrote to standard error.
  public func finish() -> String {
    process.terminate()
    process.waitUntilExit()
    return String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
