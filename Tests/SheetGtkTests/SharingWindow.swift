import SheetGtk

/// A window with two boxes, and a button in one of them that shows its sheet.
@MainActor
final class SharingWindow {
  let window = Window()
  let (left, right) = (Box(.horizontal), Box(.horizontal))
  let anchor = Button("Share")
  let content: Widget
  let isPresented: ObservableValue<Bool>
  let sheet: SheetHost
  private(set) var changes: [Bool] = []
  private(set) var journeys = 0

  convenience init(isPresented: Bool = false, content: Widget? = nil) {
    self.init(binding: ObservableValue(isPresented), content: content)
  }

  init(binding isPresented: ObservableValue<Bool>, content: Widget? = nil) {
    self.isPresented = isPresented
    self.content = content ?? CountingContent()
    left.append(anchor)
    sheet = anchor.bottomSheet(isPresented: isPresented, topOffset: 150, label: "Sheet") {
      [content = self.content] in content
    }
    anchor.onClick { isPresented.value.toggle() }
    isPresented.watch { [weak self] in self?.changes.append($0) }
    sheet.watch { [weak self] _, activity in
      if case .notice(.willSettle) = activity { self?.journeys += 1 }
    }
    window.setDefaultSize(width: 400, height: 800)
    window.setChild(Box(.vertical, [left, right]))
    window.present()
    MainLoop.wait { (sheet.canvas?.height ?? 0) > 700 }
  }

  func open() {
    isPresented.value = true
    waitFor(.resting)
  }

  func waitFor(_ phase: SheetPhase, line: UInt = #line) {
    MainLoop.wait(until: { sheet.frame.phase == phase }, line: line)
  }
}
