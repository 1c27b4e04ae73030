import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// Sheets that nobody sees any more: they end at once, and tell it once.
final class SheetEndTests: GtkTestCase {
  /// A subclassed sheet in each phase, in a window of its own.
  @MainActor
  private static func inEachPhase(_ body: (Window, Note) -> Void) {
    let phases: [@MainActor (Window, Note) -> Void] = [
      { window, note in note.present(in: window) },
      { window, note in
        note.present(in: window)
        MainLoop.run(for: 0.08)
      },
      { window, note in note.open(in: window) },
      { window, note in
        note.open(in: window)
        note.mayClose = false
      },
      { window, note in
        note.open(in: window)
        note.dismiss()
        MainLoop.run(for: 0.08)
      },
    ]
    for bring in phases {
      let (window, note) = (Window.withPage(), Note())
      bring(window, note)
      body(window, note)
      window.destroy()
      MainLoop.runDry()
    }
  }

  func testInAWindowThatIsDestroyed() throws {
    try onMainActor {
      Self.inEachPhase { window, note in
        window.destroy()
        MainLoop.wait { !note.endings.isEmpty }
        XCTAssertEqual(note.endings, [.hidden])
        XCTAssertFalse(note.isPresented)
        let other = Window.withPage()
        note.open(in: other)
        XCTAssertTrue(note.isPresented, "and can be presented again")
        other.destroy()
      }
    }
  }

  func testInACanvasThatIsTakenOutOfItsWindow() throws {
    try onMainActor {
      Self.inEachPhase { window, note in
        window.setChild(nil)
        MainLoop.wait { !note.endings.isEmpty }
        XCTAssertEqual(note.endings, [.hidden])
        XCTAssertFalse(note.isPresented)
      }
    }
  }

  func testDismissedInAWindowThatIsHidden() throws {
    try onMainActor {
      let (window, note) = (Window.withPage(), Note())
      note.open(in: window)
      window.isVisible = false
      note.dismiss()
      XCTAssertEqual(note.endings, [.hidden])
      XCTAssertFalse(note.isPresented)
      window.destroy()
    }
  }

  func testOnItsWayOutOfAWindowThatIsHiddenMeanwhile() throws {
    try onMainActor {
      let (window, note) = (Window.withPage(), Note())
      note.open(in: window)
      note.dismiss()
      XCTAssertEqual(note.endings, [])
      window.isVisible = false
      MainLoop.wait { note.endings == [.hidden] }
      MainLoop.run(for: 0.3)
      XCTAssertEqual(note.endings, [.hidden])
      window.destroy()
    }
  }

  func testAWindowHiddenAndShownAgainKeepsItsOpenSheet() throws {
    try onMainActor {
      let (window, note) = (Window.withPage(), Note())
      note.open(in: window)
      window.isVisible = false
      MainLoop.run(for: 0.1)
      window.present()
      MainLoop.run(for: 0.1)
      XCTAssertEqual(note.host.frame.phase, .resting)
      XCTAssertEqual(note.endings, [])
      window.destroy()
    }
  }

  func testPresentedInAnotherWindowItMovesThereAndHasNotClosed() throws {
    try onMainActor {
      Self.inEachPhase { window, note in
        let other = Window.withPage()
        note.open(in: other)
        XCTAssertTrue(note.host.canvas === SheetCanvas.over(other))
        XCTAssertEqual(SheetCanvas.over(window).sheets.count, 0)
        XCTAssertTrue(SheetCanvas.over(window).page.canBeTargeted)
        XCTAssertEqual(note.endings, [])
        note.mayClose = true
        note.dismiss()
        MainLoop.wait { note.endings == [.hidden] }
        other.destroy()
      }
    }
  }

  func testTakenAwayItTellsThatItIsClosed() throws {
    try onMainActor {
      Self.inEachPhase { _, note in
        note.host.canvas?.remove(note.host)
        XCTAssertEqual(note.endings, [.hidden])
        XCTAssertFalse(note.isPresented)
      }
    }
  }

  func testInAWindowThatAWatcherDestroysWhenItIsToldItsSize() throws {
    try onMainActor {
      let (window, note) = (Window.withPage(), Note())
      note.open(in: window)
      note.host.watch { [weak window] _, activity in
        if case .event(.resized, _) = activity { window?.destroy() }
      }
      note.content.append(Label("More"))
      window.setDefaultSize(width: 500, height: 700)
      MainLoop.wait { !note.endings.isEmpty }
      XCTAssertEqual(note.endings, [.hidden])
      window.destroy()
    }
  }
}
