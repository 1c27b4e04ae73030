import Dispatch
public import Foundation

/// Programs the tests use.
public enum TestTool {
  /// Why a program could not be used, as a sentence.
  public struct Failure: Error, CustomStringConvertible {
    /// The sentence.
    public let description: String
  }

  /// Where a program is on the `PATH`, or at a path of its own.
  ///
  /// - Throws: `Failure` when it is nowhere.
  public static func url(_ name: String) throws -> URL {
    if name.hasPrefix("/") { return URL(fileURLWithPath: name) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let candidates = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
    guard
      let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Failure(description: "\(name) is not installed; see the README's test command.") }
    return found
  }

  /// Runs a program to its end.
  ///
  /// - Returns: What it wrote to standard output.
  /// - Throws: `Failure` when it is missing or does not succeed.
  public static func run(
    _ name: String, _ arguments: [String], environment: [String: String]
  ) throws -> Data {
    let (process, output) = (Process(), Pipe())
    process.executableURL = try url(name)
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // `waitUntilExit` alone looks only every 50 ms.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name) \(arguments.joined(separator: " ")) failed.")
    }
    return data
  }

  /// Whether the programs were built with this version of GTK or a newer one.
  public static func hasGTK(_ version: String) -> Bool {
    let words = ["--atleast-version=\(version)", "gtk4"]
    return (try? run("pkg-config", words, environment: ProcessInfo.processInfo.environment)) != nil
  }

  /// A product of this package, beside the running tests.
  public static func product(_ name: String) throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
  }
}
