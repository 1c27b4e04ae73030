import Foundation
import SheetEngine
import SheetTestSupport
import Testing

@Suite struct ConfigurationFieldTests {
  private static let presets: [SheetConfiguration] = [
    .pan, .base, .base(fittingContentUnder: 60), .fitted, .steppedPan, .heights(100, 200, 300),
  ]

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    let encoder = JSONEncoder()
    return try JSONDecoder().decode(Value.self, from: encoder.encode(value))
  }

  /// Sets every field to something its kind allows.
  private func scrambled(_ start: SheetConfiguration, seed: UInt64) throws -> SheetConfiguration {
    var (configuration, numbers) = (start, SeededGenerator(seed: seed))
    for field in SheetConfiguration.fields.shuffled(using: &numbers) {
      switch field.kind {
      case .number(_, let range, _):
        try field.set(.number(numbers.next(in: range)), in: &configuration)
      case .flag: try field.set(.flag(Bool.random(using: &numbers)), in: &configuration)
      case .choice(let names):
        try field.set(.text(try #require(names.randomElement(using: &numbers))), in: &configuration)
      case .color:
        try field.set(.color(SheetColor(red: 0.1, green: 0.7, blue: 1.0 / 3)), in: &configuration)
      case .transition:
        let spring = Spring(
          duration: numbers.next(in: 0.01...3), bounce: numbers.next(in: -0.9...0.9))
        try field.set(.transition(Transition(spring)), in: &configuration)
      case .parts: try field.set(.numbers(["normal": 0.1, "b": 0.7]), in: &configuration)
      case .detents, .text: break
      }
    }
    return configuration
  }

  @Test(arguments: presets)
  func aPresetComesBackEqual(configuration: SheetConfiguration) throws {
    #expect(try copy(configuration) == configuration)
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func whateverIsSetComesBackEqual(seed: UInt64) throws {
    let start = Self.presets[Int(seed) % Self.presets.count]
    let configuration = try scrambled(start, seed: seed)
    #expect(configuration != start)
    #expect(try copy(configuration) == configuration)
  }

  /// Every stored number, flag and name of a configuration, by its path.
  private func leaves(of value: Any, at path: String) -> [String] {
    if value is Detent || value is [Detent] || value is Transition || value is SheetColor {
      return [path]
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let child = mirror.children.first else { return [path] }
      return leaves(of: child.value, at: path)
    case .struct where !mirror.children.isEmpty && !(value is Int || value is String):
      return mirror.children.flatMap { child in
        leaves(of: child.value, at: (path.isEmpty ? "" : path + ".") + (child.label ?? ""))
      }
    default: return [path]
    }
  }

  /// A property that somebody adds and forgets to describe would be lost in every file.
  @Test func everyStoredPropertyIsAField() {
    let stored = leaves(of: SheetConfiguration.fitted, at: "").map {
      $0 == "initialIndex" ? "initialDetent" : $0
    }
    let fields = Set(SheetConfiguration.fields.map(\.path))
    #expect(Set(stored).subtracting(fields) == [])
    #expect(fields.count == SheetConfiguration.fields.count, "no path twice")
    let parts: Set = [
      "dragModel.minimum", "appearance.grabber", "snapping.threshold.points",
    ]
    #expect(fields.subtracting(stored) == parts, "what an enumeration or an optional is made of")
  }

  @Test func aDetentMadeFromAClosureIsRefusedByName() throws {
    let configuration = try SheetConfiguration(detents: [.custom(id: "half page") { _ in 5 }])
    let error = try #require(throws: EncodingError.self) { try copy(configuration) }
    #expect("\(error)".contains("Detent “half page” is made from a rule of the program's"))
  }

  @Test(
    arguments: [
      (#"{"detents": []}"#, "A sheet needs at least one detent."),
      (#"{"detents": [{"fraction": 0.5}], "colour": 3}"#, "There is no field “colour”."),
      (
        #"{"detents": [{"fraction": 0.5}], "dragModel": "sideways"}"#,
        "“dragModel” cannot be that: “sideways” is none of tracking, stepped, downward, off."
      ),
      (
        #"{"detents": [{"fraction": 0.5}], "initialDetent": "x"}"#, "There is no detent “x”."
      ),
      (#"{"detents": [{"height": -1, "id": "low"}]}"#, "Detent “low” is not a height above zero."),
    ])
  func whatIsWrongInAFileIsNamed(json: String, sentence: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(SheetConfiguration.self, from: Data(json.utf8))
    }
    #expect("\(error)".contains(sentence))
  }

  @Test func aNumberOutOfItsRangeIsBroughtIntoIt() throws {
    let json = #"{"detents": [{"fraction": 0.5}], "backdrop.opacity": 7, "settling.bounce": -9}"#
    let configuration = try JSONDecoder().decode(SheetConfiguration.self, from: Data(json.utf8))
    #expect(configuration.backdrop.opacity == 1 && configuration.settling.bounce == -0.999)
  }
}
