import SheetGtk

/// A list of friends in a sheet attached to the page, as tall as the list.
@MainActor
final class FittedScene: Scene {
  let root: Widget
  let controls: [Widget]

  private let isPresented = ObservableValue(false)
  private let sheet: SheetHost

  init() {
    let page = SharePage(isPresented)
    let friends = FriendList()
    let canvas = SheetCanvas(page: page)
    root = canvas
    sheet = page.bottomSheet(
      isPresented: isPresented, topOffset: 150, label: translated("Share with friends")
    ) { friends }
    controls = [Self.lengthSwitch(of: friends)]
  }

  func start() { isPresented.value = true }

  func record(in recorder: Recorder) { recorder.record(sheet) }

  private static func lengthSwitch(of friends: FriendList) -> Widget {
    let button = ToggleButton(translated("Long list"))
    button.onToggle { [weak button, weak friends] in
      guard let button, let friends else { return }
      friends.show(button.isOn ? FriendList.long : FriendList.short)
    }
    return button
  }
}

/// The page: a button that shows the Boolean and changes it.
private final class SharePage: Box {
  init(_ isPresented: ObservableValue<Bool>) {
    super.init(.vertical, spacing: 12, [])
    let title = Label(translated("Holiday pictures"), styles: ["title-1"])
    title.wrap()
    let text = Label(translated("48 pictures, from the ferry to the last evening."))
    text.wrap()
    let button = Button(Self.title(isPresented.value))
    button.onClick { isPresented.value.toggle() }
    isPresented.watch { [weak button] in button?.title = Self.title($0) }
    for widget in [title, text, button] { append(widget) }
    setMargins(24)
  }

  private static func title(_ isPresented: Bool) -> String { "isPresented: \(isPresented)" }
}

/// The sheet's content: friends, and buttons that make them more or fewer.
private final class FriendList: Box {
  static let short = 4
  static let long = 24

  private static let names = [
    "Amara", "Bjarne", "Chiyo", "Dariusz", "Eun-ji", "Farid", "Greta", "Hamish", "Ines", "Jonas",
    "Kalea", "Luca",
  ]

  private let list = Box(.vertical)
  private var rows: [Widget] = []

  init() {
    super.init(.vertical, [])
    let title = Label(translated("Share with friends"), styles: ["title-3"])
    title.wrap()
    title.setExpands(horizontally: true)
    let fewer = Button(icon: "list-remove-symbolic", tooltip: translated("Remove a friend"))
    let more = Button(icon: "list-add-symbolic", tooltip: translated("Add a friend"))
    for button in [fewer, more] { button.setAlignment(vertical: .center) }
    let head = Box(.horizontal, spacing: 8, [title, fewer, more])
    head.setMargins(top: 4, bottom: 8, start: 20, end: 20)
    append(head)
    append(list)
    fewer.onClick { [weak self] in self?.change(by: -1) }
    more.onClick { [weak self] in self?.change(by: 1) }
    list.setMargins(bottom: 12)
    show(Self.short)
  }

  /// Shows so many friends.
  func show(_ count: Int) {
    while rows.count > count { list.remove(rows.removeLast()) }
    while rows.count < count { addRow() }
  }

  private func change(by difference: Int) { show(max(rows.count + difference, 1)) }

  private func addRow() {
    let (lap, place) = rows.count.quotientAndRemainder(dividingBy: Self.names.count)
    let name = translated(Self.names[place]) + (lap > 0 ? " \(lap + 1)" : "")
    let label = Label(name)
    label.setExpands(horizontally: true)
    let row = Box(
      .horizontal, spacing: 14,
      [Icon("avatar-default-symbolic", size: 24), label, Icon("mail-send-symbolic")])
    row.setMargins(top: 10, bottom: 10, start: 20, end: 20)
    rows.append(row)
    list.append(row)
  }
}
