/// One line of a program's trace.
public protocol TraceLine: Decodable, Sendable {
  /// What happened.
  var event: String { get }
  /// What happened, and what is so now, such as `didSettle normal code`.
  var summary: String { get }
  /// What the places of a hand are counted from: all that is under the header bar.
  var page: Place { get }
  /// Whether this is how the program begins once there is something to see and to touch.
  var isReady: Bool { get }
}

/// Where something is in the window, points.
public struct Place: Decodable, Sendable, Equatable {
  /// Points.
  public let x: Double
  /// Points.
  public let y: Double
  /// Points.
  public let width: Double
  /// Points.
  public let height: Double
}

/// Where a pointer was: points below the page's top, seconds on the clock of events.
public struct PointerPlace: Decodable, Sendable {
  /// Points.
  public let y: Double
  /// Seconds.
  public let time: Double
}

/// What the trace says of a sheet.
public struct SheetLine: TraceLine {
  /// What happened.
  public let event: String
  /// Which sheet.
  public let sheet: String
  /// Where the sheet goes or rests.
  public let target: String?
  /// Why.
  public let reason: String?
  /// The pointer of an event of a hand.
  public let pointer: PointerPlace?
  /// What it was on: backdrop, grabber, surface or control.
  public let place: String?
  /// Points.
  public let height: Double
  /// Points.
  public let top: Double
  /// Points/second.
  public let velocity: Double
  /// 0…1.
  public let backdrop: Double
  /// What the sheet is doing.
  public let phase: String
  /// How far a gesture scrolled the list in the sheet, points.
  public let list: Double?
  /// Where the page is.
  public let page: Place

  /// Whether its pointer was at a height, points below the page's top.
  public func isAt(_ y: Double) -> Bool { pointer.map { abs($0.y - y) < 0.01 } ?? false }

  /// Whether it tells what the sheet did, and not what hands did or what became of a list.
  public var isOutcome: Bool {
    let told = ["willSettle", "didSettle", "interrupted", "asks", "refused"]
    let asked = ["present", "select", "step", "dismiss"]
    return (told + asked).contains(event) || phase == "dragging"
  }

  /// The event with its target and reason, such as `didSettle normal code`.
  public var summary: String { [event, target, reason].compactMap { $0 }.joined(separator: " ") }

  /// The sheet has come to rest.
  public var isReady: Bool { event == "didSettle" }
}

/// What the trace says of a collapsing bar.
public struct BarLine: TraceLine {
  /// What happened.
  public let event: String
  /// The form the bar is in or on its way to.
  public let form: String
  /// 0 expanded, 1 collapsed.
  public let progress: Double
  /// Of the visible bar, points.
  public let height: Double
  /// Of what is read, points.
  public let offset: Double
  /// The largest offset, points.
  public let maximum: Double
  /// Of what is read.
  public let scale: Double
  /// Where page and bar together are.
  public let page: Place
  /// Where the part is that is read.
  public let view: Place

  private enum CodingKeys: String, CodingKey {
    case event, form, progress, height, offset, maximum, scale
    case page = "canvas"
    case view = "page"
  }

  /// The event with the form, such as `didSettle collapsed`.
  public var summary: String { "\(event) \(form)" }

  /// There is a page to scroll.
  public var isReady: Bool { event == "laidOut" && page.height > 0 }
}

/// What the trace says of either.
public struct SceneLine: TraceLine {
  /// What happened.
  public let event: String
  /// Which sheet; nil for a bar.
  public let sheet: String?
  /// Where a sheet goes or rests.
  public let target: String?
  /// The form of a bar; nil for a sheet.
  public let form: String?

  private let place: Place
  private let canvas: Place?

  private enum CodingKeys: String, CodingKey {
    case event, sheet, target, form, canvas
    case place = "page"
  }

  /// Where page and bar, or page and sheets, together are.
  public var page: Place { canvas ?? place }

  /// Who it is about and what happened, such as `Weather didSettle base` or `bar laidOut expanded`.
  public var summary: String {
    [sheet ?? "bar", event, target, form].compactMap { $0 }.joined(separator: " ")
  }

  /// A sheet has come to rest, or a bar has a page.
  public var isReady: Bool {
    sheet == nil ? event == "laidOut" && page.height > 0 : event == "didSettle"
  }
}

extension Session where Line == SheetLine {
  /// What the sheet did since the last mark, whatever hands did.
  public func outcomes() -> [String] { news().filter(\.isOutcome).map(\.summary) }
}

extension TouchSession where Line == SheetLine {
  /// What the sheet did since the last mark, whatever fingers did.
  public func outcomes() -> [String] { news().filter(\.isOutcome).map(\.summary) }
}
