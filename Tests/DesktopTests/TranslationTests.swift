import DesktopTestSupport
import Foundation
import XCTest

/// Every text is there in Korean too, and the program finds it.
final class TranslationTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let messages = root.appendingPathComponent("Resources/po/ko.po")
  private static let catalogue = root.appendingPathComponent(
    "Resources/locale/ko/LC_MESSAGES/bottom-sheet.mo")

  func testTheCatalogueIsMadeFromTheMessages() throws {
    let made = try temporaryFile()
    defer { try? FileManager.default.removeItem(at: made) }
    _ = try TestTool.run(
      "msgfmt", ["--output-file", made.path, Self.messages.path], environment: [:])
    let (wanted, found) = try (texts(of: made), texts(of: Self.catalogue))
    XCTAssertFalse(wanted.isEmpty)
    XCTAssertEqual(
      wanted, found,
      "msgfmt -o Resources/locale/ko/LC_MESSAGES/bottom-sheet.mo Resources/po/ko.po")
  }

  /// What a compiled catalogue holds, whichever version of msgfmt compiled it.
  private func texts(of catalogue: URL) throws -> Data {
    try TestTool.run("msgunfmt", [catalogue.path], environment: ["LC_ALL": "C.UTF-8"])
  }

  func testEveryTextHasItsTranslation() throws {
    let messages = try String(contentsOf: Self.messages, encoding: .utf8)
    let untranslated = messages.components(separatedBy: "\n\n").filter {
      $0.hasSuffix("msgstr \"\"") || $0.contains("#, fuzzy")
    }
    XCTAssertEqual(untranslated, [])
    for text in try texts() {
      XCTAssertTrue(messages.contains("msgid \(text)\n"), "ko.po lacks \(text)")
    }
  }

  func testHelpIsInTheUsersLanguage() throws {
    let korean = try KoreanLocale()
    let help = try TestTool.run(
      TestTool.product("bottom-sheet").path, ["--help"], environment: korean.environment)
    XCTAssertTrue(String(decoding: help, as: UTF8.self).contains("바텀 시트"))
  }

  private func temporaryFile() throws -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
  }

  /// The literals that the sources hand to `translated`, in quotes; those of one call put together.
  private func texts() throws -> [String] {
    let call = try Regex(#"translated\(\s*((?:"(?:[^"\\]|\\.)*"[\s+]*)+)"#)
    let join = try Regex(#""\s*\+\s*""#)
    return try sources().flatMap { source in
      source.matches(of: call).compactMap { match in
        match[1].substring.map {
          $0.replacing(join, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        }
      }
    }
  }

  private func sources() throws -> [String] {
    let folder = Self.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
