import DesktopTestSupport
import SheetGtk
import XCTest

@testable import SheetGtk

/// A sheet of limited width in a wide window, under a real pointer.
final class NarrowSheetTests: GtkTestCase {
  private static let width = 300.0

  override func tearDown() {
    MainActor.assumeIsolated { Settings.isRightToLeft = false }
  }

  private static func narrow(
    _ alignment: SheetAppearance.Alignment, isModal: Bool = true
  ) throws -> SheetConfiguration {
    var configuration = try SheetConfiguration(detents: [.fraction(0.4), .fraction(0.8)])
    configuration.appearance.maximumWidth = width
    configuration.appearance.alignment = alignment
    configuration.isModal = isModal
    configuration.presentation = Transition(.linear, duration: 0.05)
    configuration.change = configuration.presentation
    return configuration
  }

  /// Where the sheet begins for each alignment, points from the left, in a canvas so wide.
  @MainActor
  private static func left(
    _ alignment: SheetAppearance.Alignment, in canvas: SheetCanvas, isRightToLeft: Bool = false
  ) -> Double {
    let room = Double(canvas.width) - width
    switch (alignment, isRightToLeft) {
    case (.center, _): return room / 2
    case (.start, false), (.end, true): return 0
    case (.end, false), (.start, true): return room
    }
  }

  func testADragBesideItMovesNothingAndOneNearItsEdgeMovesIt() throws {
    try onMainActor {
      for alignment in [SheetAppearance.Alignment.start, .center, .end] {
        let stage = PageStage(try Self.narrow(alignment), width: 900, height: 600)
        let left = Self.left(alignment, in: stage.canvas)
        stage.open()
        stage.dragBeside(left, sheetWidth: Self.width)
        XCTAssertEqual(stage.story, [], "\(alignment)")
        stage.dragUp(x: alignment == .start ? Self.width - 3 : left + 3)
        XCTAssertEqual(stage.story, ["fraction 0.8 drag"], "\(alignment)")
        stage.window.destroy()
      }
    }
  }

  func testADragBesideOneThatIsNotModalMovesNothing() throws {
    try onMainActor {
      let stage = PageStage(try Self.narrow(.center, isModal: false), width: 900, height: 600)
      stage.open()
      stage.dragBeside(Self.left(.center, in: stage.canvas), sheetWidth: Self.width)
      XCTAssertEqual(stage.story, [])
      stage.window.destroy()
    }
  }

  func testFromRightToLeftItStandsAtTheOtherSideAndIsDraggedThere() throws {
    try onMainActor {
      Settings.isRightToLeft = true
      for alignment in [SheetAppearance.Alignment.start, .end] {
        let stage = PageStage(try Self.narrow(alignment), width: 900, height: 600)
        let left = Self.left(alignment, in: stage.canvas, isRightToLeft: true)
        stage.open()
        stage.dragBeside(left, sheetWidth: Self.width)
        XCTAssertEqual(stage.story, [], "\(alignment)")
        stage.dragUp(x: left + 3)
        XCTAssertEqual(stage.story, ["fraction 0.8 drag"], "\(alignment)")
        stage.window.destroy()
      }
    }
  }

  func testWhenTheDirectionTurnsWhileItIsOpenItChangesSides() throws {
    try onMainActor {
      let stage = PageStage(try Self.narrow(.start), width: 900, height: 600)
      stage.open()
      let room = Double(stage.canvas.width) - Self.width
      for (isRightToLeft, left) in [(true, room), (false, 0)] {
        Settings.isRightToLeft = isRightToLeft
        try MainLoop.wait(forPicture: { picture in
          stage.isSheet(atX: left + 20, in: picture)
            && !stage.isSheet(atX: room - left + 20, in: picture)
        })
        stage.open()
        stage.dragUp(x: left + 20)
        XCTAssertEqual(stage.story, ["fraction 0.8 drag"])
      }
      stage.window.destroy()
    }
  }
}

extension PageStage {
  /// Presses where no sheet is, at its height, goes up, and lets go on the sheet.
  fileprivate func dragBeside(_ left: Double, sheetWidth: Double, line: UInt = #line) {
    let beside = left > 0 ? left - 5 : sheetWidth + 5
    let (y, height) = (sheet.frame.top + 100, sheet.frame.height)
    hand.press(x: beside, through: [y, y - 20, y - 60], line: line)
    XCTAssertEqual(sheet.frame.height, height, line: line)
    XCTAssertEqual(sheet.frame.phase, .resting, line: line)
    hand.input(hand.moved(left + sheetWidth / 2, y), line: line)
    hand.release(line: line)
    XCTAssertEqual(sheet.frame.height, height, line: line)
  }

  /// Drags the sheet up towards its upper detent, pressed at an x.
  fileprivate func dragUp(x: Double, line: UInt = #line) {
    let (y, distance) = (sheet.frame.top + 60, Double(canvas.height) * 0.35)
    hand.press(
      x: x, through: [y, y - distance / 3, y - distance * 2 / 3, y - distance], line: line)
    XCTAssertEqual(
      sheet.frame.height, Double(canvas.height) * 0.4 + distance, accuracy: 1.5, line: line)
    hand.release(after: 0.1, line: line)
  }

  /// Whether a spot beside the page's left edge shows the sheet, whose surface is plain white.
  fileprivate func isSheet(atX x: Double, in picture: DesktopTestSupport.Picture) -> Bool {
    let area = canvas.areaOnSurface
    let y = Int(area.y + Double(canvas.height)) - 20
    return picture.brightness(x: Int(area.x + x), y: y) > 250
  }
}
