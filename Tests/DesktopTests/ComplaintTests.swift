import DesktopTestSupport
import Foundation
import XCTest

/// What cannot be done is said in one sentence, at once, and nothing is lost.
final class ComplaintTests: XCTestCase {
  private struct Answer {
    let output: String
    let errors: String
    let status: Int32
    let seconds: Double
  }

  private func answer(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Answer
  {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = try TestTool.product("bottom-sheet")
    process.arguments = arguments
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    let start = Date()
    try process.run()
    while process.isRunning, start.timeIntervalSinceNow > -10 { usleep(2000) }
    process.terminate()
    process.waitUntilExit()
    return Answer(
      output: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
      errors: String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
      status: process.terminationStatus, seconds: -start.timeIntervalSinceNow)
  }

  private func complains(
    _ arguments: [String], _ environment: [String: String] = [:], about word: String,
    line: UInt = #line
  ) throws {
    let answer = try answer(arguments, environment)
    XCTAssertNotEqual(answer.status, 0, line: line)
    XCTAssertEqual(answer.output, "", line: line)
    XCTAssertTrue(answer.errors.contains(word), answer.errors, line: line)
    XCTAssertEqual(answer.errors.split(separator: "\n").count, 1, answer.errors, line: line)
    XCTAssertLessThan(answer.seconds, 0.5, line: line)
  }

  func testUnknownOption() throws { try complains(["--bounce"], about: "--bounce") }
  func testStrayWord() throws { try complains(["sheet"], about: "sheet") }
  func testMissingArgument() throws { try complains(["--size"], about: "--size") }
  func testUnknownScene() throws {
    try complains(["--scene", "drawer"], about: "“drawer” is no scene")
  }

  func testUnknownDragModel() throws { try complains(["--drag", "fling"], about: "fling") }

  func testBadSizes() throws {
    for size in ["", "x", "400", "0x10", "-5x10", "400x800x2", "4e2x800", "99999x10"] {
      try complains(["--size=\(size)"], about: "“\(size)”")
    }
  }

  func testNoDisplay() throws { try complains([], about: "display") }

  func testWrongDisplay() throws {
    try complains([], ["DISPLAY": ":4711"], about: "“:4711”")
    let runtime = FileManager.default.temporaryDirectory.path
    try complains(
      [], ["WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": runtime], about: "“nowhere”")
  }

  func testATraceThatCannotBeWritten() throws {
    let display = try PrivateDisplay()
    try complains(
      ["--record", "/dev/null/trace"], ["DISPLAY": display.name], about: "/dev/null/trace")
  }

  func testAPipeThatNobodyReadsIsSaidAtOnce() throws {
    let display = try PrivateDisplay()
    let pipe = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).fifo")
    XCTAssertEqual(mkfifo(pipe.path, 0o600), 0)
    defer { try? FileManager.default.removeItem(at: pipe) }
    try complains(["--record", pipe.path], ["DISPLAY": display.name], about: pipe.path)
  }

  func testATraceKeepsWhatWasInTheFile() throws {
    let display = try PrivateDisplay()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    try Data("{}\n".utf8).write(to: file)
    let program = try RunningProgram<SheetLine>(on: display, trace: file)
    try program.wait(for: "present")
    XCTAssertTrue(try String(contentsOf: file, encoding: .utf8).hasPrefix("{}\n"))
  }

  func testListsTheFourScenesWithoutADisplay() throws {
    let list = try answer(["--list-scenes"])
    let names = list.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    XCTAssertEqual(names, ["pan", "base", "fitted", "browser"])
    XCTAssertEqual(list.status, 0)
    XCTAssertEqual(list.errors, "")
  }

  func testHelpAndVersionNeedNoDisplay() throws {
    let help = try answer(["--help"])
    XCTAssertEqual(help.status, 0)
    for option in ["--scene", "--list-scenes", "--size", "--drag", "--record", "--version"] {
      XCTAssertTrue(help.output.contains(option), option)
    }
    let version = try answer(["--version"])
    XCTAssertEqual(version.status, 0)
    XCTAssertTrue(version.output.hasPrefix("bottom-sheet "))
    XCTAssertEqual(version.errors, "")
  }
}
