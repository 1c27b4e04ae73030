import SheetGtk
import XCTest

@testable import SheetGtk

/// A sheet attached to a widget and bound to a Boolean.
final class AttachmentTests: GtkTestCase {
  func testTheBooleanOpensAndClosesItAndFollowsWhoeverElseDoes() throws {
    try onMainActor {
      let scene = SharingWindow()
      scene.isPresented.value = true
      scene.waitFor(.resting)
      XCTAssertEqual(scene.sheet.frame.height, 220)
      scene.isPresented.value = false
      scene.waitFor(.hidden)
      scene.sheet.present()
      XCTAssertTrue(scene.isPresented.value)
      scene.waitFor(.resting)
      scene.sheet.send(.dismiss(.backdrop))
      XCTAssertFalse(scene.isPresented.value)
      scene.waitFor(.hidden)
      XCTAssertEqual(scene.changes, [true, false, true, false])
      scene.window.destroy()
    }
  }

  func testPulledDownByItsHandleItSetsTheBooleanOnce() throws {
    try onMainActor {
      let scene = SharingWindow()
      scene.open()
      scene.sheet.drag(by: -40, over: 0.3)
      scene.waitFor(.resting)
      scene.sheet.drag(by: 60, over: 0.3)
      scene.waitFor(.hidden)
      XCTAssertEqual(scene.changes, [true, false])
      scene.window.destroy()
    }
  }

  func testARefusedCloseSetsTheBooleanBackToTrue() throws {
    try onMainActor {
      let scene = SharingWindow()
      scene.open()
      scene.sheet.shouldSettle = { $0.target == .dismissed ? .refuse : .allow }
      scene.isPresented.value = false
      XCTAssertTrue(scene.isPresented.value)
      XCTAssertEqual(scene.sheet.frame.phase, .resting)
      scene.sheet.drag(by: 100, over: 0.3)
      scene.waitFor(.resting)
      XCTAssertTrue(scene.isPresented.value)
      scene.window.destroy()
    }
  }

  func testTrueFromTheBeginningItOpensWithItsWindow() throws {
    try onMainActor {
      let scene = SharingWindow(isPresented: true)
      scene.waitFor(.resting)
      XCTAssertEqual(scene.changes, [])
      scene.window.destroy()
    }
  }

  func testTheSheetGoesWithTheWidgetItIsAttachedTo() throws {
    try onMainActor {
      let scene = SharingWindow()
      scene.open()
      let canvas = try XCTUnwrap(scene.sheet.canvas)
      scene.left.remove(scene.anchor)
      MainLoop.wait { scene.sheet.canvas == nil }
      XCTAssertTrue(canvas.sheets.isEmpty && canvas.page.canBeTargeted)
      MainLoop.run(for: 0.05)
      XCTAssertFalse(canvas.isTicking)
      scene.right.append(scene.anchor)
      MainLoop.wait { scene.sheet.canvas === canvas }
      scene.window.destroy()
    }
  }

  func testMovedTwiceWithinItsWindowOneClickIsOneChange() throws {
    try onMainActor {
      let scene = SharingWindow()
      for (from, to) in [(scene.left, scene.right), (scene.right, scene.left)] {
        from.remove(scene.anchor)
        to.append(scene.anchor)
        MainLoop.run(for: 0.05)
      }
      scene.anchor.click()
      scene.waitFor(.resting)
      XCTAssertEqual(scene.changes, [true])
      XCTAssertEqual(scene.journeys, 1)
      XCTAssertEqual(scene.sheet.canvas?.sheets.count, 1)
      scene.window.destroy()
    }
  }

  func testMovedToAnotherWindowTheSheetOpensThere() throws {
    try onMainActor {
      let (scene, other) = (SharingWindow(), SharingWindow())
      scene.left.remove(scene.anchor)
      other.left.append(scene.anchor)
      MainLoop.run(for: 0.05)
      scene.anchor.click()
      scene.waitFor(.resting)
      XCTAssertTrue(scene.sheet.canvas === other.sheet.canvas)
      for window in [scene.window, other.window] { window.destroy() }
    }
  }

  func testNothingStaysWhenTheWindowIsGone() throws {
    try onMainActor {
      weak var sheet: SheetHost?
      weak var anchor: Button?
      weak var content: Widget?
      let isPresented = ObservableValue(false)
      do {
        let scene = SharingWindow(binding: isPresented)
        scene.open()
        (sheet, anchor, content) = (scene.sheet, scene.anchor, scene.content)
        scene.window.destroy()
      }
      MainLoop.runDry()
      XCTAssertNil(sheet)
      XCTAssertNil(anchor)
      XCTAssertNil(content)
      isPresented.value.toggle()
      MainLoop.runDry()
    }
  }
}
