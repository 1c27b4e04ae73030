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

  /// Calls a method, as gdbus writes and reads values.
  ///
  /// - Parameters:
  ///   - method: With its interface.
  ///   - destination: The bus name of who is asked.
  ///   - path: Of the object that is asked.
  ///   - address: Of another bus than this one.
  public func call(
    _ method: String, of destination: String, at path: String, _ arguments: [String] = [],
    on address: String? = nil
  ) throws -> String {
    let words = [
      "call", "--address", address ?? self.address, "--dest", destination, "--object-path", path,
      "--method", method,
    ]
    let answer = try TestTool.run("gdbus", words + arguments, environment: ["LC_ALL": "C.UTF-8"])
    return String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
