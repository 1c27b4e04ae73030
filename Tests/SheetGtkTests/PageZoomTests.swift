import SheetGtk
import XCTest

@testable import SheetGtk

/// Zooming with Ctrl and a wheel or a touchpad.
final class PageZoomTests: GtkTestCase {
  func testTheRestOfAZoomWithoutCtrlMovesNothing() throws {
    try onMainActor {
      for isInNotches in [true, false] {
        let page = ZoomedPage(isInNotches: isInNotches)
        page.turn([-2, -2, -2], with: .control)
        let scale = page.scale
        XCTAssertGreaterThan(scale, 1)
        XCTAssertEqual(page.turn([-2, -2, 3, 20, -20]), [true, true, true, true, true])
        XCTAssertEqual(page.bar.form, .collapsed)
        XCTAssertEqual(page.scale, scale)
        page.pause(0.15)
        XCTAssertEqual(page.turn([-20]), [false], "a new one is a scroll")
        page.bar.window?.destroy()
      }
    }
  }

  func testFingersThatLeftTheTouchpadMayScrollAtOnce() throws {
    try onMainActor {
      let page = ZoomedPage(isInNotches: false)
      page.turn([-20, -20], with: .control)
      page.leave()
      XCTAssertEqual(page.turn([-20]), [false])
      page.bar.window?.destroy()
    }
  }

  func testStepsTooSmallToSeeAddUp() throws {
    try onMainActor {
      for step in [0.01, 0.05, 0.09] {
        let page = ZoomedPage(isInNotches: false)
        let count = Int(20 / step)
        page.turn(Array(repeating: -step, count: count), with: .control)
        XCTAssertEqual(page.scale, 1.21, accuracy: 0.01, "steps of \(step)")
        page.turn(Array(repeating: step, count: count), with: .control)
        XCTAssertEqual(page.scale, 1, "steps of \(step)")
        page.bar.window?.destroy()
      }
    }
  }

  func testThereAndBackEndsExactlyAtOneHoweverTheWayIsCut() throws {
    try onMainActor {
      for (isInNotches, way, back) in [
        (true, Array(repeating: -1.0, count: 7), [3.0, 3, 1]),
        (false, [-5, -5, -30.5], Array(repeating: 0.5, count: 81)),
      ] {
        let page = ZoomedPage(isInNotches: isInNotches)
        page.turn(way, with: .control)
        XCTAssertGreaterThan(page.scale, 1.2)
        page.turn(back, with: .control)
        XCTAssertEqual(page.scale, 1)
        XCTAssertEqual(page.bar.form, .expanded)
        page.bar.window?.destroy()
      }
    }
  }

  func testBeyondEitherEndNothingIsSavedUp() throws {
    try onMainActor {
      let page = ZoomedPage(isInNotches: true)
      page.turn(Array(repeating: -1, count: 40), with: .control)
      XCTAssertEqual(page.scale, 3)
      page.turn([1], with: .control)
      XCTAssertEqual(page.scale, 3 / 1.1, accuracy: 1e-9)
      page.turn(Array(repeating: 1, count: 40), with: .control)
      page.turn([-1], with: .control)
      XCTAssertEqual(page.scale, 1.1, accuracy: 1e-9)
      page.bar.window?.destroy()
    }
  }

  func testAfterAPinchTheWheelGoesOnFromThere() throws {
    try onMainActor {
      let page = ZoomedPage(isInNotches: true)
      page.turn([-1], with: .control)
      page.bar.zoom(to: 2, aroundX: 100, y: 100)
      page.turn([-1], with: .control)
      XCTAssertEqual(page.scale, 2.2, accuracy: 1e-9)
      page.bar.window?.destroy()
    }
  }
}

/// A page of 3000 points in a window, with a hand on a wheel or a touchpad.
@MainActor
private final class ZoomedPage {
  let bar: CollapsingBar
  private let input: PageInput
  private let window = Window()
  private let isInNotches: Bool
  private var time = 100.0

  init(isInNotches: Bool) {
    self.isInNotches = isInNotches
    let content = CountingContent()
    content.naturalHeight = 3000
    bar = CollapsingBar(page: BrowserPage(content), host: "host.example") { _ in }
    input = PageInput(for: bar)
    window.setDefaultSize(width: 400, height: 800)
    window.setChild(bar)
    window.present()
    MainLoop.wait { bar.page.vertical.maximum > 2000 }
  }

  var scale: Double { bar.page.zoom.scale }

  /// Turns by steps, down positive, 8 ms apart; answers which of them were used.
  @discardableResult
  func turn(_ steps: [Double], with modifiers: Modifiers = []) -> [Bool] {
    steps.map { step in
      pause(0.008)
      return input.take(
        .moved(.init(distance: step, isInNotches: isInNotches, modifiers: modifiers, time: time)))
    }
  }

  /// Takes the fingers off the touchpad.
  func leave() { _ = input.take(.ended(time: time)) }

  func pause(_ seconds: Double) { time += seconds }
}
