/// The few words of the Wayland wire protocol that a test's own pointer needs.
///
/// A message is the object's number, then size and opcode, then arguments of 32 bits each; a
/// string is its length with the closing zero, and its bytes padded to 32 bits.
final class WaylandConnection {
  /// A part of a message.
  enum Argument {
    case number(UInt32)
    /// In steps of 1/256.
    case fixed(Double)
    case text(String)
  }

  private let socket: UnixSocket
  private var nextObject: UInt32 = 2

  /// Connects to a compositor.
  ///
  /// - Parameter path: Its socket.
  init(path: String) throws { socket = try UnixSocket(path: path) }

  /// A number for a new object.
  func makeObject() -> UInt32 {
    defer { nextObject += 1 }
    return nextObject
  }

  /// Sends a request.
  func send(to object: UInt32, _ opcode: UInt32, _ arguments: [Argument]) {
    let body = arguments.flatMap(bytes)
    let head = bytes(of: object) + bytes(of: UInt32(body.count + 8) << 16 | opcode)
    socket.write(head + body)
  }

  /// Waits until the compositor has done all that was asked; answers the events it sent, as
  /// object, opcode and arguments.
  func roundTrip() throws -> [(object: UInt32, opcode: UInt32, body: [UInt8])] {
    let callback = makeObject()
    send(to: 1, 0, [.number(callback)])
    var events: [(object: UInt32, opcode: UInt32, body: [UInt8])] = []
    while events.last?.object != callback {
      let head = try socket.read(8)
      let word = number(in: head, at: 4)
      events.append((number(in: head, at: 0), word & 0xffff, try socket.read(Int(word >> 16) - 8)))
    }
    return events
  }

  /// A 32-bit number of a message.
  func number(in bytes: [UInt8], at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1)) }
  }

  /// A string of a message.
  func text(in bytes: [UInt8], at index: Int) -> String {
    let length = Int(number(in: bytes, at: index))
    return String(decoding: bytes[index + 4..<index + 4 + max(length - 1, 0)], as: UTF8.self)
  }

  private func bytes(_ argument: Argument) -> [UInt8] {
    switch argument {
    case .number(let value): return bytes(of: value)
    case .fixed(let value):
      return bytes(of: UInt32(bitPattern: Int32((value * 256).rounded())))
    case .text(let text):
      let padding = [UInt8](repeating: 0, count: 4 - text.utf8.count % 4)
      return bytes(of: UInt32(text.utf8.count + 1)) + Array(text.utf8) + padding
    }
  }

  private func bytes(of value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }
}
