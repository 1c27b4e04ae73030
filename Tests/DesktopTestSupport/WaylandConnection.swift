import Glibc

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

  private let socket: Int32
  private var nextObject: UInt32 = 2

  /// Connects to a compositor.
  ///
  /// - Parameter path: Its socket.
  init(path: String) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    guard result == 0 else {
      throw TestTool.Failure(description: "No compositor answers at \(path).")
    }
  }

  deinit { close(socket) }

  /// A number for a new object.
  func makeObject() -> UInt32 {
    defer { nextObject += 1 }
    return nextObject
  }

  /// Sends a request.
  func send(to object: UInt32, _ opcode: UInt32, _ arguments: [Argument]) {
    let body = arguments.flatMap(bytes)
    let head = bytes(of: object) + bytes(of: UInt32(body.count + 8) << 16 | opcode)
    let message = head + body
    message.withUnsafeBytes { _ = Glibc.send(socket, $0.baseAddress, $0.count, 0) }
  }

  /// Waits until the compositor has done all that was asked; answers the events it sent, as
  /// object, opcode and arguments.
  func roundTrip() throws -> [(object: UInt32, opcode: UInt32, body: [UInt8])] {
    let callback = makeObject()
    send(to: 1, 0, [.number(callback)])
    var events: [(object: UInt32, opcode: UInt32, body: [UInt8])] = []
    while events.last?.object != callback {
      let head = try read(8)
      let word = number(in: head, at: 4)
      events.append((number(in: head, at: 0), word & 0xffff, try read(Int(word >> 16) - 8)))
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

  private func read(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes {
        recv(socket, $0.baseAddress.map { $0 + filled }, count - filled, 0)
      }
      guard got > 0 else { throw TestTool.Failure(description: "The compositor hung up.") }
      filled += got
    }
    return bytes
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
