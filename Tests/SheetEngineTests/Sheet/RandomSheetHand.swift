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

  mutating func place() -> PressPlace { PressPlace.allCases[choice(PressPlace.allCases.count)] }

  mutating func list() -> ScrollExtent? {
    choice(3) == 0
      ? ScrollExtent(offset: number(in: 0...400), maximum: number(in: 0...900)) : nil
  }

  mutating func swipe(at time: Double) -> SheetEvent {
    let movement = SwipeMovement(
      x: number(in: -9...9), y: choice(30) == 0 ? .nan : number(in: -60...60), at: sample(at: time))
    return .swiped(movement, on: place(), list: list())
  }

  mutating func roll(at time: Double) -> SheetEvent {
    .rolled(number(in: -2...2), at: self.time(near: time), on: place(), list: list())
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
    made.dragModel =
      [.stepped(minimum: number(in: 0...0.5)), .tracking, .tracking, .downward, .off][choice(5)]
    made.isDismissible = choice(4) > 0
    made.snapping.snaps = choice(4) > 0
    made.snapping.threshold =
      [.fraction(0.5), .fraction(number(in: 0...1)), .points(56)][choice(3)]
    if choice(4) == 0 { made.change = Transition(.easeIn, duration: 0) }
    return made
  }

  mutating func event(at time: Double) -> SheetEvent {
    switch choice(30) {
    case 20: .motionReduced(choice(2) == 0)
    case 21: .asksFirst(choice(2) == 0)
    case 22, 23: .answered(SheetAnswer.allCases[choice(3)])
    case 24: .slopChanged([0, 8, 30][choice(3)])
    case 25, 26: swipe(at: time)
    case 27: choice(2) == 0 ? roll(at: time) : .swipeEnded(at: self.time(near: time))
    case 28: .listScrolled(list() ?? ScrollExtent(offset: 0, maximum: 0))
    case 29: .key(SheetKey.allCases[choice(SheetKey.allCases.count)])
    case 0: .present(animated: choice(4) > 0)
    case 1: .select(["normal", "expanded", "a", "b", "c", "content", "no such"][choice(7)])
    case 2: .dismiss([.backdrop, .escape, .code][choice(3)])
    case 3: .cancelled
    case 4: .resized(metrics())
    case 5: .configured(configuration())
    case 6...9: .pressed(sample(at: time), on: place(), list: list())
    case 13: .step(DetentStep.allCases[choice(3)], [.wheel, .grabber][choice(2)])
    case 10...12: .released(sample(at: time), on: place())
    default: .moved(sample(at: time))
    }
  }
}
