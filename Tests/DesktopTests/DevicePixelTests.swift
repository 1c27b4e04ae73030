import DesktopTestSupport
import Foundation
import XCTest

/// A resting sheet on the pixels of a Wayland screen, whose scale may be a fraction and may change
/// while the program runs.
final class DevicePixelTests: XCTestCase {
  /// Points from the left where nothing is written.
  private static let blank = 17.0
  /// Points that the sheet's shadow reaches up, and its corners down, and a bit.
  private static let fringe = 30.0

  func testAfterAChangeOfScaleTheSheetIsAsCrispAsBefore() throws {
    let session = try WaylandSession(screen: (600, 1200))
    try assertCrisp(session)
    for scale in [2.0, 1] {
      try change(session, to: scale)
      try assertCrisp(session)
    }
  }

  func testAtAFractionalScaleTheEdgeIsCrispAndTheDimEven() throws {
    guard TestTool.hasGTK("4.14") else {
      throw XCTSkip("GTK knows fractional scales from version 4.14 on.")
    }
    let session = try WaylandSession(screen: (600, 1200), scale: 1.5)
    try assertCrisp(session)
    for scale in [1.25, 1.6, 1] {  // of those that 600 x 1200 pixels can be divided by
      try change(session, to: scale)
      try assertCrisp(session)
    }
  }

  /// Half an odd height lies on a pixel at scale 2, and at scale 1 between two.
  func testAWindowThatKeepsItsSizeFollowsAChangeOfScaleToo() throws {
    let session = try WaylandSession(screen: (900, 1300), scale: 2)
    XCTAssertEqual(session.page.height.truncatingRemainder(dividingBy: 2), 1)
    try session.desktop.run("floating enable, move position 10 10")
    try assertCrisp(session, movedBy: 10)
    let height = try session.lastLine().page.height
    session.mark()
    try session.desktop.changeScale(to: 1)
    try assertCrisp(session, movedBy: 10)
    let news = session.news().filter { $0.event != "resized" }  // a pixel has another size
    XCTAssertEqual(news.map(\.summary), [], "it kept its size")
    XCTAssertEqual(try session.lastLine().page.height, height)
  }

  private func change(_ session: WaylandSession, to scale: Double) throws {
    session.mark()
    try session.desktop.changeScale(to: scale)
    try session.wait(for: "resized")
  }

  /// Waits until the sheet is crisp.
  ///
  /// - Parameters:
  ///   - session: The program.
  ///   - distance: How far its window was moved, to the right and down, points; nil where it still
  ///     fills the screen.
  private func assertCrisp(
    _ session: WaylandSession, movedBy distance: Double? = nil, line: UInt = #line
  ) throws {
    var flaws: [String] = []
    _ = try? session.desktop.waitForPicture { picture in
      if distance == nil { try? session.findPage() }
      let top = session.page.y + ((try? session.lastLine().top) ?? 0)
      flaws = Self.flaws(
        in: picture, scale: session.desktop.scale, x: Self.blank + (distance ?? 0),
        page: session.page.y + (distance ?? 0), sheet: top + (distance ?? 0))
      return flaws.isEmpty
    }
    XCTAssertEqual(flaws, [], "scale \(session.desktop.scale)", line: line)
  }

  /// What is wrong in a blank column: the dim in even grey, no row between shadow and surface, and
  /// the surface in plain white from the pixel on that is nearest.
  ///
  /// - Parameters:
  ///   - picture: The screen.
  ///   - scale: Pixels per point.
  ///   - x: The column, points.
  ///   - page: The page's upper edge, points.
  ///   - sheet: The sheet's upper edge, points.
  private static func flaws(
    in picture: Picture, scale: Double, x: Double, page: Double, sheet: Double
  ) -> [String] {
    let edge = Int((sheet * scale).rounded())
    func rows(_ begin: Int, _ end: Int) -> [Int] {
      (begin..<end).map { picture.brightness(x: Int(x * scale), y: $0) }
    }
    let reach = Int(fringe * scale)
    let dim = Set(rows(Int((page * scale).rounded(.up)) + 1, edge - reach))
    let (above, below) = (rows(edge - 2, edge), rows(edge, edge + reach))
    // The row that the header's line and the page share is no lighter than both.
    let border = rows(Int(page * scale + 1e-6) - 1, Int(page * scale + 1e-6) + 1)
    return [
      border[1] > max(border[0], dim.max() ?? 0) ? "light row under the header: \(border)" : nil,
      dim.count == 1 ? nil : "uneven dim: \(dim)",
      above.allSatisfy { $0 < 160 } ? nil : "blurred edge: \(above)",
      below.allSatisfy { $0 == 255 } ? nil : "pale surface: \(below)",
    ].compactMap { $0 }
  }
}
