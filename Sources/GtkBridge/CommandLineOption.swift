import CGtk

/// An option of the command line.
public struct CommandLineOption: Sendable {
  /// What may follow an option.
  public enum Argument: Sendable {
    /// Nothing: the option is there or not.
    case none
    /// A word, shown in `--help` under this name.
    case text(String)
    /// A file's path, shown in `--help` under this name.
    case file(String)
    /// A file's path, which may be given more than once.
    case files(String)
    /// Not an option: whatever else stands on the command line.
    case rest

    var native: GOptionArg {
      switch self {
      case .none: G_OPTION_ARG_NONE
      case .text: G_OPTION_ARG_STRING
      case .file: G_OPTION_ARG_FILENAME
      case .files: G_OPTION_ARG_FILENAME_ARRAY
      case .rest: G_OPTION_ARG_STRING_ARRAY
      }
    }

    var placeholder: String? {
      switch self {
      case .text(let name), .file(let name), .files(let name): name
      case .none, .rest: nil
      }
    }
  }

  let name: String
  let shortName: CChar
  let argument: Argument
  let help: String

  /// Describes an option.
  ///
  /// - Parameters:
  ///   - name: Without dashes.
  ///   - letter: One ASCII letter for the short form, or none.
  ///   - argument: What follows it.
  ///   - help: One line for `--help`.
  public init(_ name: String, letter: Character? = nil, _ argument: Argument, help: String) {
    self.name = name
    shortName = CChar(letter?.asciiValue ?? 0)
    self.argument = argument
    self.help = help
  }

  /// Collects what is not an option, which GLib would refuse with a warning of its own.
  public static let rest = CommandLineOption("", .rest, help: "")
}

/// What the command line said.
@MainActor
public struct OptionValues {
  let pointer: UnsafeMutablePointer<GVariantDict>

  /// Whether an option without an argument is there.
  public func contains(_ name: String) -> Bool { g_variant_dict_contains(pointer, name) != 0 }

  /// An option's word.
  public func text(_ name: String) -> String? {
    withValue(name) { g_variant_get_string($0, nil).map { String(cString: $0) } }
  }

  /// An option's path.
  public func file(_ name: String) -> String? {
    withValue(name) { g_variant_get_bytestring($0).map { String(cString: $0) } }
  }

  /// The paths of an option that may be given more than once.
  public func files(_ name: String) -> [String] {
    elements(of: name) { g_variant_get_bytestring($0).map { String(cString: $0) } }
  }

  /// The words that are not options.
  public var others: [String] {
    elements(of: "") { g_variant_get_string($0, nil).map { String(cString: $0) } }
  }

  private func elements(of name: String, _ read: (OpaquePointer) -> String?) -> [String] {
    guard let list = g_variant_dict_lookup_value(pointer, name, nil) else { return [] }
    defer { g_variant_unref(list) }
    return (0..<g_variant_n_children(list)).compactMap { index in
      guard let element = g_variant_get_child_value(list, index) else { return nil }
      defer { g_variant_unref(element) }
      return read(element)
    }
  }

  private func withValue(_ name: String, _ read: (OpaquePointer) -> String?) -> String? {
    guard let value = g_variant_dict_lookup_value(pointer, name, nil) else { return nil }
    defer { g_variant_unref(value) }
    return read(value)
  }
}
