import SheetGtk

/// Two subclasses of one base sheet, over a page with a button for each.
@MainActor
final class BaseScene: Scene {
  let root: Widget
  let controls: [Widget]

  private let canvas: SheetCanvas
  private let rating = RatingSheet()
  private let weather = WeatherSheet()

  init() {
    let page = BasePage()
    canvas = SheetCanvas(page: ScrolledWindow(page, asksForAll: true))
    root = canvas
    controls = [Self.fitSwitch(for: [rating, weather])]
    rating.onWeather = { [weak self] in self?.present(self?.weather) }
    for (sheet, button) in [(rating, page.rate), (weather, page.forecast)] as [(NotedSheet, Button)]
    {
      sheet.onDismiss = { [weak page] in page?.noteDismissal(of: $0) }
      button.onClick { [weak self, weak sheet] in self?.present(sheet) }
    }
  }

  func start() { present(rating) }

  private func present(_ sheet: BottomSheet?) {
    guard let window = canvas.window else { return }
    sheet?.present(in: window)
  }

  func record(in recorder: Recorder) {
    recorder.record(rating.host)
    recorder.record(weather.host)
  }

  /// A button that lets the sheets' height follow their content, while the program runs.
  private static func fitSwitch(for sheets: [NotedSheet]) -> Widget {
    let button = ToggleButton(translated("Fit content"))
    button.setTooltip(translated("As tall as the content instead of 42 % of the window"))
    button.onToggle { [weak button] in
      guard let button else { return }
      for sheet in sheets {
        sheet.host.configuration = button.isOn ? .base(fittingContentUnder: 60) : .base
      }
    }
    return button
  }
}

/// A base sheet that tells when it was dismissed.
private class NotedSheet: BottomSheet {
  var onDismiss: (@MainActor (_ label: String) -> Void)?

  override func didDismiss() { onDismiss?(host.label) }

  func fill(with widgets: [Widget]) {
    let box = Box(.vertical, spacing: 14, widgets)
    box.setMargins(20)
    let scroller = ScrolledWindow(box, asksForAll: true)
    scroller.setExpands(vertically: true)
    content.append(scroller)
  }

  /// A button that closes the sheet.
  func closeButton(_ title: String) -> Widget {
    let button = Button(title)
    button.addStyle("suggested-action")
    button.addStyle("pill")
    button.setAlignment(horizontal: .center)
    button.onClick { [weak self] in self?.dismiss() }
    return button
  }
}

/// Asks how a walk was.
private final class RatingSheet: NotedSheet {
  private let answer = Label(translated("Tap a star"), styles: ["dim-label"])
  private var stars: [Button] = []
  /// Opens the weather over this sheet.
  var onWeather: @MainActor () -> Void = {}

  init() {
    super.init(label: translated("Rate this walk"))
    let title = Label(translated("How was Round the lake?"), styles: ["title-2"])
    title.wrap(isCentered: true)
    let row = Box(.horizontal, spacing: 8)
    for number in 1...5 { row.append(star(number)) }
    for widget in [title, row, answer] { widget.setAlignment(horizontal: .center) }
    let weather = Button(translated("What was the weather like?"))
    weather.wrapTitle()
    weather.setAlignment(horizontal: .center)
    weather.onClick { [weak self] in self?.onWeather() }
    fill(with: [title, row, answer, weather, closeButton(translated("Done"))])
  }

  private func star(_ number: Int) -> Widget {
    let button = Button(
      icon: "non-starred-symbolic", tooltip: translated("%s of 5").filled(with: "\(number)"))
    button.addStyle("circular")
    button.onClick { [weak self] in self?.rate(number) }
    stars.append(button)
    return button
  }

  private func rate(_ number: Int) {
    for (index, star) in stars.enumerated() {
      star.setIcon(index < number ? "starred-symbolic" : "non-starred-symbolic")
    }
    answer.text = translated("%s of 5. Thank you!").filled(with: "\(number)")
  }
}

/// Shows the week's weather, one more day at a click.
private final class WeatherSheet: NotedSheet {
  private static let days = [
    ("weather-clear-symbolic", "Today", "18 °C"),
    ("weather-few-clouds-symbolic", "Tomorrow", "16 °C"),
    ("weather-showers-symbolic", "Thursday", "13 °C"),
    ("weather-overcast-symbolic", "Friday", "14 °C"),
    ("weather-clear-symbolic", "Saturday", "19 °C"),
    ("weather-clear-symbolic", "Sunday", "21 °C"),
  ]

  private let list = Box(.vertical, spacing: 10)
  private var shown = 0

  init() {
    super.init(label: translated("Weather"))
    let more = Button(translated("One more day"))
    more.setAlignment(horizontal: .center)
    more.onClick { [weak self] in self?.showNextDay() }
    let title = Label(translated("Weather at the lake"), styles: ["title-2"])
    title.wrap()
    fill(with: [title, list, more, closeButton(translated("Close"))])
    for _ in 0..<2 { showNextDay() }
  }

  private func showNextDay() {
    guard shown < Self.days.count else { return }
    let (icon, day, degrees) = Self.days[shown]
    let name = Label(translated(day))
    name.setExpands(horizontally: true)
    list.append(Box(.horizontal, spacing: 12, [Icon(icon), name, Label(degrees)]))
    shown += 1
  }
}

/// The page under the sheets.
private final class BasePage: Box {
  let rate = Button(translated("Rate this walk"))
  let forecast = Button(translated("Weather"))
  private let note = Label("", styles: ["dim-label"])
  private var dismissals = 0

  init() {
    super.init(.vertical, spacing: 12, [])
    let title = Label(translated("Round the lake"), styles: ["title-1"])
    title.wrap()
    let text = Label(
      translated(
        "Twelve kilometres on an even path, past the boathouse, the reed bridge and the mill, "
          + "with the lake on your left all the way and a café just before the end."))
    text.wrap()
    for widget in [title, text, rate, forecast, note] { append(widget) }
    setMargins(24)
  }

  /// Says which sheet was dismissed, and how many there were in all.
  func noteDismissal(of sheet: String) {
    dismissals += 1
    note.text = translated("Dismissed: %s").filled(with: "\(sheet) (\(dismissals))")
  }
}
