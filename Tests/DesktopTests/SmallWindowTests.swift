import DesktopTestSupport
import Foundation
import XCTest

/// At 360 × 294, a small phone on its side, every control is in the window and can be pressed.
final class SmallWindowTests: XCTestCase {
  private static let (width, height) = (360.0, 294.0)

  private func start(_ scene: String) throws -> PhoneSession {
    let phone = try PhoneSession(scene, width: Self.width, height: Self.height)
    let page = phone.page
    XCTAssertLessThanOrEqual(page.x + page.width, Self.width, "The window is no wider.")
    XCTAssertLessThanOrEqual(page.y + page.height, Self.height, "The window is no taller.")
    return phone
  }

  func testPan() throws {
    let phone = try start("pan")
    try phone.press(["Start", "Save", "Share"])
    try phone.clickInHeader(["Stepped"])
    try phone.click("Sheet size")
    try phone.session.wait(for: "Round the lake didSettle expanded")
    try phone.close("Round the lake") { try phone.session.key("Escape") }
    try phone.press(["Show sheet"])
  }

  func testBase() throws {
    let phone = try start("base")
    for star in 2...4 { _ = try phone.spot(of: "\(star) of 5") }
    try phone.press(["1 of 5", "5 of 5"])
    try phone.clickInHeader(["Fit content", "Fit content"])
    try phone.wheelDown(x: 175, y: phone.page.height - 30)
    try phone.press(["What was the weather like?"])
    try phone.close("Rate this walk") { try phone.click("Done") }
    try phone.press(["Rate this walk", "Weather"])
  }

  func testFitted() throws {
    let phone = try start("fitted")
    try phone.press(["Remove a friend", "Add a friend"])
    try phone.clickInHeader(["Long list"])
    try phone.close("Share with friends") { try phone.session.key("Escape") }
    try phone.press(["isPresented: false"])
  }

  func testBrowser() throws {
    let phone = try start("browser")
    for name in ["Forward", "Share", "Bookmarks"] { _ = try phone.spot(of: name) }
    try phone.press(["Translate", "Reload", "Back", "Tabs"])
    try phone.clickInHeader(["Literal", "Long"])
  }
}

/// The program in a small window, whose controls are found by their names.
private final class PhoneSession {
  let session: SceneSession
  private let program: AccessibleProgram<SceneLine>
  private let settings = Result { try SettingsFile.withoutAnimations() }
  /// Where AT-SPI counts from, points of the screen.
  private var origin = (x: 0.0, y: 0.0)
  /// What there was when it was last looked at, which takes half a second.
  private var things: [AccessibleThing] = []

  init(_ scene: String, width: Double, height: Double) throws {
    program = try AccessibleProgram(
      ["--scene", scene, "--size", "\(Int(width))x\(Int(height))"], screen: (500, 400),
      environment: try settings.get().environment)
    session = program.session
    let size = [page.width, page.height]
    for _ in 0..<20 where origin.x == 0 {
      things = try program.things()
      guard let canvas = things.first(where: { Array($0.area.suffix(2)) == size }) else { continue }
      origin = (page.x - canvas.area[0], page.y - canvas.area[1])
    }
  }

  var page: Place { session.page }

  /// Presses controls one after the other and sees each react; lets go elsewhere, so that none does
  /// its work.
  func press(_ names: [String], line: UInt = #line) throws {
    let letGo = ["mousemove", "499", "399", "mouseup", "1"]
    try see(names, react: ["mousedown", "1"], then: letGo, line: line)
  }

  /// Clicks controls in the header bar, which is all in the window, and sees each react: pressed
  /// and pulled they would move the window.
  func clickInHeader(_ names: [String], line: UInt = #line) throws {
    for thing in things where thing.area[1] >= 0 && thing.area[2] > 0 {
      let bottom = thing.area[1] + thing.area[3] + origin.y
      if bottom < page.y { assertInside(thing, line: line) }
    }
    try see(names, react: ["click", "1"], then: ["mousemove", "499", "399"], line: line)
  }

  private func see(
    _ names: [String], react action: [String], then end: [String], line: UInt
  ) throws {
    for name in names {
      let spot = try spot(of: name, line: line)
      try session.display.input(["mousemove", "\(spot.x)", "\(spot.y)"])
      let before = try restingPicture(at: spot)
      try session.display.input(action)
      let reacts = try (0..<20).contains { _ in
        try picture(at: spot).difference(from: before, tolerance: 2) > 0
      }
      XCTAssertTrue(reacts, "\(name) does not react", line: line)
      try session.display.input(end)
    }
  }

  /// Clicks a control.
  func click(_ name: String, line: UInt = #line) throws {
    let spot = try spot(of: name, line: line)
    session.mark()
    try session.display.input(["mousemove", "\(spot.x)", "\(spot.y)", "click", "1"])
  }

  /// Closes a sheet by its name.
  func close(_ sheet: String, by action: () throws -> Void) throws {
    session.mark()
    try action()
    try session.wait(for: "\(sheet) didSettle dismissed")
    things = try program.things()
  }

  /// Turns the wheel until what is under the pointer is at its end.
  func wheelDown(x: Double, y: Double) throws {
    try session.wheel(10, x: x, y: y)
    _ = try session.restingPicture()
    things = try program.things()
  }

  /// The middle of a button that says its name, or whose tooltip does; it is in the window.
  func spot(of name: String, line: UInt = #line) throws -> (x: Int, y: Int) {
    let found = things.first { thing in
      [thing.name, thing.description].contains { $0.hasPrefix(name) }
        && thing.role.hasSuffix("button") && thing.area[2] > 0
    }
    let thing = try XCTUnwrap(found, "There is no “\(name)”.", line: line)
    assertInside(thing, line: line)
    let (x, y) = (thing.area[0] + origin.x, thing.area[1] + origin.y)
    return (Int(x + thing.area[2] / 2), Int(y + thing.area[3] / 2))
  }

  private func assertInside(_ thing: AccessibleThing, line: UInt) {
    let (x, y) = (thing.area[0] + origin.x, thing.area[1] + origin.y)
    let (right, bottom) = (page.x + page.width, page.y + page.height)
    XCTAssertTrue(
      x >= page.x && x + thing.area[2] <= right && y >= 0 && y + thing.area[3] <= bottom,
      "\(thing) is not in the window", line: line)
  }

  private func picture(at spot: (x: Int, y: Int)) throws -> Picture {
    try session.display.screenshot().part(x: spot.x - 10, y: spot.y - 8, width: 20, height: 16)
  }

  /// What a spot looks like once the pointer over it has been noticed.
  private func restingPicture(at spot: (x: Int, y: Int)) throws -> Picture {
    var last = try picture(at: spot)
    for _ in 0..<20 {
      let next = try picture(at: spot)
      if next.difference(from: last, tolerance: 0) == 0 { return next }
      last = next
    }
    return last
  }
}
