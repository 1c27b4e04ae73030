import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

final class LongListTests: GtkTestCase {
  /// What a movement costs does not grow with the content: no row gets or changes its widget.
  func testAMovingSheetTouchesNoneOfTenThousandRows() throws {
    try onMainActor {
      let list = ListView((1...10_000).map { "Row \($0)" })
      let sheet = SheetHost(
        configuration: .pan, content: ScrolledWindow(list), label: "Ten thousand rows")
      let window = Window()
      let canvas = SheetCanvas(page: Label("Page"))
      canvas.add(sheet)
      window.setDefaultSize(width: 400, height: 800)
      window.setChild(canvas)
      window.present()
      MainLoop.wait { canvas.height > 700 }
      sheet.select(place: 1)
      MainLoop.wait { sheet.frame.phase == .resting }
      MainLoop.run(for: 0.2)
      let bound = list.bindings
      XCTAssertGreaterThan(bound, 10)
      XCTAssertLessThan(bound, 1000)
      sheet.send(.pressed(PointerSample(y: 120, time: 0), on: .surface))
      for step in 1...60 {
        sheet.send(.moved(PointerSample(y: 120 + Double(step) * 4, time: Double(step) / 60)))
        MainLoop.iterate(waiting: false)
      }
      XCTAssertEqual(list.bindings, bound)
      window.destroy()
    }
  }
}
