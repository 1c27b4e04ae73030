import DesktopTestSupport
import Foundation
import SheetGtk
import XCTest

@testable import SheetGtk

/// Whatever is set on an open sheet is to be seen at once, as if it had been opened that way.
final class ReconfiguredLookTests: GtkTestCase {
  private struct Change {
    let name: String
    var before: @Sendable (inout SheetConfiguration) -> Void = { _ in }
    let set: @Sendable (inout SheetConfiguration) -> Void
  }

  /// Everything of a configuration that is seen, one by one.
  private static let changes = [
    Change(name: "a width") { $0.appearance.maximumWidth = 260 },
    Change(name: "no width", before: { $0.appearance.maximumWidth = 260 }) {
      $0.appearance.maximumWidth = nil
    },
    Change(name: "another side", before: { $0.appearance.maximumWidth = 260 }) {
      $0.appearance.alignment = .end
    },
    Change(name: "corners") { $0.appearance.cornerRadius = 40 },
    Change(name: "a shadow") { $0.appearance.shadow = .init(opacity: 0.9, offset: -6, radius: 20) },
    Change(name: "a colour of the dim") {
      $0.backdrop.color = SheetColor(red: 0.8, green: 0.1, blue: 0.1)
    },
    Change(name: "a deeper dim") { $0.backdrop.opacity = 0.8 },
    Change(name: "a detent's own dim") { $0.backdrop.opacities = ["normal": 0.1] },
    Change(name: "no dim at the detent") { $0.backdrop.largestUndimmed = "normal" },
    Change(name: "no modality") { $0.isModal = false },
    Change(name: "no grabber") { $0.appearance.grabber = nil },
    Change(name: "a grabber", before: { $0.appearance.grabber = nil }) {
      $0.appearance.grabber = .init(width: 60, height: 8, cornerRadius: 4, margin: 12)
    },
    Change(name: "another grabber") {
      $0.appearance.grabber = .init(width: 90, height: 9, cornerRadius: 1, margin: 6)
    },
  ]

  func testAtRestAndOnTheWay() throws {
    try onMainActor {
      let stage = HeldStage(.pan)
      for change in Self.changes {
        let wanted = try Self.picture(of: change) { $0.open() }
        for waits in [true, false] {
          stage.close(Self.configuration(change, isSet: false))
          stage.sheet.present()
          MainLoop.wait { waits ? stage.sheet.isAtRest : stage.sheet.frame.height > 100 }
          change.set(&stage.sheet.configuration)
          try stage.wait(for: wanted, "\(change.name), \(waits ? "at rest" : "on the way"),")
        }
      }
      stage.window.destroy()
    }
  }

  func testWhileItIsHeld() throws {
    try onMainActor {
      let stage = HeldStage(.pan)
      for change in Self.changes {
        let wanted = try Self.picture(of: change) { $0.hold() }
        stage.close(Self.configuration(change, isSet: false))
        stage.hold()
        change.set(&stage.sheet.configuration)
        try stage.wait(for: wanted, "\(change.name), held,")
        stage.hand.release()
      }
      stage.window.destroy()
    }
  }

  func testTheFocusLeavesAGrabberThatGoes() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      XCTAssertTrue(stage.sheet.surface.grabber.grabFocus())
      stage.sheet.configuration.appearance.grabber = nil
      MainLoop.runDry()
      let focused = try XCTUnwrap(stage.window.focusInWindow)
      XCTAssertTrue(stage.sheet.surface.contains(focused))
      XCTAssertFalse(stage.sheet.surface.grabber.hasFocus)
      stage.window.destroy()
    }
  }

  private static func configuration(_ change: Change, isSet: Bool) -> SheetConfiguration {
    var configuration = SheetConfiguration.pan
    change.before(&configuration)
    if isSet { change.set(&configuration) }
    return configuration
  }

  /// What the screen shows of a sheet that had a change from the beginning.
  @MainActor
  private static func picture(
    of change: Change, _ prepare: @MainActor (HeldStage) -> Void
  ) throws -> DesktopTestSupport.Picture {
    let stage = HeldStage(configuration(change, isSet: true))
    prepare(stage)
    var last = try GtkTestCase.picture()
    try MainLoop.wait(forPicture: { next in
      defer { last = next }
      MainLoop.run(for: 0.1)
      return next.difference(from: last, tolerance: 0) == 0
    })
    stage.hand.release()
    stage.window.destroy()
    return last
  }
}

/// A window with a sheet and nothing in it that changes by itself, as rings of the focus do; and a
/// hand.
@MainActor
private final class HeldStage {
  let window = Window()
  let sheet: SheetHost
  let hand: RealPointer

  init(_ configuration: SheetConfiguration) {
    let content = CountingContent()
    content.isFocusable = true
    sheet = SheetHost(configuration: configuration, content: content, label: "Sheet")
    let canvas = SheetCanvas(page: Label("The page"))
    canvas.add(sheet)
    hand = RealPointer(over: canvas)
    window.setDefaultSize(width: 400, height: 800)
    window.setChild(canvas)
    window.present()
    MainLoop.wait { canvas.height > 700 }
  }

  func open() {
    sheet.present()
    MainLoop.wait { sheet.frame.phase == .resting }
  }

  /// Opens the sheet, takes it up a little and holds it there.
  func hold() {
    open()
    let (y, height) = (sheet.frame.top + 90, sheet.frame.height + 60)
    hand.press(x: 200, through: [y, y - 20, y - 40, y - 60])
    let slip = (sheet.frame.height - height).rounded()
    if slip != 0 { hand.input(hand.moved(200, y - 60 + slip)) }
  }

  /// Closes the sheet, to be opened as another kind.
  func close(_ configuration: SheetConfiguration) {
    sheet.dismiss()
    MainLoop.wait { sheet.frame.phase == .hidden }
    sheet.configuration = configuration
  }

  /// Waits until the screen looks so.
  func wait(
    for wanted: DesktopTestSupport.Picture, _ what: String, line: UInt = #line
  ) throws {
    let deadline = Date(timeIntervalSinceNow: 5)
    var difference = 1.0
    while difference > 0, Date() < deadline {
      MainLoop.run(for: 0.02)
      difference = try GtkTestCase.picture().difference(from: wanted, tolerance: 2)
    }
    XCTAssertEqual(difference, 0, "\(what) is not seen", line: line)
  }
}
