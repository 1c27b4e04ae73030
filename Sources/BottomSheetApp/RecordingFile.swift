import FoundationEssentials
import SheetGtk

/// The recordings of sheets in a file that `Recorder` wrote.
///
/// Files are not trusted: they are limited in size and in events, and a wrong line is named. A last
/// line that was cut off, by a program that was killed, is left out.
struct RecordingFile {
  /// One sheet's part of the file.
  struct Part {
    let sheet: String
    var recording: SheetRecording
  }

  /// Bytes.
  static let sizeLimit = 64 << 20
  /// Events of all sheets together.
  static let eventLimit = 1_000_000

  /// How numbers that JSON does not know are written.
  static let encoding = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  private static let decoding = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")

  private struct Line: Decodable {
    var recording: SheetRecording?
    var sheet: String?
    var at: Double?
    var input: SheetEvent?
  }

  /// In the order in which they begin.
  private(set) var parts: [Part] = []
  private var events = 0

  /// Reads a file.
  ///
  /// - Throws: `Complaint.unreadable`, with what is wrong and where.
  init(reading path: String) throws(Complaint) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = Self.decoding
    do {
      let bytes = try InputFile.read(path, limit: Self.sizeLimit)
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where !line.isEmpty {
        let isCut = index == lines.count - 1
        do {
          try take(decoder.decode(Line.self, from: Data(line)))
        } catch  where !isCut {
          throw LineError(number: index + 1, reason: Self.sentence(error))
        } catch {}
      }
    } catch {
      throw .unreadable(path: path, String(describing: error))
    }
    if parts.isEmpty {
      throw .unreadable(path: path, translated("there is no recording of a sheet in it."))
    }
  }

  private mutating func take(_ line: Line) throws {
    if let recording = line.recording, let sheet = line.sheet {
      guard recording.version == SheetRecording.currentVersion else {
        throw LineError(reason: translated("its version is not this program's."))
      }
      parts.append(Part(sheet: sheet, recording: recording))
      return
    }
    guard let input = line.input, let time = line.at,
      let index = parts.lastIndex(where: { $0.sheet == line.sheet })
    else { return }
    events += 1
    guard events <= Self.eventLimit else {
      throw LineError(reason: translated("there are more than a million events."))
    }
    parts[index].recording.append(input, at: time)
  }

  /// What a decoder found wrong, as a sentence.
  static func sentence(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      context.debugDescription
    case DecodingError.keyNotFound(let key, _):
      translated("“%s” is missing.").filled(with: key.stringValue)
    default: String(describing: error)
    }
  }
}

/// What is wrong with a line of a file.
private struct LineError: Error, CustomStringConvertible {
  var number: Int?
  let reason: String

  var description: String {
    guard let number else { return reason }
    return translated("line %s: ").filled(with: "\(number)") + reason
  }
}
