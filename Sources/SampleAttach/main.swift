import SheetGtk

/// A sheet attached to a label and bound to a Boolean.
let application = Application(identifier: "org.bottomsheet.SampleAttach")
application.onActivate {
  let isPresented = ObservableValue(false)
  isPresented.watch { Console.print("isPresented: \($0)") }

  let show = Button("Show details")
  show.onClick { isPresented.value = true }
  let title = Label("A window with details")
  title.bottomSheet(isPresented: isPresented, topOffset: 150, label: "Details") {
    let rows = Box(.vertical, spacing: 8, ["Name", "Size", "Owner"].map { Label($0) })
    rows.setMargins(20)
    return rows
  }

  let page = Box(.vertical, spacing: 12, [title, show])
  page.setMargins(24)
  let window = ApplicationWindow(application)
  window.title = "Attaching"
  window.setDefaultSize(width: 400, height: 600)
  window.setChild(page)
  window.present()
}
_ = application.run(CommandLine.arguments)
