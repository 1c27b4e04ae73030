import Glibc

/// A pointer of a test's own on a Wayland compositor (protocol `wlr-virtual-pointer-unstable-v1`).
public final class VirtualPointer {
  private let connection: WaylandConnection
  private let pointer: UInt32
  private let extent: (width: Int, height: Int)

  /// Plugs a pointer in.
  ///
  /// - Parameters:
  ///   - path: The compositor's socket.
  ///   - width: The screen's width, pixels.
  ///   - height: The screen's height, pixels.
  init(path: String, width: Int, height: Int) throws {
    connection = try WaylandConnection(path: path)
    extent = (width, height)
    let registry = connection.makeObject()
    connection.send(to: 1, 1, [.number(registry)])
    let interface = "zwlr_virtual_pointer_manager_v1"
    let globals = try connection.roundTrip().filter { $0.object == registry && $0.opcode == 0 }
    guard
      let global = globals.first(where: { [connection] in
        connection.text(in: $0.body, at: 4) == interface
      })
    else { throw TestTool.Failure(description: "The compositor has no virtual pointers.") }
    let manager = connection.makeObject()
    connection.send(
      to: registry, 0,
      [
        .number(connection.number(in: global.body, at: 0)), .text(interface), .number(1),
        .number(manager),
      ])
    pointer = connection.makeObject()
    connection.send(to: manager, 0, [.number(0), .number(pointer)])
    _ = try connection.roundTrip()
  }

  /// Moves the pointer to a place on the screen, pixels.
  public func move(x: Double, y: Double) throws {
    try request(
      1,
      [
        .number(UInt32(x)), .number(UInt32(max(y, 0))), .number(UInt32(extent.width)),
        .number(UInt32(extent.height)),
      ])
  }

  /// Presses or lets go of the primary button.
  public func press(_ isDown: Bool) throws {
    let primary: UInt32 = 0x110
    try request(2, [.number(primary), .number(isDown ? 1 : 0)])
  }

  private func request(_ opcode: UInt32, _ arguments: [WaylandConnection.Argument]) throws {
    connection.send(to: pointer, opcode, [.number(Self.now)] + arguments)
    try endFrame()
  }

  private func endFrame() throws {
    connection.send(to: pointer, 4, [])
    _ = try connection.roundTrip()
  }

  /// Milliseconds.
  private static var now: UInt32 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt32(truncatingIfNeeded: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }
}

// MARK: - Wheel and touchpad

extension VirtualPointer {
  private enum Source: UInt32 { case wheel, finger }

  private static let vertical: UInt32 = 0

  /// Two fingers on a touchpad: movements 8 ms apart, after which they leave it, or not.
  ///
  /// The events' times are exactly 8 ms apart however slow the machine is, so that the speed is
  /// the fingers' and not the test's.
  ///
  /// - Parameters:
  ///   - movements: The compositor's points, positive towards a list's end.
  ///   - hold: Seconds to stay before the fingers leave; nil if they stay.
  ///   - isAtOnce: Whether all comes before the program can paint a frame, as when it is busy.
  public func scroll(
    _ movements: [Double], hold: Double? = 0.008, isAtOnce: Bool = false
  ) throws {
    let interval = 0.008
    var time = Self.now
    for movement in movements {
      usleep(isAtOnce ? 0 : UInt32(interval * 1e6))
      time += UInt32(interval * 1000)
      connection.send(to: pointer, 3, [.number(time), .number(Self.vertical), .fixed(movement)])
      try endScroll(.finger)
    }
    guard let hold else { return }
    usleep(isAtOnce ? 0 : UInt32(hold * 1e6))
    connection.send(to: pointer, 6, [.number(time + UInt32(hold * 1000)), .number(Self.vertical)])
    try endScroll(.finger)
  }

  /// Turns the wheel by notches, down positive, each an event of its own.
  public func turnWheel(_ notches: Int) throws {
    let (points, step) = (15.0, notches < 0 ? -1 : 1)
    for _ in 0..<abs(notches) {
      connection.send(
        to: pointer, 7,
        [
          .number(Self.now), .number(Self.vertical), .fixed(points * Double(step)),
          .number(UInt32(bitPattern: Int32(step))),
        ])
      try endScroll(.wheel)
    }
  }

  private func endScroll(_ source: Source) throws {
    connection.send(to: pointer, 5, [.number(source.rawValue)])
    try endFrame()
  }
}
