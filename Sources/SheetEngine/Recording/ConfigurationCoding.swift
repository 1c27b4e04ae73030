// How configurations, and what is in them, stand in files.

extension SheetConfiguration: Codable {
  /// Writes every field under its path.
  ///
  /// - Throws: `EncodingError` with a sentence naming a detent that is made from a closure.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: FieldName.self)
    for field in Self.fields {
      if let value = field.value(in: self) {
        try values.encode(value, forKey: FieldName(field.path))
      }
    }
  }

  /// Reads fields by their paths; `detents` must be there, any other that is not keeps its default.
  ///
  /// - Throws: `DecodingError` with a sentence naming the field or detent that is wrong.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: FieldName.self)
    let detents = try values.decode([Detent].self, forKey: FieldName("detents"))
    do {
      try self.init(detents: detents)
      try take(from: values)
    } catch let error as SheetConfigurationError {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }

  private mutating func take(from values: KeyedDecodingContainer<FieldName>) throws {
    let names = Set(Self.fields.map(\.path))
    if let stranger = values.allKeys.first(where: { !names.contains($0.stringValue) }) {
      throw SheetConfigurationError.unknownField(stranger.stringValue)
    }
    for field in Self.fields {
      let name = FieldName(field.path)
      guard values.contains(name) else { continue }
      try field.set(try field.kind.decode(from: values, forKey: name), in: &self)
    }
  }
}

extension Detent: Codable {
  private enum Key: String, CodingKey { case id, fraction, height, contentUnder }

  /// Writes name and rule.
  ///
  /// - Throws: `EncodingError` with a sentence naming a detent that is made from a closure.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    switch rule {
    case .fraction(let fraction): try values.encode(fraction, forKey: .fraction)
    case .height(let height): try values.encode(height, forKey: .height)
    case .content(let topOffset): try values.encode(topOffset, forKey: .contentUnder)
    case .custom:
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath,
          debugDescription:
            "Detent “\(id)” is made from a rule of the program's, which no file can hold."))
    }
  }

  /// Reads a name, which may be missing, and a rule.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let id = try values.decodeIfPresent(String.self, forKey: .id)
    if let fraction = try values.decodeIfPresent(Double.self, forKey: .fraction) {
      self = .fraction(fraction, id: id)
    } else if let height = try values.decodeIfPresent(Double.self, forKey: .height) {
      self = .height(height, id: id)
    } else {
      let topOffset = try values.decode(Double.self, forKey: .contentUnder)
      self = .content(topOffset: topOffset, id: id ?? "content")
    }
  }
}

extension Transition: Codable {
  private enum Key: String, CodingKey { case curve, duration, spring }

  /// Writes a curve's control points and its duration, or a spring.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch motion {
    case .curve(let curve, let duration):
      try values.encode(curve.controlPoints, forKey: .curve)
      try values.encode(duration, forKey: .duration)
    case .spring(let spring): try values.encode(spring, forKey: .spring)
    }
  }

  /// Reads what `encode` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let spring = try values.decodeIfPresent(Spring.self, forKey: .spring) {
      self.init(spring)
      return
    }
    let points = try values.decode([Double].self, forKey: .curve)
    guard points.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .curve, in: values, debugDescription: "A curve has four numbers: x1, y1, x2, y2.")
    }
    self.init(
      TimingCurve(points[0], points[1], points[2], points[3]),
      duration: try values.decode(Double.self, forKey: .duration))
  }
}

extension Spring: Codable {
  private enum Key: String, CodingKey { case mass, stiffness, damping, duration, bounce }

  /// Writes mass, stiffness and damping.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(mass, forKey: .mass)
    try values.encode(stiffness, forKey: .stiffness)
    try values.encode(damping, forKey: .damping)
  }

  /// Reads stiffness and damping, of mass 1 unless that is there too; or duration and bounce.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let duration = try values.decodeIfPresent(Double.self, forKey: .duration) {
      let bounce = try values.decodeIfPresent(Double.self, forKey: .bounce)
      self.init(duration: duration, bounce: bounce ?? 0)
    } else {
      let mass = try values.decodeIfPresent(Double.self, forKey: .mass)
      self.init(
        mass: mass ?? 1, stiffness: try values.decode(Double.self, forKey: .stiffness),
        damping: try values.decode(Double.self, forKey: .damping))
    }
  }
}

extension SheetTarget: Codable {
  private enum Key: String, CodingKey { case detent, between }

  /// Writes `{"detent": name}`, `{"between": part}`, or `{}` for dismissed.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .dismissed: return
    case .detent(let name): try values.encode(name, forKey: .detent)
    case .between(let part): try values.encode(part, forKey: .between)
    }
  }

  /// Reads what `encode` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let part = try values.decodeIfPresent(Double.self, forKey: .between) {
      self = .between(part)
    } else {
      let name = try values.decodeIfPresent(String.self, forKey: .detent)
      self = name.map { .detent($0) } ?? .dismissed
    }
  }
}

extension DragModel {
  /// The names the models have in files.
  static let names = ["tracking", "stepped", "downward", "off"]

  var name: String {
    switch self {
    case .tracking: "tracking"
    case .stepped: "stepped"
    case .downward: "downward"
    case .off: "off"
    }
  }

  init?(name: String) {
    switch name {
    case "tracking": self = .tracking
    case "stepped": self = .stepped()
    case "downward": self = .downward
    case "off": self = .off
    default: return nil
    }
  }
}
