/// Takes one of the Broadway server's messages apart, as its script `broadway.js` does.
struct BroadwayReader {
  /// What the server asks a browser to do; pictures are passed over.
  enum Operation {
    case grabPointer, ungrabPointer
    case newSurface(BroadwayBrowser.Surface)
    case show(Int32)
    case hide(Int32)
    case destroy(Int32)
    case move(Int32, place: (Int32, Int32)?, size: (Int32, Int32)?)
    case roundTrip(Int32, tag: Int32)
    case other
  }

  private var rest: ArraySlice<UInt8>

  init(_ message: [UInt8]) { rest = message[...] }

  /// The next operation and its serial number; nil at the message's end.
  mutating func next() -> (Operation, serial: Int32)? {
    guard let code = rest.popFirst() else { return nil }
    let serial = number()
    return (operation(code), serial)
  }

  private mutating func operation(_ code: UInt8) -> Operation {
    switch code {
    case 0: skip(3, .grabPointer)
    case 1: .ungrabPointer
    case 2: newSurface()
    case 3: .show(short())
    case 4: .hide(short())
    case 7: .destroy(short())
    case 8: move()
    case 16: .roundTrip(short(), tag: number())
    default: other(code)
    }
  }

  /// Raising and lowering, what a popup belongs to, on-screen keyboards and pictures.
  private mutating func other(_ code: UInt8) -> Operation {
    switch code {
    case 5, 6, 12: return skip(2, .other)
    case 9, 14: return skip(4, .other)
    case 13:
      _ = number()
      return skip(Int(number()), .other)
    case 15:
      _ = short()
      return skip(Int(number()) * 4, .other)
    default: return skip(rest.count, .other)
    }
  }

  private mutating func newSurface() -> Operation {
    let (id, x, y, width, height) = (short(), short(), short(), short(), short())
    return .newSurface(.init(id: id, x: x, y: y, width: width, height: height))
  }

  private mutating func move() -> Operation {
    let (id, flags) = (short(), rest.popFirst() ?? 0)
    let place = flags & 1 != 0 ? (short(), short()) : nil
    return .move(id, place: place, size: flags & 2 != 0 ? (short(), short()) : nil)
  }

  private mutating func skip(_ count: Int, _ operation: Operation) -> Operation {
    rest = rest.dropFirst(count)
    return operation
  }

  private mutating func short() -> Int32 { Int32(Int16(truncatingIfNeeded: little(2))) }

  private mutating func number() -> Int32 { Int32(truncatingIfNeeded: little(4)) }

  private mutating func little(_ count: Int) -> Int {
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
