import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// Where the keyboard focus is.
final class FocusTests: GtkTestCase {
  @MainActor
  private static func open(
    _ content: Widget, _ configuration: SheetConfiguration
  ) throws -> SheetHost {
    let window = Window()
    window.setDefaultSize(width: 400, height: 600)
    window.setChild(Box(.vertical, [Button("On the page")]))
    let sheet = SheetHost(configuration: configuration, content: content, label: "Sheet")
    SheetCanvas.over(window).add(sheet)
    window.present()
    sheet.present()
    while sheet.frame.phase != .resting { MainLoop.iterate(waiting: true) }
    return sheet
  }

  func testGoesToTheFirstControlAndNotToTheGrabber() throws {
    try onMainActor {
      let (first, second) = (Button("First"), Button("Second"))
      let sheet = try Self.open(Box(.vertical, [Label("Text"), first, second]), .pan)
      let focus = try XCTUnwrap(sheet.canvas?.focusInWindow)
      XCTAssertTrue(first.contains(focus))
      sheet.canvas?.window?.destroy()
    }
  }

  func testGoesToTheGrabberWhereThereIsNoControl() throws {
    try onMainActor {
      let sheet = try Self.open(Label("Text"), .pan)
      let grabber = sheet.surface.grabber
      XCTAssertTrue(grabber.contains(try XCTUnwrap(sheet.canvas?.focusInWindow)))
      sheet.canvas?.window?.destroy()
    }
  }

  func testGoesToTheSurfaceWhereThereIsNoGrabberEither() throws {
    try onMainActor {
      let sheet = try Self.open(Label("Text"), .base)
      let focus = try XCTUnwrap(sheet.canvas?.focusInWindow)
      XCTAssertTrue(sheet.surface.contains(focus) && focus.contains(sheet.surface))
      sheet.canvas?.window?.destroy()
    }
  }

  func testComesBackThroughSheetsOverSheets() throws {
    try onMainActor {
      let button = Button("In the lower sheet")
      let lower = try Self.open(button, .pan)
      let canvas = try XCTUnwrap(lower.canvas)
      let upper = SheetHost(configuration: .base, content: Button("Upper"), label: "Upper")
      canvas.add(upper)
      upper.present()
      while upper.frame.phase != .resting { MainLoop.iterate(waiting: true) }
      XCTAssertTrue(upper.surface.contains(try XCTUnwrap(canvas.focusInWindow)))
      upper.dismiss()
      while upper.frame.phase != .hidden { MainLoop.iterate(waiting: true) }
      XCTAssertTrue(button.contains(try XCTUnwrap(canvas.focusInWindow)))
      canvas.window?.destroy()
    }
  }

  func testGoesPastASheetThatClosedUnderAnother() throws {
    try onMainActor {
      let lower = try Self.open(Button("Lower"), .pan)
      let canvas = try XCTUnwrap(lower.canvas)
      let upper = SheetHost(configuration: .base, content: Button("Upper"), label: "Upper")
      canvas.add(upper)
      upper.present()
      lower.dismiss()
      while lower.frame.phase != .hidden { MainLoop.iterate(waiting: true) }
      XCTAssertTrue(upper.surface.contains(try XCTUnwrap(canvas.focusInWindow)))
      upper.dismiss()
      while upper.frame.phase != .hidden { MainLoop.iterate(waiting: true) }
      XCTAssertTrue(canvas.page.contains(try XCTUnwrap(canvas.focusInWindow)))
      canvas.window?.destroy()
    }
  }
}
