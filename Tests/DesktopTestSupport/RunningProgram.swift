public import Foundation

/// The built program, running on a display, with its trace, of which lines of one kind are looked at.
public final class RunningProgram<Line: TraceLine> {
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
    process.arguments = ["--record", self.trace.path] + arguments
    process.environment = environment
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: trace)
  }

  /// The trace so far, as it is in the file.
  public var text: String { (try? String(contentsOf: trace, encoding: .utf8)) ?? "" }

  /// Everything in the trace so far.
  public func lines() -> [Line] {
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

  /// The processor time the program has used so far, in the kernel's ticks of 10 ms.
  public func processorTicks() throws -> Int {
    let file = "/proc/\(process.processIdentifier)/stat"
    let stat = try String(contentsOfFile: file, encoding: .utf8)
    let fields = stat.split(separator: ")").last?.split(separator: " ").map(String.init) ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      throw TestTool.Failure(description: "/proc tells nothing of the program.")
    }
    return user + system
  }

  /// Ends the program and answers what it wrote to standard error.
  public func finish() -> String {
    process.terminate()
    process.waitUntilExit()
    return String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
