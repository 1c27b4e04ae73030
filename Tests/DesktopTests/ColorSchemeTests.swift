import DesktopTestSupport
import Foundation
import XCTest

/// The desktop's wish for dark or light is followed at once, while the program runs.
final class ColorSchemeTests: XCTestCase {
  /// A settings portal that says what it is told to.
  private final class Portal {
    private let process = Process()
    private let input = Pipe()

    init(_ scheme: Int, on bus: PrivateBus) throws {
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("settings-portal.py")
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      process.arguments = [script.path, "\(scheme)"]
      process.environment = bus.environment
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      _ = output.fileHandleForReading.availableData
    }

    func say(_ scheme: Int) { input.fileHandleForWriting.write(Data("\(scheme)\n".utf8)) }
    func end() { input.fileHandleForWriting.closeFile() }
  }

  /// What a spot is like on the sheet, and one on its edge, which is rendered once and kept.
  private func waitForSheet(_ session: Session, isDark: Bool) throws {
    let edge = Int(session.page.height / 2) + 8
    try session.waitForPicture { picture in
      [(8, edge + 200), (190, edge - 6)].allSatisfy { x, y in
        let brightness = picture.brightness(x: x, y: y)
        return isDark ? brightness < 80 : brightness > 240
      }
    }
  }

  func testFollowsThePortalWhileItRuns() throws {
    let bus = try PrivateBus()
    let portal = try Portal(1, on: bus)
    let session = try Session(environment: bus.environment)
    try waitForSheet(session, isDark: true)
    portal.say(2)
    try waitForSheet(session, isDark: false)
    portal.say(1)
    try waitForSheet(session, isDark: true)
    portal.say(0)
    try waitForSheet(session, isDark: false)
    portal.end()
    XCTAssertEqual(session.program.finish(), "")
  }

  func testIsLightWithoutAPortal() throws {
    let bus = try PrivateBus()
    let session = try Session(environment: bus.environment)
    try waitForSheet(session, isDark: false)
    XCTAssertEqual(session.program.finish(), "")
  }
}
