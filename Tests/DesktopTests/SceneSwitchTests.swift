import DesktopTestSupport
import Foundation
import XCTest

/// The choice of scenes in the header bar.
final class SceneSwitchTests: XCTestCase {
  func testFromSceneToSceneAndBackEachBeginsAndTheLastOneIsGone() throws {
    let session = try SceneSession()
    try session.switchScene(from: 128, to: 1)
    try session.wait(for: "Rate this walk didSettle base")
    try session.assertOnly("Rate this walk")
    try session.switchScene(from: 128, to: 2)
    try session.wait(for: "Share with friends didSettle fitted")
    try session.assertOnly("Share with friends")
    try session.switchScene(from: 128, to: 3)
    try session.wait(for: "bar laidOut expanded")
    try session.wheel(1)
    try session.wait(for: "bar didSettle collapsed") { $0.summary == "bar didSettle collapsed" }
    try session.assertOnly(nil)
    try session.switchScene(from: 100, to: 0)
    try session.wait(for: "Round the lake didSettle normal")
    try session.assertOnly("Round the lake")
    try session.assertIdle()
    XCTAssertEqual(session.program.finish(), "")
  }

  func testASceneLeftInMidFlightGoesOnNoMore() throws {
    let session = try SceneSession()
    try session.openScenes(at: 128)
    try session.display.input(["key", "Down"])
    try session.display.input(["key", "Return"])
    try session.wait(for: "Rate this walk didSettle base")
    try session.key("Escape")
    try session.wait(for: "Rate this walk didSettle dismissed")
    session.mark()
    // Presents a sheet and leaves before it has come up.
    try session.click(x: 200, y: 205)
    try session.wait(for: "Weather present")
    try session.switchScene(from: 128, to: 2)
    try session.wait(for: "Share with friends didSettle fitted")
    session.mark()
    try session.assertIdle()
    XCTAssertTrue(session.news().isEmpty)
    XCTAssertEqual(session.program.finish(), "")
  }

  func testEachSceneCanBeTheFirstAndIsAtRestWithoutWork() throws {
    for (name, sheet) in [
      ("pan", "Round the lake"), ("base", "Rate this walk"), ("fitted", "Share with friends"),
      ("browser", nil),
    ] {
      let session = try SceneSession("bottom-sheet", ["--scene", name])
      XCTAssertEqual(Set(session.program.lines().map(\.sheet)), [sheet])
      try session.assertIdle()
      XCTAssertEqual(session.program.finish(), "")
    }
  }
}

extension TracedSession where Line == SceneLine {
  /// Opens the list of scenes and waits until it is to be seen.
  fileprivate func openScenes(at x: Double) throws {
    let before = try restingPicture()
    try click(x: x - page.x, y: -24)
    try waitForPicture { $0.difference(from: before) > 0.01 }
  }

  /// Chooses a scene by its place in the list, from 0.
  fileprivate func switchScene(from x: Double, to place: Int) throws {
    try openScenes(at: x)
    mark()
    let steps = Array(repeating: ["key", "Down"], count: place).flatMap { $0 }
    try display.input(["key", "Home"] + steps + ["key", "Return"])
  }

  /// Nobody else has anything to tell since the scene was chosen, but that what was open is closed
  /// with its scene.
  fileprivate func assertOnly(_ sheet: String?, line: UInt = #line) throws {
    _ = try restingPicture()
    let others = news().filter { $0.sheet != sheet }
    let ends = ["dismiss", "willSettle dismissed", "didSettle dismissed", "resized"]
    let rest = others.filter { line in !ends.contains { line.summary.hasSuffix($0) } }
    XCTAssertEqual(rest.map(\.summary), [], line: line)
  }

  /// For a second nothing is computed and nothing is told.
  fileprivate func assertIdle(line: UInt = #line) throws {
    _ = try restingPicture()
    mark()
    let before = try program.processorTicks()
    Thread.sleep(forTimeInterval: 1)
    XCTAssertLessThanOrEqual(try program.processorTicks() - before, 2, line: line)
    XCTAssertEqual(news().map(\.summary), [], line: line)
  }
}
