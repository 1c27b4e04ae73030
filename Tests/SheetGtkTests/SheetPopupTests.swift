import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// Popups of sheets and pages that close, go or are covered while the popup is open.
final class SheetPopupTests: GtkTestCase {
  /// Opens the popup of what is in the middle of a resting sheet, with a real click.
  @MainActor
  private static func openPopup(of sheet: SheetHost, on stage: PageStage, line: UInt = #line) {
    let y = sheet.frame.top + sheet.frame.height / 2
    stage.hand.begin(stage.hand.moved(200, y) + ["click", "1"])
    MainLoop.wait(until: { sheet.surface.hasOpenPopup }, line: line)
  }

  /// The page takes clicks and keys, and nothing is open any more.
  @MainActor
  private static func assertWorks(_ stage: PageStage, line: UInt = #line) {
    let before = stage.clicks
    stage.clickButton(line: line)
    stage.clickButton(line: line)
    XCTAssertEqual(stage.clicks, before + 2, line: line)
    XCTAssertFalse(stage.window.hasOpenPopup, line: line)
  }

  func testASheetThatCodeClosesWhileItsListOfChoicesIsOpenLeavesAWindowThatWorks() throws {
    try onMainActor {
      let stage = PageStage(.base, content: DropDown(["One", "Two", "Three"]))
      stage.open()
      Self.openPopup(of: stage.sheet, on: stage)
      stage.sheet.dismiss()
      XCTAssertFalse(stage.sheet.surface.hasOpenPopup, "as soon as it begins to close")
      MainLoop.wait { stage.sheet.frame.phase == .hidden }
      Self.assertWorks(stage)
      stage.window.destroy()
    }
  }

  func testASheetThatIsTakenAwayWhileItsListOfChoicesIsOpenLeavesAWindowThatWorks() throws {
    try onMainActor {
      let stage = PageStage(.base, content: DropDown(["One", "Two", "Three"]))
      stage.open()
      Self.openPopup(of: stage.sheet, on: stage)
      stage.canvas.remove(stage.sheet)
      Self.assertWorks(stage)
      stage.window.destroy()
    }
  }

  func testSoDoPopupsInPopups() throws {
    try onMainActor {
      let inner = Widget.menuButton("Inner", showing: Label("Innermost"))
      let stage = PageStage(.base, content: .menuButton("Outer", showing: inner))
      stage.open()
      Self.openPopup(of: stage.sheet, on: stage)
      stage.hand.begin(["key", "space"])
      MainLoop.wait { inner.hasOpenPopup }
      stage.sheet.dismiss()
      MainLoop.wait { stage.sheet.frame.phase == .hidden }
      Self.assertWorks(stage)
      stage.window.destroy()
    }
  }

  func testSoDoesTheMenuOfATextField() throws {
    try onMainActor {
      let stage = PageStage(.base, content: .entry())
      stage.open()
      let y = stage.sheet.frame.top + stage.sheet.frame.height / 2
      stage.hand.begin(stage.hand.moved(200, y) + ["click", "3"])
      MainLoop.wait { stage.sheet.surface.hasOpenPopup }
      stage.sheet.dismiss()
      MainLoop.wait { stage.sheet.frame.phase == .hidden }
      Self.assertWorks(stage)
      stage.window.destroy()
    }
  }

  func testASheetUnderAnotherThatHasAPopupOpenClosesAlone() throws {
    try onMainActor {
      let stage = PageStage(.base, content: Label("Lower"))
      let upper = SheetHost(
        configuration: .base, content: DropDown(["One", "Two"]), label: "Upper")
      stage.canvas.add(upper)
      stage.open()
      upper.present()
      MainLoop.wait { upper.frame.phase == .resting }
      Self.openPopup(of: upper, on: stage)
      stage.sheet.dismiss()
      MainLoop.wait { stage.sheet.frame.phase == .hidden }
      XCTAssertTrue(upper.surface.hasOpenPopup)
      stage.canvas.remove(upper)
      Self.assertWorks(stage)
      stage.window.destroy()
    }
  }

  func testAPopupGoesDownWhenASheetCoversWhatItBelongsTo() throws {
    try onMainActor {
      let stage = PageStage(.base, content: DropDown(["One", "Two", "Three"]))
      let upper = SheetHost(configuration: .base, content: Button("Upper"), label: "Upper")
      stage.canvas.add(upper)
      stage.open()
      Self.openPopup(of: stage.sheet, on: stage)
      upper.present()
      MainLoop.wait { upper.frame.phase == .resting }
      XCTAssertFalse(stage.sheet.surface.hasOpenPopup)
      XCTAssertTrue(upper.surface.contains(try XCTUnwrap(stage.canvas.focusInWindow)))
      stage.window.destroy()
    }
  }

  func testAttachedToAWidgetThatGoesWhileTheListIsOpen() throws {
    try onMainActor {
      let scene = SharingWindow(content: DropDown(["One", "Two", "Three"]))
      let canvas = try XCTUnwrap(scene.sheet.canvas)
      let hand = RealPointer(over: canvas)
      scene.open()
      hand.begin(
        hand.moved(200, scene.sheet.frame.top + scene.sheet.frame.height / 2) + ["click", "1"])
      MainLoop.wait { scene.sheet.surface.hasOpenPopup }
      scene.left.remove(scene.anchor)
      MainLoop.wait { scene.sheet.canvas == nil }
      let button = Button("On the page")
      var clicks = 0
      button.onClick { clicks += 1 }
      scene.left.append(button)
      MainLoop.wait { button.width > 0 }
      hand.click(x: 5, y: 5)
      XCTAssertEqual(clicks, 1)
      scene.window.destroy()
    }
  }

  func testASheetPresentedFromAMenuInAPageThatHadNoSheetYet() throws {
    try onMainActor {
      let window = Window()
      let choice = Button("Choose")
      let note = Note()
      choice.onClick { [weak window] in if let window { note.present(in: window) } }
      window.setDefaultSize(width: 400, height: 800)
      window.setChild(Box(.vertical, [.menuButton("Menu", showing: choice)]))
      window.present()
      MainLoop.wait { window.height > 700 }
      window.child?.focusFirstChild()
      MainLoop.spawn(["xdotool", "key", "space"]) {}
      MainLoop.wait { window.hasOpenPopup }
      choice.click()
      MainLoop.wait { note.host.frame.phase == .resting }
      XCTAssertFalse(window.hasOpenPopup)
      let canvas = SheetCanvas.over(window)
      XCTAssertTrue(note.host.surface.contains(try XCTUnwrap(canvas.focusInWindow)))
      RealPointer(over: canvas).click(x: 200, y: 100)
      MainLoop.wait { !note.isPresented }
      window.destroy()
    }
  }
}
