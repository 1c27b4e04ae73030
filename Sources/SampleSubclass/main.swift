import SheetGtk

/// A sheet of three rows, made by subclassing.
final class TeaMenu: BottomSheet {
  private var onChoice: @MainActor (String) -> Void = { _ in }

  init(_ teas: [String], onChoice: @escaping @MainActor (String) -> Void) {
    super.init(configuration: .base(fittingContentUnder: 60), label: "Tea")
    self.onChoice = onChoice
    content.setMargins(24)
    for tea in teas {
      let row = Button(tea)
      row.onClick { [weak self] in self?.choose(tea) }
      content.append(row)
    }
  }

  private func choose(_ tea: String) {
    onChoice(tea)
    dismiss()
  }

  override func didDismiss() { Console.print("closed") }
}

let application = Application(identifier: "org.bottomsheet.SampleSubclass")
application.onActivate {
  let window = ApplicationWindow(application)
  let answer = Label("No tea yet")
  let ask = Button("Choose a tea")
  ask.onClick { [weak window, weak answer] in
    guard let window else { return }
    let menu = TeaMenu(["Assam", "Darjeeling", "Oolong"]) { answer?.text = $0 }
    menu.present(in: window)
  }
  let page = Box(.vertical, spacing: 12, [ask, answer])
  page.setMargins(24)
  window.title = "Subclassing"
  window.setDefaultSize(width: 400, height: 600)
  window.setChild(page)
  window.present()
}
_ = application.run(CommandLine.arguments)
