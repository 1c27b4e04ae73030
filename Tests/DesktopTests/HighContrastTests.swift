import DesktopTestSupport
import XCTest

/// The program on a desktop that asks for high contrast.
final class HighContrastTests: XCTestCase {
  func testTheSheetsEdgeIsToBeSeenAllTheWayDownBesideItsListToo() throws {
    let settings = try SettingsFile(["gtk-theme-name": "HighContrast"])
    let session = try withExtendedLifetime(settings) {
      try Session("bottom-sheet", ["--size", "1280x800"], environment: settings.environment)
    }
    let picture = try session.restingPicture()
    let (width, height) = (picture.width, picture.height)
    let left = (width - 720) / 2
    for y in stride(from: height / 2 + 60, to: height - 4, by: 7) {
      let inside = picture.brightness(x: left + 3, y: y)
      for edge in [left, left + 719] {
        XCTAssertLessThan(picture.brightness(x: edge, y: y), inside - 80, "\(y) points down")
      }
    }
    XCTAssertEqual(session.program.finish(), "")
  }
}
