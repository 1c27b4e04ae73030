import DesktopTestSupport
import Foundation
import XCTest

/// A drag of the real program, recorded and run again without a display.
final class ReplayTests: XCTestCase {
  private func run(_ arguments: [String]) throws -> (output: String, errors: String, status: Int32)
  {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = try TestTool.product("bottom-sheet")
    process.arguments = arguments
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (text[0], text[1], process.terminationStatus)
  }

  private func file(_ text: String = "", _ name: String = "recording.jsonl") throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    if !text.isEmpty { try Data(text.utf8).write(to: file) }
    return file
  }

  /// A flick up and a slow drag down, as the program wrote them.
  private func recording() throws -> URL {
    let session = try Session()
    let top = session.page.height / 2
    try session.sweep(x: 200, [top + 40, top + 25, top + 5, top - 15, top - 35])
    try session.wait(for: "didSettle expanded flick")
    let high = session.page.height * 0.1
    try session.sweep(x: 200, [high + 40, high + 60, high + 150, high + 260], hold: 0.3)
    try session.wait(for: "didSettle normal drag")
    return try file(session.program.text)
  }

  func testWhatAHandDidIsToldAgainAndUnderOtherSettingsToo() throws {
    let recording = try recording()
    let alone = try run(["replay", recording.path])
    XCTAssertEqual(alone.errors, "")
    XCTAssertEqual(alone.status, 0)
    XCTAssertEqual(alone.output.components(separatedBy: "release at").count, 3)
    XCTAssertTrue(alone.output.contains("expanded"), alone.output)
    let heavy = try file(
      #"{"detents": [{"fraction": 0.5, "id": "normal"}], "snapping.flickSpeed": 9000}"#,
      "heavy.json")
    let both = try run(["replay", recording.path, "--config", heavy.path])
    XCTAssertTrue(both.output.contains("heavy.json"), both.output)
    let reasons = both.output.split(separator: "\n").filter { $0.contains("reason") }
    XCTAssertEqual(
      reasons.map { $0.split(separator: " ").map(String.init) },
      [["reason", "flick", "drag"], ["reason", "drag", "drag"]])
  }

  func testALineThatWasCutOffByAKillIsLeftOut() throws {
    let recording = try recording()
    let text = try String(contentsOf: recording, encoding: .utf8)
    let cut = try file(String(text.dropLast(40)))
    let answer = try run(["replay", cut.path])
    XCTAssertEqual(answer.status, 0)
    XCTAssertEqual(answer.errors, "")
    XCTAssertEqual(answer.output, try run(["replay", recording.path]).output)
  }

  func testWhatCannotBeReadIsSaidInASentence() throws {
    let recording = try recording()
    let text = try String(contentsOf: recording, encoding: .utf8)
    let broken = try file(text.replacingOccurrences(of: "\"input\":{", with: "\"input\":["))
    let future = try file(text.replacingOccurrences(of: "\"version\":1", with: "\"version\":9"))
    let nothing = try file("{}\n")
    let misspelt = try file(#"{"detents": [{"fraction": 0.5}], "colour": 1}"#, "c.json")
    let pipe = try file()
    XCTAssertEqual(mkfifo(pipe.path, 0o600), 0)
    let cases: [([String], String)] = [
      (["replay"], "replay wants one recording"), (["replay", "/tmp", "x"], "one recording"),
      (["replay", "/nowhere"], "“/nowhere” cannot be read"), (["replay", "/tmp"], "regular file"),
      (["replay", pipe.path], "regular file"), (["replay", broken.path], "line 2: "),
      (["replay", future.path], "line 1: its version"), (["replay", nothing.path], "no recording"),
      (["replay", recording.path, "--config", misspelt.path], "There is no field “colour”."),
      (["--config", misspelt.path], "--config"),
    ]
    for (arguments, sentence) in cases {
      let answer = try run(arguments)
      XCTAssertNotEqual(answer.status, 0, sentence)
      XCTAssertEqual(answer.output, "", sentence)
      XCTAssertTrue(answer.errors.contains(sentence), answer.errors)
      XCTAssertEqual(answer.errors.split(separator: "\n").count, 1, answer.errors)
    }
  }
}
