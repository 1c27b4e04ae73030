import Glibc

/// A program with a sheet on a Wayland compositor of its own, with a hand on the mouse or the
/// touchpad. Places are points of the page.
public final class WaylandSession {
  /// The compositor.
  public let desktop: WaylandDesktop
  /// The program.
  public let program: RunningProgram<SheetLine>
  /// What is at hand; nil once it was pulled out.
  public private(set) var pointer: VirtualPointer?

  /// The page's place on the screen when it was last looked for.
  public private(set) var page = Place(x: 0, y: 0, width: 0, height: 0)

  private var seen = 0
  private let border: Double

  /// Starts a program and waits until there is something to see and to touch.
  ///
  /// - Parameters:
  ///   - arguments: Its command line.
  ///   - detent: Where its sheet rests first.
  ///   - screen: The screen's size, pixels.
  ///   - scale: Pixels per point.
  ///   - border: How much of the screen the window leaves free at each side, points.
  public init(
    _ arguments: [String] = [], opensAt detent: String = "normal",
    screen: (width: Int, height: Int) = (400, 800), scale: Double = 1, border: Int = 0
  ) throws {
    desktop = try WaylandDesktop(
      width: screen.width, height: screen.height, scale: scale, border: border)
    self.border = Double(border)
    pointer = try desktop.plugInPointer()
    program = try RunningProgram("bottom-sheet", arguments, in: desktop.environment)
    try program.wait(for: "didSettle \(detent) code")
    try desktop.waitForWindow()
    try findPage()
    mark()
  }

  /// What the trace says last; the compositor may have resized the window since it was shown.
  public func lastLine() throws -> SheetLine {
    guard let line = program.lines().last else {
      throw TestTool.Failure(description: "There is no trace.")
    }
    return line
  }

  /// Looks where the page is on the screen.
  public func findPage() throws {
    let place = try lastLine().page
    page = Place(
      x: border, y: desktop.height - border - place.height, width: place.width,
      height: place.height)
  }

  /// Counts what `wait` and `news` look at from here on.
  public func mark() { seen = program.lines().count }

  /// What the trace says since the last mark.
  public func news() -> [SheetLine] { Array(program.lines().dropFirst(seen)) }

  /// Waits for a line with this summary since the last mark.
  @discardableResult
  public func wait(for summary: String) throws -> SheetLine {
    try program.wait(for: summary, after: seen)
  }

  /// Waits for a line since the last mark.
  @discardableResult
  public func wait(for what: String, _ fits: (SheetLine) -> Bool) throws -> SheetLine {
    try program.wait(for: what, after: seen, fits)
  }

  /// Moves the pointer.
  public func move(x: Double = 200, y: Double) throws {
    let scale = desktop.scale
    try pointer?.move(x: (page.x + x) * scale, y: (page.y + y) * scale)
  }

  /// Moves the pointer through places at a hand's pace, one each 16 ms.
  public func move(x: Double = 200, through places: [Double]) throws {
    for place in places {
      usleep(16_000)
      try move(x: x, y: place)
    }
  }

  /// Presses or lets go of the primary button.
  public func press(_ isDown: Bool) throws { try pointer?.press(isDown) }

  /// Pulls the pointer out, in whatever it is doing.
  public func pullOutPointer() { pointer = nil }

  /// Plugs another pointer in.
  public func plugInPointer() throws { pointer = try desktop.plugInPointer() }
}
