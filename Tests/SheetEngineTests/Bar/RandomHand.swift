import SheetEngine
import SheetTestSupport

/// A hand that does anything, and the same again for the same seed.
struct RandomHand {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func number(in range: ClosedRange<Double>) -> Double { numbers.next(in: range) }

  /// From 0 up to but not including `count`.
  private mutating func choice(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

  /// True once in so many times.
  mutating func flips(_ sides: Int) -> Bool { choice(sides) == 0 }

  mutating func offset() -> Double {
    switch choice(5) {
    case 0: number(in: -40...40)
    case 1: number(in: 1960...2040)
    case 2: 0
    case 3: 2000
    default: number(in: 0...2000)
    }
  }

  mutating func offsets() -> [Double] { (0..<choice(7)).map { _ in offset() } }

  mutating func page() -> PageGeometry {
    PageGeometry(contentHeight: number(in: 0...4000), viewportHeight: number(in: 1...900))
  }

  mutating func event() -> PageEvent {
    switch choice(12) {
    case 0: .laidOut(page(), offset: offset())
    case 1: .gestureBegan
    case 2: .gestureEnded
    case 3: .zoomed(PageZoom(scale: number(in: 0.5...3)), page(), offset: offset())
    case 4...6: .notched(by: number(in: -120...120), to: offset())
    case 7: .scrolled(to: flips(2) ? .nan : offset(), by: number(in: -60...60))
    default: .scrolled(to: offset())
    }
  }
}
