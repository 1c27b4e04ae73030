/// The client's end of a WebSocket, as far as Broadway uses one: whole binary messages.
final class WebSocket: Sendable {
  private let socket: UnixSocket

  /// Opens a WebSocket at a server that listens on a socket in the file system.
  ///
  /// - Throws: `TestTool.Failure` when nobody listens there, or not to this.
  init(path: String) throws {
    socket = try UnixSocket(path: path)
    let request = [
      "GET /socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Protocol: broadway", "", "",
    ]
    socket.write(Array(request.joined(separator: "\r\n").utf8))
    guard try readHead().hasPrefix("HTTP/1.1 101 ") else {
      throw TestTool.Failure(description: "The server speaks no WebSocket.")
    }
  }

  /// Sends a message of at most 125 bytes; a client has to mask what it sends, and masks with 0.
  func send(_ message: [UInt8]) {
    precondition(message.count <= 125, "A message of \(message.count) bytes needs a longer head.")
    socket.write([0x82, 0x80 | UInt8(message.count), 0, 0, 0, 0] + message)
  }

  /// Waits for the next binary message.
  ///
  /// - Throws: `TestTool.Failure` when the server hangs up.
  func receive() throws -> [UInt8] {
    while true {
      let head = try socket.read(2)
      let message = try socket.read(try length(Int(head[1])))
      if head[0] == 0x82 { return message }
    }
  }

  /// Ends the conversation, for a thread that waits in `receive` too.
  func hangUp() { socket.hangUp() }

  /// The length of a message, of which the head's second byte says how it is written.
  private func length(_ short: Int) throws -> Int {
    let count = [126: 2, 127: 8][short] ?? 0
    return count == 0 ? short : try socket.read(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The server's answer, up to the empty line.
  private func readHead() throws -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) { bytes += try socket.read(1) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
