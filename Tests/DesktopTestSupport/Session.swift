import Foundation

/// A session with a sheet.
public typealias Session = TracedSession<SheetLine>
/// A session with a collapsing bar.
public typealias BarSession = TracedSession<BarLine>
/// A session with one scene after the other.
public typealias SceneSession = TracedSession<SceneLine>

/// A program on a display of its own, with a hand on the mouse. Places are points of the page.
public final class TracedSession<Line: TraceLine> {
  /// The X server.
  public let display: PrivateDisplay
  /// The program.
  public let program: RunningProgram<Line>
  /// The page's place in the window when there was first something to see; the window is at 0, 0.
  public private(set) var page: Place

  private var seen = 0

  /// Starts a program and waits until there is something to see and to touch.
  ///
  /// - Parameters:
  ///   - product: Which program of the package.
  ///   - arguments: Its command line.
  ///   - screen: The screen's size, pixels.
  ///   - environment: What to add to the environment.
  public init(
    _ product: String = "bottom-sheet", _ arguments: [String] = [],
    screen: (width: Int, height: Int) = (1280, 1024), environment: [String: String] = [:]
  ) throws {
    display = try PrivateDisplay(width: screen.width, height: screen.height)
    program = try RunningProgram(product, arguments, on: display, environment: environment)
    let line = try program.wait(for: "anything to see") { $0.isReady }
    page = line.page
    try waitForPicture { $0.brightness(x: 2, y: 2) > 0 }
    mark()
  }

  /// Counts what `wait` and `news` look at from here on.
  public func mark() { seen = program.lines().count }

  /// What the trace says since the last mark.
  public func news() -> [Line] { Array(program.lines().dropFirst(seen)) }

  /// Waits for a line with this summary since the last mark.
  @discardableResult
  public func wait(for summary: String) throws -> Line {
    let line = try program.wait(for: summary, after: seen)
    page = line.page
    return line
  }

  /// Waits for a line since the last mark.
  @discardableResult
  public func wait(
    for what: String, _ fits: (Line) -> Bool
  ) throws -> Line {
    try program.wait(for: what, after: seen, fits)
  }

  /// Presses the primary button and keeps it down.
  public func press(x: Double, y: Double) throws {
    try display.input(move(x, y) + ["mousedown", "1"])
  }

  /// Moves the pointer through places at a hand's pace, one each 16 ms.
  public func move(x: Double, through places: [Double]) throws {
    try display.input(places.flatMap { move(x, $0) + ["sleep", "0.016"] })
  }

  /// Lets the primary button go.
  public func release() throws { try display.input(["mouseup", "1"]) }

  /// Presses, moves and lets go in one sweep, so that the speed is the hand's and not the test's.
  ///
  /// - Parameters:
  ///   - x: Where all of it happens.
  ///   - places: The press, and every place after it, one each 16 ms.
  ///   - hold: Seconds to stay before letting go.
  public func sweep(x: Double, _ places: [Double], hold: Double = 0) throws {
    let moves = places.dropFirst().flatMap { ["sleep", "0.016"] + move(x, $0) }
    let wait = hold > 0 ? ["sleep", "\(hold)"] : []
    try display.input(move(x, places[0]) + ["mousedown", "1"] + moves + wait + ["mouseup", "1"])
  }

  /// Clicks the primary button.
  public func click(x: Double, y: Double) throws { try display.input(move(x, y) + ["click", "1"]) }

  /// Presses a key, by its X name.
  public func key(_ name: String) throws { try display.input(["key", name]) }

  /// Turns the wheel.
  ///
  /// - Parameters:
  ///   - notches: How many, down positive.
  ///   - x: Where the pointer is.
  ///   - y: Where the pointer is.
  ///   - pause: Seconds before each but the first.
  ///   - modifier: A key to hold meanwhile, by its X name.
  public func wheel(
    _ notches: Int, x: Double = 195, y: Double = 350, pause: Double = 0,
    with modifier: String? = nil
  ) throws {
    let turn = ["sleep", "\(pause)", "click", notches < 0 ? "4" : "5"]
    let turns = Array(repeating: turn, count: abs(notches)).flatMap { $0 }.dropFirst(2)
    let (down, up) = modifier.map { (["keydown", $0], ["keyup", $0]) } ?? ([], [])
    try display.input(move(x, y) + down + turns + up)
  }

  /// Gives the window another size, as a desktop would; pixels.
  public func resizeWindow(width: Int, height: Int) throws {
    try display.input([
      "search", "--name", "Bottom Sheet", "windowsize", "\(width)", "\(height)",
    ])
  }

  /// Waits until the page looks a certain way.
  public func waitForPicture(_ fits: (Picture) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline { if fits(try picture()) { return } }
    throw TestTool.Failure(description: "The page never looked as it should.")
  }

  /// What the page shows, once nothing has moved for a while and the pointer, which lights up what
  /// it is over, is out of the window.
  public func restingPicture() throws -> Picture {
    try display.input(["mousemove", "\(display.width - 1)", "\(display.height - 1)"])
    var (last, since) = (try picture(), Date())
    try waitForPicture { next in
      if next.difference(from: last, tolerance: 0) > 0 { since = Date() }
      last = next
      return Date().timeIntervalSince(since) > 0.15
    }
    return last
  }

  /// What the page shows at this moment.
  public func picture() throws -> Picture {
    try display.screenshot().part(
      x: Int(page.x), y: Int(page.y), width: Int(page.width), height: Int(page.height))
  }

  private func move(_ x: Double, _ y: Double) -> [String] {
    ["mousemove", "--", "\(Int(page.x + x))", "\(Int(page.y + y))"]
  }
}
