import Foundation

/// What GTK knows fingers by that come one after the other.
public enum FingerNumbers: CaseIterable, Sendable {
  /// Each is another, as on X11.
  case fresh
  /// All are the same one, as on Wayland; for one finger at a time.
  case reused
}

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
  private let numbers: FingerNumbers

  /// Starts a program and waits until there is something to touch.
  ///
  /// - Parameters:
  ///   - scene: What it shows.
  ///   - numbers: Of its fingers.
  public init(scene: String = "pan", numbers: FingerNumbers = .fresh) throws {
    self.numbers = numbers
    display = try BroadwayDisplay()
    hand = BroadwayHand(on: display.browser)
    program = try RunningProgram(
      "bottom-sheet", ["--scene", scene], in: display.environment())
    let place = try program.wait(for: "anything to see") { $0.isReady }.page
    let window = try display.waitForWindow()
    page = Place(
      x: place.x + Double(window.x), y: place.y + Double(window.y), width: place.width,
      height: place.height)
    mark()
  }

  /// Half the page's height, in whole points as all places of fingers are.
  public var middle: Double { (page.height / 2).rounded() }

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
    if numbers == .fresh { nextFinger += 1 }
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

  /// Puts two fingers down, one above the other, and moves them apart or together.
  ///
  /// - Parameters:
  ///   - x: Where both are.
  ///   - y: What is in the middle between them.
  ///   - gaps: How far they are from there, one after the other, 16 ms each.
  public func pinch(x: Double, y: Double, _ gaps: [Double]) {
    let (upper, lower) = (touch(x: x, y: y - gaps[0]), touch(x: x, y: y + gaps[0]))
    for gap in gaps.dropFirst() {
      hand.wait(0.016)
      upper.move(x: page.x + x, y: page.y + y - gap)
      lower.move(x: page.x + x, y: page.y + y + gap)
    }
    for finger in [upper, lower] {
      hand.wait(0.016)
      finger.lift()
    }
  }

  /// Clicks the mouse's primary button where it is already, or goes there first.
  public func click(x: Double, y: Double, goingThere: Bool = true) {
    let (x, y) = (page.x + x, page.y + y)
    if goingThere { hand.movePointer(x: x, y: y) }
    hand.press(true, x: x, y: y)
    hand.wait(0.048)
    hand.press(false, x: x, y: y)
    hand.wait(0.3)
  }

  /// Ends the program and answers what it complained of.
  public func finish() -> String { program.finish() }

  /// Puts a finger down and takes it away.
  public func tap(x: Double, y: Double) {
    let finger = touch(x: x, y: y)
    hand.wait(0.048)
    finger.lift()
    hand.wait(0.3)  // or the next one would be a double click's second
  }
}
