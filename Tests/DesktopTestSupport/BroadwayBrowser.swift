import Foundation

/// A browser's part in Broadway, without a picture: it knows where the program's surfaces are,
/// answers what the server asks, and tells it what a hand does.
///
/// The server's messages are rows of operations: a byte, a serial number of 32 bits and
/// arguments, the lowest byte first. Those to the server are 32-bit numbers, the highest first.
final class BroadwayBrowser: Sendable {
  /// What is told to the server, by its number.
  enum Event: Int32 {
    case enter, leave, move, press, release, touch, scroll, keyPress, keyRelease
    case grabbed, ungrabbed, configured, resized, focus, returned
  }

  /// A window or a popup, points on the screen.
  struct Surface {
    let id: Int32
    var (x, y, width, height): (Int32, Int32, Int32, Int32)
    var isVisible = false

    func contains(_ x: Double, _ y: Double) -> Bool {
      let (left, top) = (Double(self.x), Double(self.y))
      return isVisible && x >= left && y >= top && x < left + Double(width)
        && y < top + Double(height)
    }
  }

  private struct State {
    /// From the lowest to the one on top.
    var surfaces: [Surface] = []
    var serial: Int32 = 0
  }

  private let socket: WebSocket
  private let lock = NSLock()
  /// Under the lock alone.
  private nonisolated(unsafe) var state = State()

  /// Connects to a server and listens to it from then on.
  init(path: String, width: Int, height: Int) throws {
    socket = try WebSocket(path: path)
    Thread.detachNewThread { [weak self, socket] in
      while let message = try? socket.receive(), let self { read(message) }
    }
    send(.resized, [Int32(width), Int32(height), 1])
  }

  deinit { socket.hangUp() }

  /// What is at a place of the screen.
  func surface(atX x: Double, _ y: Double) -> Surface? {
    lock.withLock { state.surfaces.last { $0.contains(x, y) } }
  }

  /// The program's first window that is shown.
  var window: Surface? { lock.withLock { state.surfaces.first(where: \.isVisible) } }

  /// Tells the server something.
  ///
  /// - Parameters:
  ///   - event: What.
  ///   - arguments: In the order of Broadway's own script.
  ///   - time: Milliseconds; 0 for the time of what was told before.
  func send(_ event: Event, _ arguments: [Int32], at time: Int32 = 0) {
    let numbers = [event.rawValue, lock.withLock { state.serial }, time] + arguments
    socket.send(
      numbers.flatMap { number in withUnsafeBytes(of: number.bigEndian) { Array($0) } })
  }

  private func read(_ message: [UInt8]) {
    var reader = BroadwayReader(message)
    while let (operation, serial) = reader.next() {
      lock.withLock { state.serial = serial }
      switch operation {
      case .grabPointer: send(.grabbed, [0])
      case .ungrabPointer: send(.ungrabbed, [0])
      case .roundTrip(let id, let tag): send(.returned, [id, tag])
      default: change(operation)
      }
    }
  }

  private func change(_ operation: BroadwayReader.Operation) {
    switch operation {
    case .newSurface(let surface):
      lock.withLock { state.surfaces.append(surface) }
      configure(surface)
    case .show(let id): update(id) { $0.isVisible = true }
    case .hide(let id): update(id) { $0.isVisible = false }
    case .destroy(let id): lock.withLock { state.surfaces.removeAll { $0.id == id } }
    case .move(let id, let place, let size):
      let changed = update(id) {
        if let place { ($0.x, $0.y) = place }
        if let size { ($0.width, $0.height) = size }
      }
      if let changed { configure(changed) }
    default: break
    }
  }

  @discardableResult
  private func update(_ id: Int32, _ change: (inout Surface) -> Void) -> Surface? {
    lock.withLock {
      guard let index = state.surfaces.firstIndex(where: { $0.id == id }) else { return nil }
      change(&state.surfaces[index])
      return state.surfaces[index]
    }
  }

  private func configure(_ surface: Surface) {
    send(.configured, [surface.id, surface.x, surface.y, surface.width, surface.height])
  }
}
