public import Foundation

/// The built program, running on a display, with its trace.
public final class RunningProgram {
  /// One line of the program's trace.
  public struct Line: Decodable, Sendable {
    /// Where a pointer was: points below the page's top, seconds on the clock of events.
    public struct Pointer: Decodable, Sendable {
      /// Points.
      public let y: Double
      /// Seconds.
      public let time: Double
    }
    /// Where the page is in the window, points.
    public struct Page: Decodable, Sendable {
      /// Points.
      public let x: Double
      /// Points.
      public let y: Double
      /// Points.
      public let width: Double
      /// Points.
      public let height: Double
    }
    /// What happened.
    public let event: String
    /// Which sheet.
    public let sheet: String
    /// Where the sheet goes or rests.
    public let target: String?
    /// Why.
    public let reason: String?
    /// The pointer of a drag event.
    public let pointer: Pointer?
    /// Points.
    public let height: Double
    /// Points.
    public let top: Double
    /// Points/second.
    public let velocity: Double
    /// 0…1.
    public let backdrop: Double
    /// What the sheet is doing.
    public let phase: String
    /// Where the page is.
    public let page: Page

    /// Whether its pointer was at a height, points below the page's top.
    public func isAt(_ y: Double) -> Bool { pointer.map { abs($0.y - y) < 0.01 } ?? false }

    /// The event with its target and reason, such as `didSettle normal code`.
    public var summary: String { [event, target, reason].compactMap { $0 }.joined(separator: " ") }
  }

  private let process = Process()
  private let errors = Pipe()
  private let trace: URL

  /// Starts a program of this package on a display; its trace file is removed in the end.
  public convenience init(
    _ product: String = "bottom-sheet", _ arguments: [String] = [], on display: PrivateDisplay,
    environment: [String: String] = [:], trace: URL? = nil
  ) throws {
    try self.init(product, arguments, in: display.environment(environment), trace: trace)
  }

  /// Starts a program of this package in an environment that names the display.
  public init(
    _ product: String = "bottom-sheet", _ arguments: [String] = [],
    in environment: [String: String], trace: URL? = nil
  ) throws {
    self.trace =
      trace
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("trace-\(UUID().uuidString).jsonl")
    process.executableURL = try TestTool.product(product)
    process.arguments = ["--trace", self.trace.path] + arguments
    process.environment = environment
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: trace)
  }

  /// Everything in the trace so far.
  public func lines() -> [Line] {
    let text = (try? String(contentsOf: trace, encoding: .utf8)) ?? ""
    let decoder = JSONDecoder()
    return text.split(separator: "\n").compactMap {
      try? decoder.decode(Line.self, from: Data($0.utf8))
    }
  }

  /// Waits until a line of the trace fits.
  ///
  /// - Parameters:
  ///   - what: For the message of a failure.
  ///   - start: How many lines to pass over.
  ///   - timeout: Seconds.
  /// - Returns: The first line that fits.
  /// - Throws: `TestTool.Failure` with the whole trace when none does in time, or the program ends.
  @discardableResult
  public func wait(
    for what: String, after start: Int = 0, timeout: Double = 10, _ fits: (Line) -> Bool
  ) throws -> Line {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while Date() < deadline {
      if let line = lines().dropFirst(start).first(where: fits) { return line }
      guard process.isRunning else { break }
      usleep(5000)
    }
    let seen = lines().map(\.summary).joined(separator: "\n")
    throw TestTool.Failure(description: "No \(what) in:\n\(seen)")
  }

  /// Waits until a line with this summary comes.
  @discardableResult
  public func wait(for summary: String, after start: Int = 0) throws -> Line {
    try wait(for: summary, after: start) { $0.summary == summary }
  }

  /// Ends the program and answers what it wrote to standard error.
  public func finish() -> String {
    process.terminate()
    process.waitUntilExit()
    return String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
