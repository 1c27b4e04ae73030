import SheetGtk

extension Recorder {
  /// Records a bar from now on: what happened to its page, what that meant, and where it rested.
  func record(_ bar: CollapsingBar) {
    bar.watch { [weak self] bar, activity in
      guard let self, let event = Self.name(of: activity) else { return }
      append(BarLine(event, bar))
    }
  }

  private static func name(of activity: CollapsingBar.Activity) -> String? {
    switch activity {
    case .event(let event): name(of: event)
    case .scroll(let event): String(describing: event)
    case .tapped: "tapped"
    case .settled: "didSettle"
    case .frame: nil
    }
  }

  private static func name(of event: PageEvent) -> String {
    switch event {
    case .laidOut: "laidOut"
    case .gestureBegan: "gestureBegan"
    case .scrolled: "scrolled"
    case .notched: "notched"
    case .gestureEnded: "gestureEnded"
    case .zoomed: "zoomed"
    }
  }
}

/// Where a bar and its page are after an event.
private struct BarLine: Encodable {
  var event: String
  /// The form the bar is in or on its way to.
  var form: String
  /// 0 expanded, 1 collapsed.
  var progress: Double
  /// Of the visible bar, points.
  var height: Double
  /// Of the page, points.
  var offset: Double
  /// The largest offset, points.
  var maximum: Double
  /// Of the page.
  var scale: Double
  /// Where the page and the bar together are in the window.
  var canvas: Area
  /// Where the page's view is in the window.
  var page: Area

  @MainActor
  init(_ event: String, _ bar: CollapsingBar) {
    self.event = event
    form = String(describing: bar.form)
    progress = bar.frame.progress
    height = bar.frame.height
    offset = bar.page.vertical.value
    maximum = bar.page.vertical.maximum
    scale = bar.page.zoom.scale
    canvas = bar.areaOnSurface
    page = bar.page.areaOnSurface
  }
}
