import SheetGtk

/// A list of walks under a sheet that rests at half height, at nine tenths, or not at all.
@MainActor
final class PanScene: Scene {
  let root: Widget
  let controls: [Widget]

  private let canvas: SheetCanvas
  private let sheet: SheetHost

  init(_ options: Options) {
    var configuration = SheetConfiguration.pan
    configuration.dragModel = options.dragModel
    configuration.appearance.maximumWidth = 720
    sheet = SheetHost(
      configuration: configuration, content: WalkDetails(), label: translated("Round the lake"))
    let page = WalkList()
    canvas = SheetCanvas(page: page)
    canvas.add(sheet)
    root = canvas
    controls = [Self.dragModelSwitch(of: sheet)]
    page.onShowSheet { [weak sheet] in sheet?.present() }
  }

  func start() { sheet.present() }

  func record(in recorder: Recorder) { recorder.record(sheet) }

  /// A button that chooses what a drag does, while the program runs.
  private static func dragModelSwitch(of sheet: SheetHost) -> Widget {
    let button = ToggleButton(translated("Stepped"))
    button.isOn = sheet.configuration.dragModel != .tracking
    button.setTooltip(translated("Drag in steps instead of following the pointer"))
    button.onToggle { [weak sheet, weak button] in
      guard let sheet, let button else { return }
      sheet.configuration.dragModel = button.isOn ? .stepped() : .tracking
    }
    return button
  }
}

/// The page: a list that scrolls, and a button that opens the sheet.
private final class WalkList: Box {
  private let button = Button(translated("Show sheet"))

  init() {
    super.init(.vertical, [])
    let list = ListBox(Walk.all.map(WalkRow.init))
    list.addStyle("rich-list")
    let scroller = ScrolledWindow(list)
    scroller.setExpands(horizontally: true, vertically: true)
    append(scroller)
    button.addStyle("suggested-action")
    button.addStyle("pill")
    button.setMargins(top: 10, bottom: 12, start: 16, end: 16)
    append(button)
  }

  func onShowSheet(_ handler: @escaping @MainActor () -> Void) { button.onClick(handler) }
}

/// One walk in a list.
private final class WalkRow: Box {
  init(_ walk: Walk) {
    let title = Label(walk.name, styles: ["heading"])
    let detail = Label(walk.detail, styles: ["dim-label", "caption"])
    for label in [title, detail] { label.wrap() }
    let text = Box(.vertical, spacing: 2, [title, detail])
    text.setExpands(horizontally: true)
    super.init(.horizontal, spacing: 14, [])
    append(Icon(walk.icon, size: 24))
    append(text)
    append(Icon("go-next-symbolic"))
    setMargins(top: 10, bottom: 10, start: 12, end: 12)
  }
}

/// The sheet's content: one walk, what can be done with it, and its stops.
private final class WalkDetails: Box {
  init() {
    super.init(.vertical, spacing: 12, [])
    let title = Label(translated("Round the lake"), styles: ["title-2"])
    let detail = Label(translated("12 km · 3 h 20 min · easy"), styles: ["dim-label"])
    for label in [title, detail] { label.wrap() }
    let head = Box(.vertical, spacing: 2, [title, detail])
    head.setMargins(top: 2, start: 18, end: 18)
    append(head)
    append(Self.actions())
    append(Self.stops())
  }

  private static func actions() -> Widget {
    let start = Button(translated("Start"))
    start.addStyle("suggested-action")
    let row = Box(.horizontal, spacing: 10, [start, Button(translated("Save"))])
    row.append(Button(translated("Share")))
    row.setMargins(start: 18, end: 18)
    return row
  }

  private static func stops() -> Widget {
    let list = ListBox(Walk.stops.map(WalkRow.init))
    list.addStyle("rich-list")
    let scroller = ScrolledWindow(list)
    scroller.setExpands(vertically: true)
    return scroller
  }
}

/// Sample data.
private struct Walk {
  let icon: String
  let name: String
  let detail: String

  @MainActor static let all = [
    Walk("starred-symbolic", "Round the lake", "12 km · 3 h 20 min"),
    Walk("weather-clear-symbolic", "Sunrise ridge", "8 km · 2 h 45 min"),
    Walk("weather-few-clouds-symbolic", "Cloud forest", "15 km · 5 h"),
    Walk("mark-location-symbolic", "Old border stones", "6 km · 1 h 50 min"),
    Walk("weather-snow-symbolic", "North face hut", "11 km · 4 h 30 min"),
    Walk("find-location-symbolic", "Hidden valley", "9 km · 2 h 40 min"),
    Walk("camera-photo-symbolic", "Seven viewpoints", "14 km · 4 h 10 min"),
    Walk("weather-showers-symbolic", "Waterfall steps", "5 km · 1 h 30 min"),
    Walk("go-home-symbolic", "From hut to hut", "22 km · 7 h"),
    Walk("user-bookmarks-symbolic", "The poets’ path", "4 km · 1 h 10 min"),
    Walk("weather-windy-symbolic", "Pass of the winds", "18 km · 6 h 15 min"),
    Walk("emoji-nature-symbolic", "Chapel and orchard", "7 km · 2 h"),
  ]

  @MainActor static let stops = [
    Walk("go-home-symbolic", "Boathouse", "Start · 0 km"),
    Walk("mark-location-symbolic", "Reed bridge", "1.4 km"),
    Walk("camera-photo-symbolic", "Heron lookout", "3.1 km"),
    Walk("mark-location-symbolic", "South meadow", "5.0 km"),
    Walk("starred-symbolic", "Island view", "6.8 km"),
    Walk("mark-location-symbolic", "Mill", "7.3 km"),
    Walk("emoji-food-symbolic", "Lake café", "7.8 km"),
    Walk("mark-location-symbolic", "Ferry landing", "8.1 km"),
    Walk("find-location-symbolic", "Alder wood", "8.5 km"),
    Walk("camera-photo-symbolic", "Sandstone steps", "8.9 km"),
    Walk("mark-location-symbolic", "Fisherman’s hut", "9.2 km"),
    Walk("starred-symbolic", "Water-lily bay", "9.6 km"),
    Walk("mark-location-symbolic", "Old sluice", "9.9 km"),
    Walk("emoji-activities-symbolic", "Bathing place", "10.2 km"),
    Walk("camera-photo-symbolic", "Bird hide", "10.6 km"),
    Walk("mark-location-symbolic", "Birch avenue", "11.0 km"),
    Walk("find-location-symbolic", "Spring", "11.3 km"),
    Walk("mark-location-symbolic", "Rose garden", "11.6 km"),
    Walk("starred-symbolic", "Rowing club", "11.8 km"),
    Walk("go-home-symbolic", "Boathouse", "End · 12 km"),
  ]

  private init(_ icon: String, _ name: String, _ detail: String) {
    self.icon = icon
    self.name = translated(name)
    self.detail = translated(detail)
  }
}
