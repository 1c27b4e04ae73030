import SheetEngine
import SheetTestSupport

/// A page of 2760 points seen through 760, over a bar, with a hand on it.
struct Browser {
  var tracker: ScrollTracker
  var bar: BarMachine
  var clock = ManualClock()
  /// What the tracker said, without repetitions.
  private(set) var said: [ScrollEvent] = []
  /// Each form the bar was sent to.
  private(set) var turns: [BarForm] = []
  /// Each form the bar came to rest in.
  private(set) var settled: [BarForm] = []

  static let page = PageGeometry(contentHeight: 2760, viewportHeight: 760)

  init(
    _ page: PageGeometry = Browser.page, at offset: Double = 0,
    rule: ScrollRule = .direction, bar form: BarForm = .expanded
  ) {
    var reading = ScrollConfiguration()
    reading.rule = rule
    tracker = ScrollTracker(configuration: reading)
    bar = BarMachine(form: form)
    _ = tracker.handle(.laidOut(page, offset: offset), at: clock.now)
  }

  /// Something happens 10 ms after the last thing.
  @discardableResult
  mutating func page(_ event: PageEvent) -> ScrollEvent? {
    guard let answer = tracker.handle(event, at: clock.advance(by: 0.010)) else { return nil }
    if said.last != answer { said.append(answer) }
    turn(.page(answer))
    return answer
  }

  mutating func tap() {
    tracker.forgetTravel()
    turn(.tapped)
  }

  private mutating func turn(_ event: BarEvent) {
    let before = bar.state.form
    bar.handle(event, at: clock.now)
    if bar.state.form != before { turns.append(bar.state.form) }
  }

  /// The page moves by itself.
  mutating func scroll(_ offsets: [Double]) {
    for offset in offsets { page(.scrolled(to: offset)) }
  }

  mutating func drag(_ offsets: [Double]) {
    page(.gestureBegan)
    scroll(offsets)
    page(.gestureEnded)
  }

  /// The bar now, or as another bar would be now.
  func look(at other: BarMachine? = nil) -> BarFrame {
    var seen = other ?? bar
    return seen.frame(at: clock.now)
  }

  /// Frames for some time, 60 a second.
  @discardableResult
  mutating func wait(_ seconds: Double) -> [BarFrame] {
    var frames: [BarFrame] = []
    for _ in 0..<Int(seconds * 60) { frames.append(bar.frame(at: clock.advance(by: 1.0 / 60))) }
    settled += frames.compactMap(\.didSettle)
    return frames
  }

  /// Where the bar is once everything has come to rest.
  mutating func rest() -> Double {
    wait(2)
    return look().progress
  }
}
