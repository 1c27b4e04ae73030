import DesktopTestSupport
import Dispatch
import SheetGtk
import XCTest

@testable import SheetGtk

final class LifetimeTests: GtkTestCase {
  func testNothingOfAWindowStaysWhenItIsGone() throws {
    try onMainActor {
      weak var sheet: SheetHost?
      weak var canvas: SheetCanvas?
      weak var content: CountingContent?
      for _ in 0..<10 {
        do {
          let stage = Stage()
          stage.open()
          stage.sheet.watch { [weak sheet = stage.sheet] _, _ in _ = sheet }
          (sheet, canvas, content) = (stage.sheet, stage.canvas, stage.content)
          stage.window.destroy()
        }
        while MainLoop.iterate(waiting: false) {}
        XCTAssertNil(sheet)
        XCTAssertNil(canvas)
        XCTAssertNil(content)
      }
    }
  }

  func testAWindowKeepsItsCanvasWhoeverElseLetsGo() throws {
    try onMainActor {
      let window = Window()
      weak var canvas: SheetCanvas?
      do {
        let made = SheetCanvas(page: Label("Page"))
        made.add(SheetHost(configuration: .pan, content: Label("Sheet"), label: "Sheet"))
        window.setChild(made)
        canvas = made
      }
      XCTAssertEqual(canvas?.sheets.count, 1)
      window.setChild(nil)
      XCTAssertNil(canvas)
      window.destroy()
    }
  }

  func testAWindowDestroyedInMidDrag() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      stage.sheet.send(.pressed(PointerSample(y: 420, time: 0), on: .surface))
      stage.window.destroy()
      stage.sheet.send(.moved(PointerSample(y: 300, time: 1)))
      stage.sheet.send(.released(PointerSample(y: 300, time: 2)))
      stage.run(for: 0.1)
    }
  }

  func testASheetTakenAwayInMidFlight() throws {
    try onMainActor {
      let stage = Stage()
      stage.sheet.present()
      stage.run(for: 0.05)
      stage.canvas.remove(stage.sheet)
      stage.run(for: 0.05)
      XCTAssertTrue(stage.page.canBeTargeted)
      XCTAssertFalse(stage.canvas.isTicking)
      stage.window.destroy()
    }
  }

  func testAHandlerThatRemovesItsOwnButton() throws {
    try onMainActor {
      let stage = Stage()
      let button = Button("Once")
      var clicks = 0
      button.onClick { [weak page = stage.page, weak button] in
        clicks += 1
        if let button { page?.remove(button) }
      }
      stage.page.append(button)
      button.click()
      stage.wait { clicks > 0 }
      stage.run(for: 0.05)
      XCTAssertEqual(clicks, 1)
    }
  }

  func testTheMainLoopRunsWhatOtherThreadsHandIt() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      DispatchQueue.global().async { MainLoop.run { stage.sheet.dismiss() } }
      stage.wait { stage.sheet.frame.phase == .hidden }
    }
  }

  func testAWindowKeepsASubclassedSheetWhileItIsPresentedAndLetsGoAfter() throws {
    try onMainActor {
      let window = Window.withPage()
      weak var note: Note?
      for close in [SettleReason.code, .escape] {
        do {
          let made = Note()
          made.open(in: window)
          note = made
        }
        MainLoop.run(for: 0.05)
        XCTAssertNotNil(note)
        note?.host.send(.dismiss(close))
        MainLoop.wait { note == nil }
      }
      window.destroy()
    }
  }

  func testASubclassedSheetGoesWithTheWindowItIsPresentedIn() throws {
    try onMainActor {
      weak var note: Note?
      do {
        let (window, made) = (Window.withPage(), Note())
        made.open(in: window)
        note = made
        window.destroy()
      }
      MainLoop.runDry()
      XCTAssertNil(note)
    }
  }
}

final class BackgroundTests: GtkTestCase {
  func testAThousandUpdatesFromTheBackgroundDuringADrag() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      let label = Label("0")
      stage.page.append(label)
      stage.sheet.send(.slopChanged(0))
      stage.sheet.send(.pressed(PointerSample(y: 420, time: 0), on: .surface))
      DispatchQueue.concurrentPerform(iterations: 4) { lane in
        for step in 0..<250 { MainLoop.run { label.text = "\(lane * 250 + step)" } }
      }
      let done = ObservableValue(false)
      DispatchQueue.global().async { MainLoop.run { done.value = true } }
      var y = 420.0
      stage.wait {
        y -= 1
        stage.sheet.send(.moved(PointerSample(y: y, time: (420 - y) / 60)))
        return done.value
      }
      XCTAssertEqual(stage.sheet.frame.phase, .dragging)
      XCTAssertEqual(stage.sheet.frame.height, 400 + (420 - y), accuracy: 0.5)
      XCTAssertNotEqual(label.text, "0")
    }
  }
}
