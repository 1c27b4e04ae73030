import Foundation
import SheetGtk
import XCTest

@testable import SheetGtk

/// What a drag is told when others want the same press: one end for each beginning.
final class DragGestureTests: GtkTestCase {
  func testAChildWhosePressIsClaimedAroundItHearsOneEnd() throws {
    try onMainActor {
      let stage = DragStage()
      let outer = DragGesture(on: stage.canvas) { _ in }
      stage.onInner = { if $0 == .moved { outer.claim() } }
      stage.hand.press(x: 200, through: [300, 310, 320, 330])
      stage.hand.release()
      XCTAssertEqual(stage.inner, [.began, .moved, .cancelled])
      stage.window.destroy()
    }
  }

  func testOfMovementsThatWereMergedNoneFollowsTheClaim() throws {
    try onMainActor {
      let stage = DragStage()
      let outer = DragGesture(on: stage.canvas) { _ in }
      stage.onInner = {
        if $0 == .began { usleep(150_000) }  // too busy to take the moves one by one
        if $0 == .moved { outer.claim() }
      }
      stage.hand.press(x: 200, through: [300, 310, 320, 330])
      stage.hand.release()
      XCTAssertEqual(stage.inner, [.began, .moved, .cancelled])
      stage.window.destroy()
    }
  }

  func testAParentWhosePressAChildClaimsHearsOneEnd() throws {
    try onMainActor {
      let stage = DragStage()
      var outer: [DragGesture.Step] = []
      let gesture = DragGesture(on: stage.canvas) { outer.append($0.step) }
      stage.onInner = { if $0 == .moved { stage.gesture?.claim() } }
      for _ in 0..<2 {
        stage.hand.press(x: 200, through: [300, 310, 320, 330])
        stage.hand.release()
        XCTAssertEqual(outer, [.began, .cancelled])
        outer = []
      }
      withExtendedLifetime(gesture) {}
      stage.window.destroy()
    }
  }

  func testAnotherGestureOfTheSameWidgetThatClaimsIsACancel() throws {
    try onMainActor {
      let stage = DragStage()
      var other: [DragGesture.Step] = []
      let gesture = DragGesture(on: stage.child) { other.append($0.step) }
      stage.onInner = { if $0 == .moved { stage.gesture?.claim() } }
      stage.hand.press(x: 200, through: [300, 310, 320, 330])
      stage.hand.release()
      XCTAssertEqual(other.filter { $0 != .moved }, [.began, .cancelled])
      XCTAssertEqual(stage.inner, [.began, .moved, .moved, .moved, .ended])
      withExtendedLifetime(gesture) {}
      stage.window.destroy()
    }
  }

  func testAnUnmovedMouseIsHeardAgainAfterAClickOnAButton() throws {
    try onMainActor {
      let stage = DragStage()
      var outer: [DragGesture.Step] = []
      let gesture = DragGesture(on: stage.canvas) { outer.append($0.step) }
      for _ in 0..<3 {
        stage.hand.click(x: 200, y: Double(stage.button.height) / 2)
        XCTAssertEqual(outer, [.began, .cancelled])
        outer = []
      }
      XCTAssertEqual(stage.clicks, 3)
      withExtendedLifetime(gesture) {}
      stage.window.destroy()
    }
  }

  func testAnotherButtonOfTheMouseCancelsAndItsReleaseEndsNothing() throws {
    try onMainActor {
      let stage = DragStage()
      stage.hand.press(x: 200, through: [300, 310])
      stage.hand.input(["mousedown", "3", "mouseup", "3", "mouseup", "1"])
      XCTAssertEqual(stage.inner, [.began, .moved, .cancelled])
      stage.hand.press(x: 200, through: [300, 310])
      stage.hand.release()
      XCTAssertEqual(stage.inner.suffix(3), [.began, .moved, .ended])
      stage.window.destroy()
    }
  }

  func testAWidgetThatGoesInMidDragCancelsOnce() throws {
    try onMainActor {
      let ways: [@MainActor (DragStage) -> Void] = [
        { $0.page.remove($0.child) }, { $0.child.isVisible = false }, { $0.window.destroy() },
      ]
      for (number, go) in ways.enumerated() {
        let stage = DragStage()
        stage.hand.press(x: 200, through: [300, 310])
        go(stage)
        XCTAssertEqual(stage.inner, [.began, .moved], "told when it is gone, way \(number)")
        MainLoop.runDry()
        XCTAssertEqual(stage.inner, [.began, .moved, .cancelled], "way \(number)")
        MainLoop.spawn(["xdotool", "mouseup", "1"]) {}
        MainLoop.run(for: 0.1)
        XCTAssertEqual(stage.inner, [.began, .moved, .cancelled], "way \(number)")
        stage.window.destroy()
      }
    }
  }

  func testAHandlerThatTakesItsOwnWidgetAwayHearsOneEnd() throws {
    try onMainActor {
      let stage = DragStage()
      stage.onInner = { [weak stage] in
        if $0 == .moved, let stage { stage.page.remove(stage.child) }
      }
      stage.hand.press(x: 200, through: [300, 310, 320])
      stage.hand.release()
      XCTAssertEqual(stage.inner, [.began, .moved, .cancelled])
      stage.window.destroy()
    }
  }
}

/// A window with a button over a child that is dragged, under a real hand.
@MainActor
private final class DragStage {
  let window = Window()
  let button = Button("A button")
  let child = CountingContent()
  let page: Box
  let canvas: SheetCanvas
  let hand: RealPointer
  private(set) var gesture: DragGesture?
  /// What the child's gesture was told.
  private(set) var inner: [DragGesture.Step] = []
  /// Is told the same, after that.
  var onInner: @MainActor (DragGesture.Step) -> Void = { _ in }
  private(set) var clicks = 0

  init() {
    child.setExpands(vertically: true)
    page = Box(.vertical, [button, child])
    canvas = SheetCanvas(page: page)
    hand = RealPointer(over: canvas)
    gesture = DragGesture(on: child) { [weak self] in
      self?.inner.append($0.step)
      self?.onInner($0.step)
    }
    button.onClick { [weak self] in self?.clicks += 1 }
    window.setDefaultSize(width: 400, height: 800)
    window.setChild(canvas)
    window.present()
    MainLoop.wait { child.height > 600 }
  }
}
