import SheetGtk

/// A sheet that counts what it is asked and told.
@MainActor
class Note: BottomSheet {
  var mayClose = true
  var onEnd: @MainActor () -> Void = {}
  private(set) var questions = 0
  private(set) var endings: [SheetPhase] = []

  init(_ label: String = "Note") {
    super.init(label: label)
    content.append(Button("In it"))
  }

  func open(in window: Window) {
    present(in: window)
    MainLoop.wait { host.frame.phase == .resting }
  }

  override func shouldDismiss(for reason: SettleReason) -> SheetAnswer {
    questions += 1
    return mayClose ? .allow : .refuse
  }

  override func didDismiss() {
    endings.append(host.frame.phase)
    onEnd()
  }
}

/// Another subclass.
final class Other: Note {}

extension Window {
  /// A window of 400 × 800 with a page, on the screen.
  static func withPage() -> Window {
    let window = Window()
    window.setDefaultSize(width: 400, height: 800)
    window.setChild(Label("Page"))
    window.present()
    MainLoop.wait { window.height > 700 }
    return window
  }
}
