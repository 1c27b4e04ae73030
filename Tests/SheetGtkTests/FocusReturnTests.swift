import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// Where the keyboard focus goes when what had it before the sheet cannot have it again.
final class FocusReturnTests: GtkTestCase {
  /// A page with two buttons under a sheet, and keys.
  @MainActor
  private final class Desk {
    let (first, second) = (Button("First"), Button("Second"))
    let column = Box(.vertical)
    let window = Window()
    let sheet = SheetHost(configuration: .base, content: Button("In the sheet"), label: "Sheet")
    let canvas: SheetCanvas
    private let hand: RealPointer
    private(set) var shortcuts = 0

    init() {
      column.append(first)
      column.append(second)
      canvas = SheetCanvas(page: column)
      canvas.add(sheet)
      hand = RealPointer(over: canvas)
      canvas.addWindowShortcut("F11") { [weak self] in
        self?.shortcuts += 1
        return true
      }
      window.setDefaultSize(width: 400, height: 800)
      window.setChild(canvas)
      window.present()
      MainLoop.wait { canvas.height > 700 }
    }

    func open(line: UInt = #line) {
      sheet.present()
      MainLoop.wait(until: { sheet.frame.phase == .resting }, line: line)
      XCTAssertEqual(canvas.focusInWindow.map(sheet.surface.contains), true, line: line)
    }

    func close(line: UInt = #line) {
      sheet.dismiss()
      MainLoop.wait(until: { sheet.frame.phase == .hidden }, line: line)
    }

    /// The focus is on a widget of the page, or in it, and keys come.
    func assertFocus(on widget: Widget, line: UInt = #line) {
      XCTAssertEqual(canvas.focusInWindow.map(widget.contains), true, line: line)
      let before = shortcuts
      hand.input(["key", "F11"], line: line)
      XCTAssertEqual(shortcuts, before + 1, line: line)
      window.destroy()
    }
  }

  func testToTheSameWidgetWhenThatIsThere() throws {
    try onMainActor {
      let desk = Desk()
      desk.second.grabFocus()
      desk.open()
      desk.close()
      desk.assertFocus(on: desk.second)
    }
  }

  func testToThePageWhenTheWidgetIsGone() throws {
    try onMainActor {
      let desk = Desk()
      desk.second.grabFocus()
      desk.open()
      desk.column.remove(desk.second)
      desk.close()
      desk.assertFocus(on: desk.first)
    }
  }

  func testToThePageWhenTheWidgetIsHidden() throws {
    try onMainActor {
      let desk = Desk()
      desk.second.grabFocus()
      desk.open()
      desk.second.isVisible = false
      desk.close()
      desk.assertFocus(on: desk.first)
    }
  }

  func testToThePageWhenTheWidgetDoesNotWorkAnyMore() throws {
    try onMainActor {
      let desk = Desk()
      desk.second.grabFocus()
      desk.open()
      desk.second.isEnabled = false
      desk.close()
      desk.assertFocus(on: desk.first)
    }
  }

  func testToThePageWhenTheWidgetIsInAnotherWindowNow() throws {
    try onMainActor {
      let desk = Desk()
      let other = Window()
      desk.second.grabFocus()
      desk.open()
      desk.column.remove(desk.second)
      other.setChild(desk.second)
      desk.close()
      other.destroy()
      desk.assertFocus(on: desk.first)
    }
  }

  func testToTheWindowWhenNothingOnThePageTakesIt() throws {
    try onMainActor {
      let desk = Desk()
      desk.open()
      desk.column.remove(desk.first)
      desk.column.remove(desk.second)
      desk.close()
      XCTAssertNil(desk.canvas.focusInWindow)
      desk.column.append(desk.first)
      desk.first.grabFocus()
      desk.assertFocus(on: desk.first)
    }
  }

  func testToTheDropDownThatASheetWasChosenIn() throws {
    try onMainActor {
      let desk = Desk()
      let choice = DropDown(["Nothing", "The sheet"])
      choice.onChoice { [weak sheet = desk.sheet] _ in sheet?.present() }
      desk.column.append(choice)
      choice.grabFocus()
      for key in ["space", "Down", "Return"] {
        MainLoop.spawn(["xdotool", "key", key]) {}
        MainLoop.wait { desk.window.hasOpenPopup == (key != "Return") }
      }
      MainLoop.wait { desk.sheet.frame.phase == .resting }
      desk.close()
      desk.assertFocus(on: choice)
    }
  }

  func testAWidgetThatHadItIsNotKeptByAnOpenSheet() throws {
    try onMainActor {
      let desk = Desk()
      weak var button: Button?
      do {
        let made = Button("Third")
        desk.column.append(made)
        made.grabFocus()
        desk.open()
        desk.column.remove(made)
        button = made
      }
      MainLoop.runDry()
      XCTAssertNil(button)
      desk.close()
      desk.assertFocus(on: desk.first)
    }
  }
}
