import SheetGtk
import XCTest

@testable import SheetGtk

/// What a subclass of the base sheet can rely on.
final class BottomSheetTests: GtkTestCase {
  func testHoweverItIsClosedItTellsOnceAfterTheEnd() throws {
    try onMainActor {
      let window = Window.withPage()
      let note = Note()
      let ways: [@MainActor () -> Void] = [
        { note.dismiss() }, { note.host.send(.dismiss(.escape)) },
        { note.host.send(.dismiss(.backdrop)) }, { note.host.drag(by: 250, over: 2) },
        { note.host.drag(by: 60, over: 0.05) },
      ]
      for (index, close) in ways.enumerated() {
        note.open(in: window)
        close()
        XCTAssertEqual(note.endings.count, index, "told before the end")
        MainLoop.wait { !note.isPresented }
        MainLoop.run(for: 0.05)
        XCTAssertEqual(note.endings, Array(repeating: .hidden, count: index + 1))
      }
      window.destroy()
    }
  }

  func testClosedTheMomentItWasPresentedItTellsOnceToo() throws {
    try onMainActor {
      let window = Window.withPage()
      let note = Note()
      note.present(in: window)
      note.dismiss()
      MainLoop.wait { !note.isPresented }
      MainLoop.run(for: 0.3)
      XCTAssertEqual(note.endings, [.hidden])
      note.open(in: window)
      XCTAssertGreaterThan(note.host.frame.height, 300)
      window.destroy()
    }
  }

  func testPresentedAgainWhileItClosesItHasNotClosed() throws {
    try onMainActor {
      let window = Window.withPage()
      let note = Note()
      note.open(in: window)
      note.dismiss()
      MainLoop.run(for: 0.08)
      note.open(in: window)
      XCTAssertEqual(note.endings, [])
      window.destroy()
    }
  }

  func testMayPresentItselfAgainWhenItHasClosed() throws {
    try onMainActor {
      let window = Window.withPage()
      let note = Note()
      note.onEnd = { [weak note, weak window] in
        guard let note, let window, note.endings.count == 1 else { return }
        note.present(in: window)
      }
      note.open(in: window)
      note.dismiss()
      MainLoop.wait { note.endings.count == 1 && note.host.frame.phase == .resting }
      XCTAssertTrue(note.isPresented)
      note.dismiss()
      MainLoop.wait { note.endings.count == 2 }
      XCTAssertFalse(note.isPresented)
      window.destroy()
    }
  }

  func testASubclassThatRefusesStaysOpenWhoeverAsks() throws {
    try onMainActor {
      let window = Window.withPage()
      let note = Note()
      note.mayClose = false
      note.open(in: window)
      note.dismiss()
      for reason in [SettleReason.backdrop, .escape] { note.host.send(.dismiss(reason)) }
      XCTAssertEqual(note.questions, 3)
      XCTAssertEqual(note.host.frame.phase, .resting)
      for (distance, seconds) in [(250.0, 2.0), (60, 0.05)] {
        note.host.drag(by: distance, over: seconds)
        MainLoop.wait { note.host.frame.phase == .resting }
      }
      XCTAssertEqual(note.questions, 5)
      XCTAssertTrue(note.isPresented && note.endings.isEmpty)
      note.mayClose = true
      note.dismiss()
      MainLoop.wait { note.endings == [.hidden] }
      window.destroy()
    }
  }

  func testTwoOverEachOtherCloseOneByOneFromTheTop() throws {
    try onMainActor {
      let window = Window.withPage()
      let (lower, upper) = (Note("Lower"), Other("Upper"))
      lower.open(in: window)
      upper.open(in: window)
      let canvas = SheetCanvas.over(window)
      XCTAssertEqual(canvas.sheets.map(\.label), ["Lower", "Upper"])
      XCTAssertTrue(canvas.topmost === upper.host)
      canvas.topmost?.send(.dismiss(.escape))
      MainLoop.wait { !upper.isPresented }
      XCTAssertEqual(upper.endings, [.hidden])
      XCTAssertEqual(lower.endings, [])
      XCTAssertEqual(lower.host.frame.phase, .resting)
      XCTAssertFalse(canvas.page.canBeTargeted)
      canvas.topmost?.send(.dismiss(.escape))
      MainLoop.wait { !lower.isPresented }
      XCTAssertEqual(lower.endings, [.hidden])
      XCTAssertTrue(canvas.page.canBeTargeted)
      window.destroy()
    }
  }
}
