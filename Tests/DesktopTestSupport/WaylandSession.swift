import Glibc

/// A program with a sheet on a Wayland compositor of its own, with a hand on the mouse or the
/// touchpad. Places are points of the page.
public final class WaylandSession {
  /// The compositor.
  public let desktop: WaylandDesktop
  /// The program.
  public let program: RunningProgram<SheetLine>
  /// The page's place on the screen.
  public let page: Place
  /// What is at hand; nil once it was pulled out.
  public private(set) var pointer: VirtualPointer?

  private var seen = 0

  /// Starts a program and waits until there is something to see and to touch.
  ///
  /// - Parameters:
  ///   - arguments: Its command line.
  ///   - border: How much of the screen the window leaves free at each side, points.
  public init(_ arguments: [String] = [], border: Int = 0) throws {
    desktop = try WaylandDesktop(border: border)
    pointer = try desktop.plugInPointer()
    program = try RunningProgram("bottom-sheet", arguments, in: desktop.environment)
    try program.wait(for: "didSettle normal code")
    try desktop.waitForWindow()
    let place = program.lines().last?.page  // the compositor may have resized it
    guard let place else { throw TestTool.Failure(description: "There is no trace.") }
    let bottom = desktop.height - Double(border)
    page = Place(
      x: Double(border), y: bottom - place.height, width: place.width, height: place.height)
    mark()
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
    try pointer?.move(x: page.x + x, y: page.y + y)
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
