import Foundation
import SheetGtk
import XCTest

/// Every icon the programs name is in the installed icon theme; the others show as "missing".
final class IconTests: GtkTestCase {
  private static let sources = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Sources").standardizedFileURL

  func testTheThemeHasEveryIconOrOneThatMayStandForIt() throws {
    let choices = try Self.choices()
    XCTAssertGreaterThan(choices.count, 20)
    try onMainActor {
      for names in choices {
        XCTAssertTrue(names.contains { Icon.isInTheme($0) }, "no picture for \(names)")
      }
    }
  }

  /// The names in the sources: a list of nothing else is a choice, others stand for themselves.
  private static func choices() throws -> [[String]] {
    let name = #""[a-z0-9-]+-symbolic""#
    let pattern = try Regex("\\[\\s*\(name)(,\\s*\(name))*\\s*\\]|\(name)")
    let inside = try Regex(name)
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let swift = (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
    return try swift.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map { choice in
        String(choice[0].substring ?? "").matches(of: inside).map {
          String(($0[0].substring ?? "").dropFirst().dropLast())
        }
      }
    }
  }
}
