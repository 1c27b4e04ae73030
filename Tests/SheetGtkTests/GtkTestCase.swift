import DesktopTestSupport
import Foundation
import XCTest

@testable import SheetGtk

/// A test that shows windows of this process on an X server of its own.
class GtkTestCase: XCTestCase {
  // GTK keeps the first display it opened, so there is one for the whole run; it goes with it.
  @MainActor private static let display: PrivateDisplay? = {
    guard let display = try? PrivateDisplay(endsWithLastClient: true) else { return nil }
    for (name, value) in display.environment() { setenv(name, value, 1) }
    return display
  }()

  /// Takes away the windows that a test left, which would be laid out with those of the next ones.
  override func tearDown() {
    MainActor.assumeIsolated {
      guard Self.display != nil else { return }
      Window.destroyAll()
      MainLoop.runDry()
    }
    super.tearDown()
  }

  /// What the whole screen shows.
  @MainActor
  static func picture() throws -> DesktopTestSupport.Picture { try XCTUnwrap(display).screenshot() }

  /// Runs a test body where GTK's calls belong.
  func onMainActor(_ body: @MainActor () throws -> Void) throws {
    try MainActor.assumeIsolated {
      _ = try XCTUnwrap(Self.display, "Xvfb is missing; see the README's test command.")
      XCTAssertTrue(Display.open())
      try body()
    }
  }
}

/// A window with a page and a sheet.
@MainActor
final class Stage {
  let window = Window()
  let page = Box(.vertical, [Button("On the page")])
  let content = CountingContent()
  let sheet: SheetHost
  let canvas: SheetCanvas

  init(_ configuration: SheetConfiguration = .pan) {
    sheet = SheetHost(configuration: configuration, content: content, label: "Sheet")
    canvas = SheetCanvas(page: page)
    canvas.add(sheet)
    window.setDefaultSize(width: 400, height: 800)
    window.setChild(canvas)
    window.present()
    wait { canvas.height > 700 }
  }

  /// Presents the sheet and waits until it rests.
  func open() {
    sheet.present()
    wait { sheet.frame.phase == .resting }
  }

  /// Lets the main loop run until something is so; fails after five seconds.
  func wait(until isSo: () -> Bool, file: StaticString = #filePath, line: UInt = #line) {
    MainLoop.wait(until: isSo, file: file, line: line)
  }

  /// Lets the main loop run for some seconds.
  func run(for seconds: Double) { MainLoop.run(for: seconds) }
}

extension MainLoop {
  /// Runs until something is so; fails after five seconds.
  @MainActor
  static func wait(until isSo: () -> Bool, file: StaticString = #filePath, line: UInt = #line) {
    let deadline = Date(timeIntervalSinceNow: 5)
    while !isSo(), Date() < deadline { iterate(waiting: false) }
    XCTAssertTrue(isSo(), "It never came to that.", file: file, line: line)
  }

  /// Runs until the screen looks a certain way; fails after five seconds.
  @MainActor
  static func wait(
    forPicture looksSo: (DesktopTestSupport.Picture) -> Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let deadline = Date(timeIntervalSinceNow: 5)
    while Date() < deadline {
      run(for: 0.02)
      if looksSo(try GtkTestCase.picture()) { return }
    }
    XCTFail("It never looked like that.", file: file, line: line)
  }

  /// Runs for some seconds.
  @MainActor
  static func run(for seconds: Double) {
    let deadline = Date(timeIntervalSinceNow: seconds)
    wait { Date() >= deadline }
  }

  /// Runs until nothing waits to be handled.
  @MainActor
  static func runDry() { while iterate(waiting: false) {} }
}

extension SheetTarget {
  /// The detent's name, or “dismissed”, or “between”.
  var name: String {
    switch self {
    case .dismissed: "dismissed"
    case .detent(let name): name
    case .between: "between"
    }
  }
}

extension SheetHost {
  /// Sends the sheet to the detent with a place in its configuration.
  func select(place: Int, line: UInt = #line) {
    XCTAssertNoThrow(try select(detent: configuration.detents[place].id), line: line)
  }

  /// Drags the sheet by points, down positive, within seconds.
  func drag(by distance: Double, over seconds: Double) {
    let y = frame.top + 5
    send(.pressed(PointerSample(y: y, time: 0), on: .surface))
    for step in 1...5 {
      let part = Double(step) / 5
      send(.moved(PointerSample(y: y + distance * part, time: seconds * part)))
    }
    send(.released(PointerSample(y: y + distance, time: seconds)))
  }
}

/// Content that counts how often it is laid out and painted.
@MainActor
final class CountingContent: CanvasWidget {
  private(set) var layouts = 0
  private(set) var paints = 0
  var naturalHeight = 200 { didSet { queueResize() } }

  init() { super.init(styleName: "counting-content") }

  override func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) {
    axis == .horizontal ? (100, 100) : (10, naturalHeight)
  }

  override func layout(width: Int, height: Int) { layouts += 1 }
  override func paint(into snapshot: Snapshot) { paints += 1 }
}
