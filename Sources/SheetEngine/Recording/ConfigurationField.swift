/// One field of a configuration: what it is called, what it takes, and where it is kept.
///
/// The list of them is the one description of a configuration that files, inspectors, undo and
/// exports share.
public struct ConfigurationField<Root: Sendable>: Sendable {
  /// The field's name in files: the path of the property it is, such as `settling.duration`.
  public let path: String
  /// What it is about.
  public let group: FieldGroup
  /// What it is called, in English.
  public let title: String
  /// What it takes.
  public let kind: FieldKind

  private let getter: @Sendable (Root) -> FieldValue?
  private let setter: @Sendable (inout Root, FieldValue) throws(SheetConfigurationError) -> Void

  init(
    _ path: String, _ group: FieldGroup, _ title: String, _ kind: FieldKind,
    get: @escaping @Sendable (Root) -> FieldValue?,
    set: @escaping @Sendable (inout Root, FieldValue) throws(SheetConfigurationError) -> Void
  ) {
    (self.path, self.group, self.title, self.kind) = (path, group, title, kind)
    (getter, setter) = (get, set)
  }

  /// What a configuration holds; nil for a field that means nothing in it, such as the width of a
  /// grabber where there is none.
  public func value(in root: Root) -> FieldValue? { getter(root) }

  /// Sets it; a number out of its range is brought into it.
  ///
  /// - Throws: `SheetConfigurationError`, naming the field or detent that is wrong; nothing changes
  ///   then.
  public func set(_ value: FieldValue, in root: inout Root) throws(SheetConfigurationError) {
    if case .choice(let names) = kind, case .text(let name) = value, !names.contains(name) {
      throw .unusableValue(field: path, "“\(name)” is none of \(names.joined(separator: ", "))")
    }
    try setter(&root, value)
  }
}

// MARK: - Fields by what they take

extension ConfigurationField {
  static func number(
    _ path: String, _ group: FieldGroup, _ title: String, _ unit: FieldUnit,
    _ range: ClosedRange<Double>, isLogarithmic: Bool = false,
    _ get: @escaping @Sendable (Root) -> Double?,
    _ set: @escaping @Sendable (inout Root, Double) -> Void
  ) -> Self {
    Self(
      path, group, title, .number(unit, range, isLogarithmic: isLogarithmic),
      get: { get($0).map { .number($0) } },
      set: { root, value throws(SheetConfigurationError) in
        guard case .number(let number) = value, !number.isNaN else {
          throw .unusableValue(field: path, "it takes a number")
        }
        set(&root, Swift.min(Swift.max(number, range.lowerBound), range.upperBound))
      })
  }

  static func flag(
    _ path: String, _ group: FieldGroup, _ title: String,
    _ get: @escaping @Sendable (Root) -> Bool, _ set: @escaping @Sendable (inout Root, Bool) -> Void
  ) -> Self {
    Self(
      path, group, title, .flag, get: { .flag(get($0)) },
      set: { root, value throws(SheetConfigurationError) in
        guard case .flag(let flag) = value else {
          throw .unusableValue(field: path, "it takes true or false")
        }
        set(&root, flag)
      })
  }

  static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ path: String, _ group: FieldGroup, _ title: String, of type: Choice.Type,
    _ get: @escaping @Sendable (Root) -> Choice,
    _ set: @escaping @Sendable (inout Root, Choice) -> Void
  ) -> Self where Choice.RawValue == String {
    text(
      path, group, title, .choice(Choice.allCases.map(\.rawValue)), { get($0).rawValue },
      { root, name in Choice(rawValue: name).map { set(&root, $0) } })
  }

  static func text(
    _ path: String, _ group: FieldGroup, _ title: String, _ kind: FieldKind = .text,
    _ get: @escaping @Sendable (Root) -> String?,
    _ set: @escaping @Sendable (inout Root, String) -> Void
  ) -> Self {
    Self(
      path, group, title, kind, get: { get($0).map { .text($0) } },
      set: { root, value throws(SheetConfigurationError) in
        guard case .text(let text) = value else {
          throw .unusableValue(field: path, "it takes a name")
        }
        set(&root, text)
      })
  }

  static func transition(
    _ path: String, _ title: String, _ get: @escaping @Sendable (Root) -> Transition,
    _ set: @escaping @Sendable (inout Root, Transition) -> Void
  ) -> Self {
    Self(
      path, .program, title, .transition, get: { .transition(get($0)) },
      set: { root, value throws(SheetConfigurationError) in
        guard case .transition(let transition) = value else {
          throw .unusableValue(field: path, "it takes a curve or a spring")
        }
        set(&root, transition)
      })
  }
}
