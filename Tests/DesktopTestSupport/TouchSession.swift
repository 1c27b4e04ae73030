import Foundation

/// A program on a screen of its own, with fingers on it. Places are points of the page.
public final class TouchSession<Line: TraceLine> {
  /// The screen.
  public let display: BroadwayDisplay
  /// The program.
  public let program: RunningProgram<Line>
  /// What is on the screen.
  public let hand: BroadwayHand
  /// The page's place on the screen when there was first something to see.
  public private(set) var page: Place

  private var seen = 0
  private var nextFinger: Int32 = 1
  /// Whether fingers that come one after the other are the same for GTK, as on Wayland; in
  /// browsers and on X11 each is another.
  public var reusesFingers = false

  /// Starts a program and waits until there is something to touch.
  ///
  /// - Parameters:
  ///   - arguments: Its command line.
  ///   - product: Which program of the package.
  public init(_ arguments: [String] = [], of product: String = "bottom-sheet") throws {
    display = try BroadwayDisplay()
    hand = BroadwayHand(on: display.browser)
    program = try RunningProgram(product, arguments, in: display.environment())
    let place = try program.wait(for: "anything to see") { $0.isReady }.page
    guard let window = display.browser.window else {
      throw TestTool.Failure(description: "There is no window.")
    }
    page = Place(
      x: place.x + Double(window.x), y: place.y + Double(window.y), width: place.width,
      height: place.height)
    mark()
  }

  /// Counts what `wait` and `news` look at from here on.
  public func mark() { seen = program.lines().count }

  /// What the trace says since the last mark.
  public func news() -> [Line] { Array(program.lines().dropFirst(seen)) }

  /// Waits for a line with this summary since the last mark.
  @discardableResult
  public func wait(for summary: String) throws -> Line {
    try program.wait(for: summary, after: seen)
  }

  /// Waits for a line since the last mark.
  @discardableResult
  public func wait(for what: String, _ fits: (Line) -> Bool) throws -> Line {
    try program.wait(for: what, after: seen, fits)
  }

  /// Puts a finger down.
  public func touch(x: Double, y: Double) -> Finger {
    let id = nextFinger
    if !reusesFingers { nextFinger += 1 }
    return Finger(of: hand, id: id, x: page.x + x, y: page.y + y)
  }

  /// Moves a finger through places, one each 16 ms.
  public func move(_ finger: Finger, x: Double, through places: [Double]) {
    for y in places {
      hand.wait(0.016)
      finger.move(x: page.x + x, y: page.y + y)
    }
  }

  /// Puts a finger down, moves it and takes it away.
  ///
  /// - Parameters:
  ///   - x: Where all of it happens.
  ///   - places: Where it is put down, and every place after it, one each 16 ms.
  ///   - hold: Seconds to stay before it is taken away.
  public func swipe(x: Double, _ places: [Double], hold: Double = 0) {
    let finger = touch(x: x, y: places[0])
    move(finger, x: x, through: Array(places.dropFirst()))
    if hold > 0 { hand.wait(hold) }
    finger.lift()
    hand.wait(0.016)
  }

  /// Puts a finger down and takes it away.
  public func tap(x: Double, y: Double) {
    let finger = touch(x: x, y: y)
    hand.wait(0.048)
    finger.lift()
    hand.wait(0.3)  // or the next one would be a double click's second
  }
}
