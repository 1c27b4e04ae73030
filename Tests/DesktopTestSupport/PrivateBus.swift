public import Foundation

/// A session bus of the tests' own, with nothing of the user's on it; it ends with this object.
public final class PrivateBus {
  /// Where the bus is, as programs are told by `DBUS_SESSION_BUS_ADDRESS`.
  public let address: String
  private let daemon = Process()

  /// Starts a bus.
  ///
  /// - Throws: `TestTool.Failure` when dbus-daemon is missing or does not start.
  public init() throws {
    let output = Pipe()
    daemon.executableURL = try TestTool.url("dbus-daemon")
    daemon.arguments = ["--session", "--nofork", "--nopidfile", "--print-address"]
    daemon.environment = ["PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory()]
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = answer.trimmingCharacters(in: .whitespacesAndNewlines)
    guard address.hasPrefix("unix:") else {
      throw TestTool.Failure(description: "dbus-daemon did not start.")
    }
  }

  deinit {
    daemon.terminate()
    daemon.waitUntilExit()
  }

  /// What a program must be told to be on this bus.
  public var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  /// Runs a script on the bus to its end; Debian's Python has the bindings it needs.
  ///
  /// - Returns: What it wrote to standard output.
  public func run(_ script: URL, _ arguments: [String] = []) throws -> Data {
    try TestTool.run(
      "/usr/bin/python3", [script.path] + arguments,
      environment: environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
  }
}
