import Glibc
import SheetGtk

/// Measures a real window as the peer's benchmark does: the same page of 30 rows, the same sheet
/// of 12 rows half the window high, the same motion.
///
/// `EDGE` in the environment keeps the window's top pixel row out of every repaint.
@MainActor
final class WindowBench {
  /// What to measure.
  struct Plan {
    enum Mode: String { case anim, drag, idle, startup }
    var mode: Mode
    /// The window's size, points.
    var size: (width: Int, height: Int)
    /// Open and close cycles, or seconds.
    var count: Int

    /// Reads `anim|drag|idle|startup W H [N]`.
    init?(_ words: [String]) {
      guard (3...4).contains(words.count), let mode = Mode(rawValue: words[0]),
        let width = Int(words[1]), let height = Int(words[2]), width > 0, height > 0,
        let count = words.count == 4 ? Int(words[3]) : 5
      else { return nil }
      (self.mode, size, self.count) = (mode, (width, height), count)
    }
  }

  private static let settleTime = 1.5
  private static let period = 0.9

  private let plan: Plan
  private let window = Window()
  private let sheet: SheetHost
  private let canvas: SheetCanvas
  private var report: Report?
  private var isRunning = true

  init(_ plan: Plan) {
    self.plan = plan
    sheet = SheetHost(
      configuration: Self.configuration, content: Self.rows("Sheet row", 12), label: "Sheet")
    canvas = SheetCanvas(page: ScrolledWindow(Self.rows("Content row", 30)))
    canvas.add(sheet)
    if getenv("EDGE") != nil { canvas.setMargins(top: 1) }
    window.hideDecoration()
    window.setDefaultSize(width: plan.size.width, height: plan.size.height)
    window.setChild(canvas)
  }

  /// `pan` without its second detent, moved by the spring the peer uses: mass 1, stiffness 400,
  /// damping ratio 0.8.
  private static let configuration: SheetConfiguration = {
    guard var half = try? SheetConfiguration(detents: [.fraction(0.5)]) else { return .pan }
    let spring = Transition(Spring(mass: 1, stiffness: 400, damping: 32))
    (half.presentation, half.change, half.dismissal) = (spring, spring, spring)
    return half
  }()

  private static func rows(_ text: String, _ count: Int) -> Widget {
    let rows = Box(.vertical, spacing: 6, (1...count).map { Label("\(text) \($0)") })
    rows.setMargins(top: 36, start: 16, end: 16)
    return rows
  }

  /// Measures, prints one line, and returns.
  func run() {
    window.present()
    let report = Report(window, label: plan.mode.rawValue)
    self.report = report
    if plan.mode == .startup {
      report.printFirstPaint()
    } else {
      if plan.mode != .anim { sheet.present() }
      MainLoop.run(every: Self.settleTime) { [self] in
        measure(report)
        return false
      }
    }
    while isRunning { MainLoop.iterate(waiting: true) }
  }

  private func measure(_ report: Report) {
    report.start()
    switch plan.mode {
    case .anim: MainLoop.run(every: Self.period) { [self] in toggle(report) }
    case .drag: drag(report)
    case .idle, .startup:
      MainLoop.run(every: Double(plan.count)) { [self] in finish(report) }
    }
  }

  private func toggle(_ report: Report) -> Bool {
    guard report.runs < 2 * plan.count else { return finish(report) }
    report.cut()
    if sheet.target == .dismissed { sheet.present() } else { sheet.dismiss() }
    return true
  }

  private func finish(_ report: Report) -> Bool {
    report.print()
    isRunning = false
    return false
  }

  /// 125 moves a second along a triangle wave, by one xdotool process.
  private func drag(_ report: Report) {
    let (x, top) = (plan.size.width / 2, Int(sheet.frame.top) + 18)
    var (y, step) = (top, 4)
    var words = ["mousemove", "\(x)", "\(top)", "sleep", "0.2", "mousedown", "1"]
    for _ in 0..<plan.count * 125 {
      y += step
      if y > top + plan.size.height / 4 { step = -4 }
      if y <= top { step = 4 }
      words += ["mousemove", "\(x)", "\(y)", "sleep", "0.008"]
    }
    MainLoop.spawn(["xdotool"] + words + ["mouseup", "1"]) { [self] in _ = finish(report) }
  }
}
