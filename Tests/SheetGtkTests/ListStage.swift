import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// A window with a sheet that holds a head of 100 points and a list of 2000, and hands for it.
@MainActor
final class ListStage {
  let window = Window()
  let list: ScrolledWindow
  let sheet: SheetHost
  let canvas: SheetCanvas
  private(set) var time = 100.0
  private var scroll: SheetScroll?
  /// Where the wheel and the touchpad point, points of the canvas.
  var pointer = (x: 200.0, y: 700.0)
  /// What the sheet told.
  private(set) var story: [String] = []

  init(_ configuration: SheetConfiguration = .pan) {
    let (head, rows) = (CountingContent(), CountingContent())
    (head.naturalHeight, rows.naturalHeight) = (100, 2000)
    head.setSizeRequest(height: 100)
    rows.setSizeRequest(height: 2000)
    list = ScrolledWindow(rows)
    list.setExpands(vertically: true)
    sheet = SheetHost(
      configuration: configuration, content: Box(.vertical, [head, list]), label: "Sheet")
    canvas = SheetCanvas(page: Box(.vertical))
    canvas.add(sheet)
    window.setDefaultSize(width: 400, height: 800)
    window.setChild(canvas)
    scroll = SheetScroll(for: canvas) { [weak self] in self?.pointer }
    sheet.watch { [weak self] _, activity in
      if case .notice(.willSettle(let settlement)) = activity {
        self?.story.append("\(settlement.target.name) \(settlement.reason)")
      }
    }
    window.present()
    wait { canvas.height > 700 }
  }

  var highest: Double { sheet.layout.highest }
  var offset: Double { list.vertical.value }
  /// The middle of the grabber, points below the canvas's top.
  var grabberY: Double { sheet.frame.top + 12 }

  /// Opens the sheet at a detent and forgets what it told.
  func open(at detent: Int = 0) {
    sheet.select(place: detent)
    rest()
    story = []
  }

  /// Waits until the sheet rests and is laid out there.
  func rest() {
    wait { sheet.frame.phase == .resting }
    run(for: 0.05)
  }

  func wait(until isSo: () -> Bool, line: UInt = #line) {
    let deadline = Date(timeIntervalSinceNow: 5)
    while !isSo(), Date() < deadline { MainLoop.iterate(waiting: false) }
    XCTAssertTrue(isSo(), "It never came to that.", line: line)
  }

  func run(for seconds: Double) {
    let deadline = Date(timeIntervalSinceNow: seconds)
    wait { Date() >= deadline }
  }
}

// MARK: - Hands

extension ListStage {
  /// A step of a press, so many seconds after the last.
  func hand(_ step: DragGesture.Step, y: Double, x: Double = 200, after seconds: Double = 0.016) {
    time += seconds
    canvas.input?.take(DragGesture.Event(step: step, x: x, y: y, time: time))
    run(for: 0.002)
  }

  /// Moves a pressed hand evenly, a step each 16 ms; points.
  func sweep(from start: Double, to end: Double, steps: Int) {
    for step in 1...steps {
      hand(.moved, y: start + (end - start) * Double(step) / Double(steps))
    }
  }

  /// A movement of a touchpad, in points of the sheet, down positive as the fingers go.
  @discardableResult
  func touchpad(by points: Double, sideways: Double = 0, after seconds: Double = 0.008) -> Bool {
    time += seconds
    let factor = ScrolledWindow.touchpadFactor
    let isTaken = scroll?.take(
      .moved(
        .init(
          distance: -points / factor, sideways: sideways / factor, isInNotches: false, time: time)))
    run(for: 0.002)
    return isTaken ?? false
  }

  /// The fingers leave the touchpad.
  func touchpadEnds(after seconds: Double = 0.008) {
    time += seconds
    _ = scroll?.take(.ended(time: time))
  }

  /// A notch of the wheel, down positive as lists scroll; answers whether the sheet kept it.
  @discardableResult
  func wheel(
    _ notches: Double, modifiers: Modifiers = [], after seconds: Double = 0.05
  ) -> Bool {
    time += seconds
    return scroll?.take(
      .moved(
        .init(distance: notches, isInNotches: true, modifiers: modifiers, time: time))) ?? false
  }
}
