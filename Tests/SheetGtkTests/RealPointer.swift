import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// A real hand on mouse and keys over a canvas of this process, whose main loop runs meanwhile.
///
/// Places are points of the canvas. There is no window manager on the tests' X server, so a window
/// is at 0, 0, and the one shown last is in front and has the keyboard.
@MainActor
final class RealPointer {
  private unowned let canvas: SheetCanvas
  /// How often the key came that follows everything else.
  private var ends = 0
  private static let endKey = "F12"

  init(over canvas: SheetCanvas) {
    self.canvas = canvas
    canvas.addWindowShortcut(Self.endKey) { [weak self] in
      self?.ends += 1
      return true
    }
  }

  /// Has xdotool do something, and lets the main loop run until the window has handled all of it:
  /// events come in order, so a key pressed last is handled last. It comes a little later: GTK 4.18
  /// can miss one at the very moment of a release.
  func input(_ words: [String], file: StaticString = #filePath, line: UInt = #line) {
    let before = ends
    MainLoop.spawn(["xdotool"] + words + ["sleep", "0.03", "key", Self.endKey]) {}
    MainLoop.wait(until: { ends > before }, file: file, line: line)
  }

  /// Has xdotool do something, without a key to end it: for what a key would close again.
  func begin(_ words: [String]) { MainLoop.spawn(["xdotool"] + words) {} }

  /// Clicks the primary button.
  func click(x: Double, y: Double, file: StaticString = #filePath, line: UInt = #line) {
    input(moved(x, y) + ["click", "1"], file: file, line: line)
  }

  /// Clicks where the pointer is, without a motion, a few frames later as a hand would.
  func clickInPlace(file: StaticString = #filePath, line: UInt = #line) {
    input(["sleep", "0.05", "click", "1"], file: file, line: line)
  }

  /// Turns the wheel by a notch, down, without a motion.
  func wheelInPlace(file: StaticString = #filePath, line: UInt = #line) {
    input(["sleep", "0.05", "click", "5"], file: file, line: line)
  }

  /// Turns the wheel by a notch, down.
  func wheel(x: Double, y: Double, file: StaticString = #filePath, line: UInt = #line) {
    input(moved(x, y) + ["click", "5"], file: file, line: line)
  }

  /// Presses and goes through places below the canvas's top, one each 16 ms.
  func press(
    x: Double, through places: [Double], file: StaticString = #filePath, line: UInt = #line
  ) {
    let moves = places.dropFirst().flatMap { ["sleep", "0.016"] + moved(x, $0) }
    input(moved(x, places[0]) + ["mousedown", "1"] + moves, file: file, line: line)
  }

  /// Lets the primary button go after seconds without a move.
  func release(after seconds: Double = 0, file: StaticString = #filePath, line: UInt = #line) {
    input(["sleep", "\(seconds)", "mouseup", "1"], file: file, line: line)
  }

  /// What takes the pointer to a place.
  func moved(_ x: Double, _ y: Double) -> [String] {
    let area = canvas.areaOnSurface
    return ["mousemove", "--", "\(Int(area.x + x))", "\(Int(area.y + y))"]
  }
}

/// A window whose page has a button and a list, under a sheet, with a real hand over it.
@MainActor
final class PageStage {
  let window = Window()
  let button = Button("On the page")
  let list: ScrolledWindow
  let sheet: SheetHost
  let canvas: SheetCanvas
  let hand: RealPointer
  /// How often the button was clicked.
  private(set) var clicks = 0
  /// What the sheet set out for, and why.
  private(set) var story: [String] = []

  init(
    _ configuration: SheetConfiguration, content: Widget? = nil, width: Int = 400,
    height: Int = 800
  ) {
    let rows = CountingContent()
    rows.setSizeRequest(height: 3000)
    list = ScrolledWindow(rows)
    list.setExpands(vertically: true)
    sheet = SheetHost(
      configuration: configuration, content: content ?? CountingContent(), label: "Sheet")
    canvas = SheetCanvas(page: Box(.vertical, [button, list]))
    canvas.add(sheet)
    hand = RealPointer(over: canvas)
    button.onClick { [weak self] in self?.clicks += 1 }
    sheet.watch { [weak self] _, activity in
      guard case .notice(.willSettle(let settlement)) = activity else { return }
      self?.story.append("\(settlement.target.name) \(settlement.reason)")
    }
    window.setDefaultSize(width: width, height: height)
    window.setChild(canvas)
    window.present()
    MainLoop.wait { canvas.height > height * 3 / 4 && list.vertical.maximum > 0 }
  }

  /// Opens the sheet at a detent and forgets what it told.
  func open(at detent: Int = 0, line: UInt = #line) {
    sheet.select(place: detent)
    rest(line: line)
    story = []
  }

  /// Waits until the sheet rests.
  func rest(line: UInt = #line) {
    MainLoop.wait(until: { sheet.frame.phase == .resting }, line: line)
  }

  /// Clicks the page's button, or what lies over it.
  func clickButton(line: UInt = #line) {
    hand.click(x: Double(canvas.width) / 2, y: Double(button.height) / 2, line: line)
  }

  /// Turns the wheel over the page's list, or over what lies over it; answers how far the list
  /// went, points.
  func turnWheelOverList(line: UInt = #line) -> Double {
    let before = list.vertical.value
    hand.wheel(x: Double(canvas.width) / 2, y: Double(button.height) + 60, line: line)
    return list.vertical.value - before
  }
}
