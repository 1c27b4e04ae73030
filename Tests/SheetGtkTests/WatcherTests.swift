import GtkBridge
import SheetEngine
import XCTest

@testable import SheetGtk

/// Watchers and vetoes that answer, as programs write them.
final class WatcherTests: GtkTestCase {
  /// What a sheet tells, as words; each watcher hears its own.
  @MainActor
  private final class Diary {
    private(set) var lines: [String] = []

    init(_ sheet: SheetHost, andThen answer: @escaping @MainActor (String) -> Void = { _ in }) {
      sheet.watch { [weak self] _, activity in
        guard let line = Self.words(activity) else { return }
        self?.lines.append(line)
        answer(line)
      }
    }

    private static func words(_ activity: SheetHost.Activity) -> String? {
      switch activity {
      case .notice(.willSettle(let settlement)): "will \(settlement.target)"
      case .notice(.didSettle(let settlement)): "did \(settlement.target)"
      case .notice(.interrupted(let settlement)): "interrupted \(settlement.target)"
      default: nil
      }
    }

    /// Whether each journey began and ended once, one after the other.
    var addsUp: Bool {
      var open: String?
      for line in lines {
        let (verb, target) = (line.prefix { $0 != " " }, String(line.drop { $0 != " " }))
        if verb == "will" {
          guard open == nil else { return false }
          open = target
        } else {
          guard open == target else { return false }
          open = nil
        }
      }
      return true
    }
  }

  func testTwoWatchersHearTheSameInTheSameOrderWhenOneAnswers() throws {
    try onMainActor {
      for answered in ["will", "did"] {
        let stage = Stage()
        var rounds = 0
        let first = Diary(stage.sheet) { [weak sheet = stage.sheet] line in
          guard line.hasPrefix(answered), rounds < 3 else { return }
          rounds += 1
          try? sheet?.select(detent: rounds % 2 == 1 ? "expanded" : "normal")
        }
        let second = Diary(stage.sheet)
        stage.sheet.present()
        stage.wait { rounds == 3 }
        stage.wait { stage.sheet.frame.phase == .resting }
        MainLoop.runDry()
        XCTAssertEqual(first.lines, second.lines)
        XCTAssertTrue(first.addsUp, "\(first.lines)")
        stage.window.destroy()
      }
    }
  }

  func testTheLastFrameToldIsTheOneThatIsShown() throws {
    try onMainActor {
      let stage = Stage()
      var frames: [SheetFrame] = []
      stage.sheet.watch { [weak sheet = stage.sheet] _, activity in
        if case .notice(.didSettle(let end)) = activity, end.target == .dismissed {
          sheet?.present()
        }
      }
      stage.sheet.watch { _, activity in
        if case .frame(let frame) = activity { frames.append(frame) }
      }
      stage.open()
      stage.sheet.dismiss()
      stage.wait { frames.contains { $0.phase == .hidden } }
      stage.wait { stage.sheet.frame.phase == .resting }
      XCTAssertEqual(frames.last, stage.sheet.frame)
      stage.window.destroy()
    }
  }

  func testACancelledWatcherHearsNothingAndIsLetGoOf() throws {
    try onMainActor {
      let stage = Stage()
      var count = 0
      var keepsake: CountingContent? = CountingContent()
      weak var kept = keepsake
      let watch = stage.sheet.watch { [keepsake] _, _ in
        _ = keepsake
        count += 1
      }
      keepsake = nil
      watch.cancel()
      stage.open()
      XCTAssertEqual(count, 0)
      XCTAssertNil(kept)
      stage.window.destroy()
    }
  }

  func testAWatcherCancelledByAnotherIsNotTold() throws {
    try onMainActor {
      let stage = Stage()
      var (watch, count) = (SheetWatch?.none, 0)
      stage.sheet.watch { _, _ in watch?.cancel() }
      watch = stage.sheet.watch { _, _ in count += 1 }
      stage.open()
      XCTAssertEqual(count, 0)
      stage.window.destroy()
    }
  }

  func testAWatcherMayDestroyItsWindowWhenTheSheetIsResized() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      var isDestroyed = false
      stage.sheet.watch { [weak window = stage.window] _, activity in
        guard case .event(.resized, _) = activity, !isDestroyed else { return }
        isDestroyed = true
        window?.destroy()
      }
      stage.content.naturalHeight = 300
      stage.window.setDefaultSize(width: 400, height: 700)
      stage.wait { isDestroyed }
      MainLoop.runDry()
    }
  }

  // MARK: Vetoes

  /// Each looks at the sheet, or does something to it, while it is asked.
  func testAVetoThatLooksAtItsSheetOrMovesItEndsNothing() throws {
    try onMainActor {
      let other = SheetHost(configuration: .pan, content: Label("Other"), label: "Other")
      let vetoes: [@MainActor (SheetHost, SheetCanvas) -> Bool] = [
        { sheet, _ in sheet.target != nil },
        { sheet, _ in sheet.configuration.detents.count == 1 },
        { sheet, _ in sheet.frame.height > 1000 },
        { sheet, _ in (try? sheet.select(detent: "expanded")) == nil },
        { sheet, _ in
          sheet.dismiss()
          return true
        },
        { sheet, _ in
          sheet.dismiss(asking: false)
          return false
        },
        { _, canvas in
          if other.canvas == nil { canvas.add(other) }
          other.present()
          return false
        },
      ]
      for (index, veto) in vetoes.enumerated() {
        for event in [SheetEvent.key(.escape), .dismiss(.code)] {
          let stage = Stage()
          stage.open()
          let diary = Diary(stage.sheet)
          stage.sheet.shouldSettle = { [unowned stage] settlement in
            guard settlement.target == .dismissed else { return .allow }
            return veto(stage.sheet, stage.canvas) ? .allow : .refuse
          }
          stage.sheet.send(event)
          stage.wait { stage.sheet.isAtRest }
          MainLoop.runDry()
          XCTAssertTrue(diary.addsUp, "veto \(index): \(diary.lines)")
          stage.canvas.remove(other)
          stage.window.destroy()
        }
      }
    }
  }

  func testAQuestionAnsweredLaterClosesThen() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      stage.sheet.shouldSettle = { $0.target == .dismissed ? .later : .allow }
      stage.sheet.drag(by: 380, over: 2)
      stage.wait { stage.sheet.frame.phase == .resting }
      XCTAssertEqual(stage.sheet.target, .detent("normal"))
      stage.sheet.answer(.allow)
      stage.wait { stage.sheet.frame.phase == .hidden }
      stage.window.destroy()
    }
  }

  func testASecondEscapeIsAskedAgainWhileTheFirstWaitsForItsAnswer() throws {
    try onMainActor {
      let stage = Stage()
      stage.open()
      var questions = 0
      stage.sheet.shouldSettle = { _ in
        questions += 1
        return questions == 1 ? .later : .allow
      }
      stage.sheet.send(.key(.escape))
      XCTAssertEqual(stage.sheet.frame.phase, .resting)
      stage.sheet.send(.key(.escape))
      stage.wait { stage.sheet.frame.phase == .hidden }
      XCTAssertEqual(questions, 2)
      stage.window.destroy()
    }
  }

  func testAKeyThatScrollsTheListEndsItsGlide() throws {
    try onMainActor {
      let stage = ListStage()
      stage.open(at: 1)
      stage.hand(.began, y: 600)
      stage.sweep(from: 600, to: 300, steps: 10)
      stage.hand(.ended, y: 300)
      stage.run(for: 0.05)
      XCTAssertTrue(stage.sheet.isAnimating)
      stage.list.vertical.value = 5
      stage.run(for: 0.2)
      XCTAssertEqual(stage.offset, 5)
      XCTAssertFalse(stage.sheet.isAnimating)
      stage.window.destroy()
    }
  }
}
