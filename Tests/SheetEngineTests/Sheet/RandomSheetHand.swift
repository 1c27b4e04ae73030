import SheetEngine
import SheetTestSupport

/// A hand, a program and a window that do anything to a sheet, and the same again for one seed.
struct RandomSheetHand {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func number(in range: ClosedRange<Double>) -> Double { numbers.next(in: range) }

  /// From 0 up to but not including `count`.
  mutating func choice(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

  /// Seconds; sometimes none, sometimes a leap, rarely backwards.
  mutating func pause() -> Double {
    switch choice(12) {
    case 0: 0
    case 1: number(in: -0.5...0)
    case 2: number(in: 0...5)
    default: number(in: 0...0.1)
    }
  }

  /// A time that may be nonsense.
  mutating func time(near now: Double) -> Double {
    switch choice(40) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    default: now
    }
  }

  mutating func sample(at time: Double) -> PointerSample {
    let y = choice(30) == 0 ? .nan : number(in: -300...1200)
    return PointerSample(y: y, time: self.time(near: time))
  }

  mutating func metrics() -> SheetMetrics {
    let container = choice(6) == 0 ? [0, 0.5, 1, 20, 1e5][choice(5)] : number(in: 100...1200)
    return SheetMetrics(
      containerHeight: container, contentHeight: number(in: 0...1500),
      grabberHeight: number(in: 0...30), bottomInset: number(in: 0...40))
  }

  mutating func configuration() -> SheetConfiguration {
    var made: SheetConfiguration =
      switch choice(4) {
      case 0: .fitting()
      case 1: .known([.content(), .fraction(0.3), .fraction(1)], initialDetent: "fraction 1.0")
      case 2: .heights(number(in: 1...300), number(in: 301...600), number(in: 601...900))
      default: .pan
      }
    made.dragModel = choice(3) == 0 ? .stepped(minimum: number(in: 0...0.5)) : .tracking
    if choice(4) == 0 { made.change = Transition(.easeIn, duration: 0) }
    return made
  }

  mutating func event(at time: Double) -> SheetEvent {
    switch choice(21) {
    case 20: .motionReduced(choice(2) == 0)
    case 0: .present
    case 1: .select(["normal", "expanded", "a", "b", "c", "content", "no such"][choice(7)])
    case 2: .dismiss([.backdrop, .escape, .code][choice(3)])
    case 3: .dragCancelled
    case 4: .resized(metrics())
    case 5: .configured(configuration())
    case 6...9: .dragBegan(sample(at: time))
    case 13: .step(DetentStep.allCases[choice(3)], [.wheel, .grabber][choice(2)])
    case 10...12: .dragEnded(sample(at: time))
    default: .dragMoved(sample(at: time))
    }
  }
}
