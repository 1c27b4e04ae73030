import Glibc

/// A connection to a server through a socket in the file system; closed with the object.
final class UnixSocket: Sendable {
  private let descriptor: Int32

  /// Connects.
  ///
  /// - Throws: `TestTool.Failure` when nobody listens at the path.
  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard result == 0 else { throw TestTool.Failure(description: "Nobody answers at \(path).") }
  }

  deinit { close(descriptor) }

  /// Writes bytes, all of them unless the other side hung up.
  func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// Waits for so many bytes.
  ///
  /// - Throws: `TestTool.Failure` when the other side hangs up before.
  func read(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes {
        recv(descriptor, $0.baseAddress.map { $0 + filled }, count - filled, 0)
      }
      guard got > 0 else { throw TestTool.Failure(description: "The server hung up.") }
      filled += got
    }
    return bytes
  }

  /// Ends the conversation, so that a thread that waits for bytes waits no longer.
  func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
