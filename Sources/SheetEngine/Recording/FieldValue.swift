/// What a field of a configuration holds.
public enum FieldValue: Sendable, Equatable {
  /// A number, in the field's unit.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// A name, one of the field's choices where it has any.
  case text(String)
  /// A colour.
  case color(SheetColor)
  /// A movement of the program's.
  case transition(Transition)
  /// Numbers by name.
  case numbers([String: Double])
  /// Where the sheet comes to rest.
  case detents([Detent])
}

/// What kind of value a field takes.
public enum FieldKind: Sendable, Equatable {
  /// A number in a range, in a unit; one that spans powers of ten is best shown by its logarithm.
  case number(FieldUnit, ClosedRange<Double>, isLogarithmic: Bool = false)
  /// Yes or no.
  case flag
  /// One of some names.
  case choice([String])
  /// Any name.
  case text
  /// A colour.
  case color
  /// A movement of the program's.
  case transition
  /// Numbers from 0 to 1 by the names of detents.
  case parts
  /// Where the sheet comes to rest.
  case detents
}

/// What a number counts.
public enum FieldUnit: String, Sendable, Equatable, CaseIterable {
  case points
  case seconds
  case pointsPerSecond
  /// 0…1 of something.
  case part
  /// Without a unit.
  case factor
  /// Whole things.
  case count
}

/// What a field is about, as a person thinks.
public enum FieldGroup: String, Sendable, Equatable, CaseIterable {
  case detents
  /// Where a released sheet goes, and how.
  case release
  /// What hands do to it, and to the list in it.
  case drag
  /// How the program moves it.
  case program
  /// What dims the page.
  case backdrop
  /// What it looks like.
  case look
}

extension FieldKind {
  /// Reads a value of this kind.
  func decode(
    from values: KeyedDecodingContainer<FieldName>, forKey key: FieldName
  ) throws -> FieldValue {
    switch self {
    case .number: .number(try values.decode(Double.self, forKey: key))
    case .flag: .flag(try values.decode(Bool.self, forKey: key))
    case .choice, .text: .text(try values.decode(String.self, forKey: key))
    case .color: .color(try values.decode(SheetColor.self, forKey: key))
    case .transition: .transition(try values.decode(Transition.self, forKey: key))
    case .parts: .numbers(try values.decode([String: Double].self, forKey: key))
    case .detents: .detents(try values.decode([Detent].self, forKey: key))
    }
  }
}

extension FieldValue: Encodable {
  /// Writes the value alone, without its kind, which the field knows.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let value): try container.encode(value)
    case .flag(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .color(let value): try container.encode(value)
    case .transition(let value): try container.encode(value)
    case .numbers(let value): try container.encode(value)
    case .detents(let value): try container.encode(value)
    }
  }
}

/// The name of a field in a file.
struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
