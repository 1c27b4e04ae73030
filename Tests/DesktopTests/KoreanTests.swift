import DesktopTestSupport
import XCTest

/// With a Korean desktop all that the running program shows is Korean, in every scene.
final class KoreanTests: XCTestCase {
  /// What is no word of a language: units, a host, what a program's source says, and GTK's own.
  private static let others = [
    "km", "°C", "slowline.example", "isPresented: true", "isPresented: false", "bottom-sheet",
  ]

  func testPanWithItsPage() throws { try assertKorean("pan", then: [["key", "Escape"]]) }
  func testBaseWithItsPage() throws { try assertKorean("base", then: [["key", "Escape"]]) }
  func testFittedWithItsPage() throws { try assertKorean("fitted", then: [["key", "Escape"]]) }
  func testBrowserWithItsArticle() throws { try assertKorean("browser", then: []) }

  /// Looks at everything there is at first, and after each input once something has changed.
  private func assertKorean(
    _ scene: String, then inputs: [[String]], line: UInt = #line
  ) throws {
    let locale = try KoreanLocale()
    let program = try AccessibleProgram<SceneLine>(
      ["--scene", scene], environment: locale.environment)
    XCTAssertNotNil(try program.wait { Self.isKorean($0.name) }, line: line)
    var seen = try program.things()
    for input in inputs {
      program.session.mark()
      try program.session.display.input(input)
      try program.session.wait(for: "the end") { $0.event == "didSettle" }
      seen += try program.things()
    }
    let texts = Set(seen.flatMap { [$0.name, $0.description] })
    XCTAssertGreaterThan(texts.filter(Self.isKorean).count, 10, line: line)
    XCTAssertEqual(texts.filter(Self.isForeign).sorted(), [], "\(scene)", line: line)
    XCTAssertEqual(program.session.program.finish(), "", line: line)
  }

  private static func isKorean(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  private static func isForeign(_ text: String) -> Bool {
    // What GTK calls widgets and the window's own buttons, and the desktop's root.
    let isOfGTK = text.hasPrefix("Gtk") || ["main", "Minimize", "Maximize"].contains(text)
    guard !isOfGTK else { return false }
    let rest = others.reduce(text) { $0.replacing($1, with: "") }
    return rest.unicodeScalars.contains { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
  }
}
