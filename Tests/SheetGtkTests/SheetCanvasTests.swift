import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

final class SheetCanvasTests: GtkTestCase {
  func testContentIsLaidOutOncePerSettle() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      for detent in [1, 0, 1, 0] {
        stage.run(for: 0.05)
        let before = stage.content.layouts
        stage.sheet.select(place: detent)
        stage.wait { stage.sheet.frame.phase == .resting }
        stage.run(for: 0.05)
        XCTAssertLessThanOrEqual(stage.content.layouts - before, 1)
      }
    }
  }

  func testADragLaysOutTheContentAtMostTwice() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      stage.run(for: 0.05)
      let before = stage.content.layouts
      stage.sheet.send(.pressed(PointerSample(y: 420, time: 0), on: .surface))
      for step in 1...60 {
        stage.sheet.send(
          .moved(PointerSample(y: 420 - Double(step) * 4, time: Double(step) / 60)))
        MainLoop.iterate(waiting: false)
      }
      stage.sheet.send(.released(PointerSample(y: 180, time: 2)))
      stage.wait { stage.sheet.frame.phase == .resting }
      stage.run(for: 0.05)
      XCTAssertLessThanOrEqual(stage.content.layouts - before, 2)
    }
  }

  func testNothingTicksAndNothingIsPaintedAtRest() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      stage.run(for: 0.3)
      let paints = stage.content.paints
      XCTAssertFalse(stage.canvas.isTicking)
      stage.run(for: 1)
      XCTAssertEqual(stage.content.paints, paints)
      stage.sheet.dismiss()
      XCTAssertTrue(stage.canvas.isTicking)
      stage.wait { stage.sheet.frame.phase == .hidden && !stage.canvas.isTicking }
    }
  }

  func testThePageIsOutOfReachOnlyWhileTheSheetIsOpen() throws {
    try onMainActor {
      let stage = Stage()
      XCTAssertTrue(stage.page.canBeTargeted && stage.page.canBeFocused)
      stage.open()
      XCTAssertFalse(stage.page.canBeTargeted || stage.page.canBeFocused)
      stage.sheet.dismiss()
      stage.wait { stage.sheet.frame.phase == .hidden }
      XCTAssertTrue(stage.page.canBeTargeted && stage.page.canBeFocused)
    }
  }

  func testTheFocusComesBackToWhereItWas() throws {
    try onMainActor {
      let stage = Stage()
      let button = Button("Focused")
      stage.page.append(button)
      button.grabFocus()
      XCTAssertTrue(button.contains(try XCTUnwrap(stage.window.focusInWindow)))
      stage.open()
      let inside = try XCTUnwrap(stage.window.focusInWindow)
      XCTAssertTrue(stage.sheet.surface.contains(inside), "the sheet itself takes the focus")
      stage.sheet.dismiss()
      stage.wait { stage.sheet.frame.phase == .hidden }
      XCTAssertTrue(button.contains(try XCTUnwrap(stage.window.focusInWindow)))
    }
  }

  func testAVetoKeepsTheSheetOpen() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      stage.sheet.shouldSettle = { $0.target == .dismissed ? .refuse : .allow }
      for reason in [SettleReason.backdrop, .escape, .code] {
        stage.sheet.send(.dismiss(reason))
        XCTAssertEqual(stage.sheet.frame.phase, .resting)
      }
      stage.sheet.send(.pressed(PointerSample(y: 420, time: 0), on: .surface))
      stage.sheet.send(.moved(PointerSample(y: 780, time: 1)))
      stage.sheet.send(.released(PointerSample(y: 780, time: 2)))
      stage.wait { stage.sheet.frame.phase == .resting }
      XCTAssertEqual(stage.sheet.target, .detent("normal"))
    }
  }
}
