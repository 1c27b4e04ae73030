import FoundationEssentials
import SheetGtk

/// Writes down what happens to sheets and bars: one JSON object a line.
///
/// A sheet begins with a line that says what it was; `RecordingFile` reads that, and `input` and `at`
/// of the lines that follow. The rest says what came of it, for people and for tests.
///
/// Lengths are points, times seconds and velocities points/second; `top` is the sheet's upper
/// edge below the page's, `list` how far a gesture scrolled the list in it, and `page` says where the page is in the
/// window.
@MainActor
final class Recorder {
  private var file: OutputFile?
  private let encoder = JSONEncoder()
  /// Where the page was when the sheet was last on one.
  private var page = Area(width: 0, height: 0)

  /// The first line of a sheet.
  private struct Beginning: Encodable {
    var recording: SheetRecording
    var sheet: String
  }

  private struct Line: Encodable {
    var event: String
    var sheet: String
    var at: Double?
    var input: SheetEvent?
    var target: String?
    var reason: String?
    var pointer: PointerSample?
    var place: String?
    var height: Double
    var top: Double
    var velocity: Double
    var backdrop: Double
    var opacity: Double
    var phase: String
    var page: Area
    var list: Double?
  }

  /// Starts a recording.
  ///
  /// - Throws: `Complaint.recording` when the file cannot be written.
  init(appendingTo path: String) throws(Complaint) {
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = RecordingFile.encoding
    do { file = try OutputFile(appendingTo: path) } catch { throw .recording(path: path, error) }
  }

  /// Records a sheet from now on.
  func record(_ sheet: SheetHost) {
    if let recording = sheet.recording {
      append(Beginning(recording: recording, sheet: sheet.label))
    }
    sheet.watch { [weak self] sheet, activity in
      guard let self, let entry = Entry(activity) else { return }
      write(entry, of: sheet)
    }
  }

  private func write(_ entry: Entry, of sheet: SheetHost) {
    if let canvas = sheet.canvas { page = canvas.areaOnSurface }
    let frame = sheet.frame
    let line = Line(
      event: entry.event, sheet: sheet.label, at: entry.at, input: entry.input,
      target: entry.target, reason: entry.reason,
      pointer: entry.pointer, place: entry.place, height: frame.height, top: frame.top,
      velocity: frame.velocity,
      backdrop: frame.backdropOpacity, opacity: frame.opacity, phase: frame.phase.rawValue,
      page: page, list: entry.list ?? frame.listOffset)
    append(line)
  }

  /// Writes one line.
  func append(_ line: some Encodable) {
    do {
      try file?.write(String(decoding: encoder.encode(line), as: UTF8.self) + "\n")
    } catch {
      Console.printError(
        translated("The recording ends here, for it cannot be written: ")
          + String(describing: error))
      file = nil
    }
  }
}

/// What one line says besides where the sheet is.
private struct Entry {
  let event: String
  var at: Double?
  var input: SheetEvent?
  var target: String?
  var reason: String?
  var pointer: PointerSample?
  var place: String?
  var list: Double?

  init?(_ activity: SheetHost.Activity) {
    switch activity {
    case .frame(let frame):
      guard let offset = frame.listOffset else { return nil }
      self.init("listMoved")
      list = offset
    case .event(let event, let time):
      self.init(event)
      (at, input) = (time, event)
    case .notice(.willSettle(let settlement)): self.init("willSettle", settlement)
    case .notice(.didSettle(let settlement)): self.init("didSettle", settlement)
    case .notice(.interrupted(let settlement)): self.init("interrupted", settlement)
    case .notice(.unknownDetent(let name)):
      self.init("unknownDetent")
      target = name
    case .notice(.asks(let settlement)): self.init("asks", settlement)
    case .notice(.refused(let settlement)): self.init("refused", settlement)
    }
  }

  private init(_ event: SheetEvent) {
    switch event {
    case .present: self.init("present")
    case .select: self.init("select")
    case .step(_, let reason): self.init("step", reason: reason)
    case .dismiss(let reason, _, _): self.init("dismiss", reason: reason)
    case .answered: self.init("answered")
    case .pressed(let sample, let place, _): self.init("pressed", sample, place: place)
    case .moved(let sample): self.init("moved", sample)
    case .released(let sample, let place): self.init("released", sample, place: place)
    case .cancelled: self.init("cancelled")
    case .swiped(let movement, let place, _): self.init("swiped", movement.at, place: place)
    case .swipeEnded: self.init("swipeEnded")
    case .rolled(_, _, let place, _): self.init("rolled", place: place)
    case .key: self.init("key")
    case .listScrolled(let extent):
      self.init("listScrolled")
      list = extent.offset
    case .resized: self.init("resized")
    case .configured: self.init("configured")
    case .motionReduced(let isReduced):
      self.init(isReduced ? "motionReduced" : "motionAllowed")
    case .slopChanged: self.init("slopChanged")
    case .asksFirst: self.init("asksFirst")
    }
  }

  private init(
    _ event: String, _ pointer: PointerSample? = nil, place: PressPlace? = nil,
    reason: SettleReason? = nil
  ) {
    self.event = event
    self.place = place?.rawValue
    self.pointer = pointer
    self.reason = reason?.rawValue
  }

  private init(_ event: String, _ settlement: Settlement) {
    self.event = event
    reason = settlement.reason.rawValue
    switch settlement.target {
    case .dismissed: target = "dismissed"
    case .detent(let name): target = name
    case .between(let part): target = "between \(part)"
    }
  }
}
