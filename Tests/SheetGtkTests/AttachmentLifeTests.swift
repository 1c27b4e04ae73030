import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// An attached sheet whose widget goes, comes back or moves, in every phase.
final class AttachmentLifeTests: GtkTestCase {
  /// Does something to an open sheet in each phase.
  @MainActor
  private static func inEachPhase(_ body: (SharingWindow) throws -> Void) rethrows {
    let phases: [@MainActor (SharingWindow) -> Void] = [
      { $0.isPresented.value = true },
      {
        $0.isPresented.value = true
        MainLoop.run(for: 0.08)
      },
      { $0.open() },
      {
        $0.open()
        let y = $0.sheet.frame.top + 8
        $0.sheet.send(.pressed(PointerSample(x: 200, y: y, time: 0), on: .grabber))
        $0.sheet.send(.moved(PointerSample(x: 200, y: y + 40, time: 0.1)))
      },
      {
        $0.open()
        $0.isPresented.value = false
        MainLoop.run(for: 0.08)
      },
    ]
    for bring in phases {
      let scene = SharingWindow()
      bring(scene)
      try body(scene)
      scene.window.destroy()
      MainLoop.runDry()
    }
  }

  /// The sheet opens and closes as ever, and the page works.
  @MainActor
  private static func assertWorks(_ scene: SharingWindow, line: UInt = #line) {
    for (wanted, phase) in [(false, SheetPhase.hidden), (true, .resting), (false, .hidden)] {
      scene.isPresented.value = wanted
      scene.waitFor(phase, line: line)
      XCTAssertEqual(scene.sheet.surface.isShownByParent, wanted, line: line)
      XCTAssertEqual(scene.sheet.canvas?.page.canBeTargeted, !wanted, line: line)
    }
  }

  func testRemovedWithItsWidgetTheSheetIsClosed() throws {
    try onMainActor {
      Self.inEachPhase { scene in
        let canvas = scene.sheet.canvas
        scene.left.remove(scene.anchor)
        MainLoop.wait { scene.sheet.canvas == nil }
        XCTAssertEqual(scene.sheet.frame.phase, .hidden)
        XCTAssertFalse(scene.isPresented.value)
        XCTAssertEqual(scene.changes, [true, false])
        XCTAssertEqual(canvas?.page.canBeTargeted, true)
        XCTAssertEqual(canvas?.sheets.count, 0)
      }
    }
  }

  func testRemovedAndAddedAgainLaterItWorks() throws {
    try onMainActor {
      Self.inEachPhase { scene in
        scene.left.remove(scene.anchor)
        MainLoop.wait { scene.sheet.canvas == nil }
        scene.right.append(scene.anchor)
        MainLoop.wait { scene.sheet.canvas != nil }
        Self.assertWorks(scene)
      }
    }
  }

  func testMovedAtOnceToAnotherPlaceItGoesOn() throws {
    try onMainActor {
      Self.inEachPhase { scene in
        let isWanted = scene.isPresented.value
        scene.left.remove(scene.anchor)
        scene.right.append(scene.anchor)
        scene.sheet.send(.cancelled)
        scene.waitFor(isWanted ? .resting : .hidden)
        XCTAssertEqual(scene.isPresented.value, isWanted)
        Self.assertWorks(scene)
      }
    }
  }

  func testMovedAtOnceToAnotherWindowItIsOpenThere() throws {
    try onMainActor {
      Self.inEachPhase { scene in
        let (other, isWanted) = (SharingWindow(), scene.isPresented.value)
        let (old, new) = (scene.sheet.canvas, other.sheet.canvas)
        let changes = scene.changes
        scene.left.remove(scene.anchor)
        other.left.append(scene.anchor)
        MainLoop.wait { scene.sheet.canvas === new }
        scene.waitFor(isWanted ? .resting : .hidden)
        XCTAssertEqual(scene.sheet.surface.isShownByParent, isWanted)
        XCTAssertEqual(scene.changes, changes, "that is no closing")
        XCTAssertEqual(old?.sheets.count, 0)
        XCTAssertEqual(old?.page.canBeTargeted, true)
        Self.assertWorks(scene)
        other.window.destroy()
      }
    }
  }

  func testInAWindowThatIsDestroyedItIsClosed() throws {
    try onMainActor {
      Self.inEachPhase { scene in
        scene.window.destroy()
        MainLoop.wait { scene.sheet.frame.phase == .hidden }
        XCTAssertFalse(scene.isPresented.value)
        XCTAssertEqual(scene.changes, [true, false])
      }
    }
  }

  func testOfManyWidgetsThatNobodyKeepsNothingStays() throws {
    try onMainActor {
      let window = Window()
      let place = Box(.vertical)
      let isPresented = ObservableValue(false)
      window.setDefaultSize(width: 400, height: 800)
      window.setChild(place)
      window.present()
      var sheets: [() -> SheetHost?] = []
      for round in 0..<40 {
        do {
          let anchor = Button("Share")
          weak var sheet = anchor.bottomSheet(
            isPresented: isPresented, topOffset: 150, label: "Sheet"
          ) { CountingContent() }
          sheets.append { [weak sheet] in sheet }
          place.append(anchor)
          MainLoop.wait { sheet?.canvas != nil }
          isPresented.value = true
          MainLoop.run(for: Double(round % 4) * 0.02)
          place.remove(anchor)
        }
        MainLoop.wait { sheets[round]() == nil }
        XCTAssertFalse(isPresented.value)
      }
      XCTAssertEqual(SheetCanvas.over(window).sheets.count, 0)
      XCTAssertLessThanOrEqual(isPresented.watcherCount, 1)
      window.destroy()
    }
  }
}
