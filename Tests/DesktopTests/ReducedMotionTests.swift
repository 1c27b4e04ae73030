import DesktopTestSupport
import Foundation
import XCTest

/// The running program where the desktop wants no animations.
final class ReducedMotionTests: XCTestCase {
  private func start(animated: Bool = false) throws -> Session {
    let settings = animated ? nil : try SettingsFile.withoutAnimations()
    return try withExtendedLifetime(settings) {
      try Session(
        "bottom-sheet", screen: (420, 820), environment: settings?.environment ?? [:])
    }
  }

  func testTheSameIsToldInTheSameOrder() throws {
    let stories = try [true, false].map { isAnimated in
      let session = try start(animated: isAnimated)
      let (top, bottom) = (session.page.height / 2, session.page.height - 25)
      let steps: [(String, () throws -> Void)] = [
        ("dismissed escape", { try session.key("Escape") }),
        ("normal code", { try session.click(x: 200, y: bottom) }),
        ("expanded grabber", { try session.click(x: 200, y: top + 12) }),
        ("dismissed backdrop", { try session.click(x: 200, y: 20) }),
        ("normal code", { try session.click(x: 200, y: bottom) }),
        ("expanded drag", { try session.sweep(x: 200, [top + 30, top, 100], hold: 0.2) }),
      ]
      for (ending, step) in steps {
        session.mark()
        try step()
        try session.wait(for: "didSettle \(ending)")
      }
      return session.program.lines().filter { $0.reason != nil }.map(\.summary)
    }
    XCTAssertEqual(stories[0], stories[1])
  }

  func testHoweverFastItIsOpenedAndClosedItEndsAsTheLastOneWantsIt() throws {
    let session = try start()
    let open = try session.restingPicture()
    let (x, bottom) = ("\(Int(session.page.x) + 200)", Int(session.page.y + session.page.height))
    let show = ["mousemove", x, "\(bottom - 25)", "click", "1"]
    let backdrop = ["mousemove", x, "\(Int(session.page.y) + 20)", "click", "1"]
    for pause in ["0", "0.03", "0.1"] {
      let wait = ["sleep", pause]
      let round = [["key", "Escape"], show, backdrop, show].flatMap { $0 + wait }
      try session.display.input(round)
      try session.close()
      session.mark()
      try session.display.input(show)
      try session.wait(for: "didSettle normal code")
    }
    XCTAssertLessThan(try session.restingPicture().difference(from: open), 0.01)
    try session.assertEachJourneyEnds()
    XCTAssertEqual(session.program.finish(), "")
  }
}

extension TracedSession where Line == SheetLine {
  /// Waits until the sheet rests, and closes it if it is open.
  fileprivate func close() throws {
    func last() -> Line? { program.lines().last }
    for _ in 0..<400 where last()?.phase != "hidden" && last()?.phase != "resting" { usleep(5000) }
    guard last()?.phase != "hidden" else { return }
    mark()
    try key("Escape")
    try wait(for: "didSettle dismissed escape")
  }

  /// Each journey that began has ended once, before the next one began.
  fileprivate func assertEachJourneyEnds(line: UInt = #line) throws {
    var underWay: String?
    for entry in program.lines() {
      let journey = [entry.target, entry.reason].compactMap { $0 }.joined(separator: " ")
      switch entry.event {
      case "willSettle":
        XCTAssertNil(underWay, "\(journey) began too early", line: line)
        underWay = journey
      case "didSettle", "interrupted":
        XCTAssertEqual(underWay, journey, line: line)
        underWay = nil
      default: break
      }
    }
    XCTAssertNil(underWay, line: line)
  }
}
