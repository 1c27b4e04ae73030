import FoundationEssentials
import SheetGtk

/// `bottom-sheet replay FILE [--config FILE]…`: runs a recording again, under its own settings and
/// under others, and prints what came of each release. It needs no display.
@MainActor
struct ReplayCommand {
  static let name = "replay"

  /// Bytes of a file with settings.
  private static let configurationLimit = 1 << 20

  private let parts: [RecordingFile.Part]
  /// The settings, by what their column is called; nil for the recorded ones.
  private let columns: [(name: String, configuration: SheetConfiguration?)]

  /// Reads the files that the command line names.
  init(_ values: OptionValues) throws(Complaint) {
    guard values.others.count == 2 else { throw .replayWithoutFile }
    parts = try RecordingFile(reading: values.others[1]).parts
    var columns: [(String, SheetConfiguration?)] = [(translated("recorded"), nil)]
    for path in values.files(Options.config) {
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      columns.append((name, try Self.configuration(reading: path)))
    }
    self.columns = columns
  }

  private static func configuration(reading path: String) throws(Complaint) -> SheetConfiguration {
    do {
      let bytes = try InputFile.read(path, limit: configurationLimit)
      return try JSONDecoder().decode(SheetConfiguration.self, from: Data(bytes))
    } catch {
      throw .unreadable(path: path, RecordingFile.sentence(error))
    }
  }

  /// Prints a table for each sheet.
  func run() {
    for part in parts {
      let outcomes = columns.map { column in
        var replay = part.recording.replay(with: column.configuration)
        return replay.releases()
      }
      let times = Set(outcomes.joined().map(\.time)).sorted()
      guard let first = part.recording.entries.first?.time, !times.isEmpty else { continue }
      Console.print(part.sheet)
      for time in times {
        let row = outcomes.map { $0.first { $0.time == time } }
        let title = translated("release at %s s").filled(with: (time - first).text(2))
        Console.print(table(title, row).joined(separator: "\n"))
      }
    }
  }

  private func table(_ title: String, _ outcomes: [ReleaseOutcome?]) -> [String] {
    let rows: [(String, (ReleaseOutcome) -> String)] = [
      (translated("target"), { $0.target.word }), (translated("reason"), { $0.reason.rawValue }),
      (translated("release velocity, pt/s"), { $0.velocity.text(0) }),
      (translated("projected height, pt"), { $0.projectedHeight.text(0) }),
      (translated("settle time, s"), { $0.settleTime.text(3) }),
      (translated("overshoot, pt"), { $0.overshoot.text(1) }),
    ]
    let cells =
      [[title] + columns.map(\.name)]
      + rows.map { name, read in ["  " + name] + outcomes.map { $0.map(read) ?? "–" } }
    let widths = (0...columns.count).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { line in
      let padded = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension SheetTarget {
  fileprivate var word: String {
    switch self {
    case .dismissed: "dismissed"
    case .detent(let name): name
    case .between(let part): part.text(3)
    }
  }
}

extension Double {
  /// The number with so many digits after the point.
  fileprivate func text(_ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let whole = (abs(self) * scale).rounded()
    guard isFinite, whole < 1e15 else { return "\(self)" }
    let (integer, rest) = Int(whole).quotientAndRemainder(dividingBy: Int(scale))
    let sign = self < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(integer)" }
    let tail = String(rest)
    return "\(sign)\(integer)." + String(repeating: "0", count: digits - tail.count) + tail
  }
}
