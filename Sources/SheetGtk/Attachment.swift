public import GtkBridge
import SheetEngine

extension Widget {
  /// Attaches a sheet that is as tall as its content, and shows it while a value is true.
  ///
  /// It covers the window this widget is in, moves to another with the widget, and is closed when
  /// the widget is in none any more. What is taller than there is room scrolls inside.
  ///
  /// - Parameters:
  ///   - isPresented: Opens the sheet when it becomes true and closes it when it becomes false;
  ///     it becomes false when the user closes the sheet.
  ///   - topOffset: Points; the content gets at most the window's height less this.
  ///   - label: What the sheet is called to those who do not see it, and in recordings.
  ///   - content: Makes what the sheet shows, once.
  /// - Returns: The sheet, for those who want to watch it.
  @discardableResult
  public func bottomSheet(
    isPresented: ObservableValue<Bool>, topOffset: Double, label: String,
    content: () -> Widget
  ) -> SheetHost {
    let attachment = Attachment(
      to: self, isPresented,
      SheetHost(
        configuration: .fitted(topOffset: topOffset),
        content: ScrolledWindow(content(), asksForAll: true), label: label))
    keep(attachment, as: "bottom-sheet-\(ObjectIdentifier(attachment))")
    onWindowChange { [weak attachment] in attachment?.followSoon() }
    attachment.followSoon()
    return attachment.sheet
  }
}

/// Keeps a sheet and a Boolean in step, in whatever window a widget is.
@MainActor
private final class Attachment {
  let sheet: SheetHost
  private weak var anchor: Widget?
  private let isPresented: ObservableValue<Bool>
  /// How often the sheet left a window for another, and will tell that it is closed there.
  private var moves = 0

  init(to widget: Widget, _ isPresented: ObservableValue<Bool>, _ sheet: SheetHost) {
    self.sheet = sheet
    self.isPresented = isPresented
    anchor = widget
    isPresented.watch(for: self) { [weak self] _ in self?.follow() }
    sheet.watch { [weak self] sheet, activity in
      guard case .notice(.willSettle(let settlement)) = activity else { return }
      self?.follow(settlement)
    }
  }

  /// Follows when the widget is done with changing windows, or with ending: until then the sheet
  /// outlives it.
  func followSoon() { MainLoop.run { [self] in follow() } }

  private func follow(_ settlement: Settlement) {
    if settlement.target == .dismissed && moves > 0 { return moves -= 1 }
    isPresented.value = settlement.target != .dismissed
  }

  /// Does what the Boolean says, once there is a window to do it in.
  private func follow() {
    guard let window = anchor?.window else {
      sheet.canvas?.remove(sheet)
      return
    }
    if let canvas = sheet.canvas, canvas.window !== window {
      if isOpening { moves += 1 }
      canvas.remove(sheet)
    }
    if sheet.canvas == nil { SheetCanvas.over(window).add(sheet) }
    guard isPresented.value != isOpening else { return }
    if isPresented.value { sheet.present() } else { sheet.dismiss() }
    isPresented.value = isOpening  // a veto wins
  }

  private var isOpening: Bool { sheet.target != .dismissed }
}
