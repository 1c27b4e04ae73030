import CGtk

/// A user-visible text in the user's language, from the message catalogue `bottom-sheet`.
///
/// - Parameter text: In English, as the catalogue's key.
public func translated(_ text: String) -> String {
  // Without a translation gettext answers the very pointer it was given.
  text.withCString { String(cString: g_dgettext("bottom-sheet", $0)) }
}

extension String {
  /// This translated text with its `%s` replaced.
  public func filled(with word: String) -> String { replacing("%s", with: word) }
}

/// Where the message catalogues are.
public enum Translations {
  /// Takes on the user's language, and finds its catalogue beside this program.
  ///
  /// To be called before the first `translated`.
  ///
  /// - Parameter directories: Where to look, relative to the program's own directory, such as
  ///   `../share/locale`; the first that exists is taken. With none of them the system's own
  ///   directory stays.
  public static func open(in directories: [String]) {
    setlocale(LC_ALL, "")
    guard let own = programDirectory else { return }
    let found = directories.map { "\(own)/\($0)" }
      .first { (directory: String) in g_file_test(directory, G_FILE_TEST_IS_DIR) != 0 }
    bindtextdomain("bottom-sheet", found)
    bind_textdomain_codeset("bottom-sheet", "UTF-8")
  }

  private static var programDirectory: String? {
    guard let file = g_file_read_link("/proc/self/exe", nil) else { return nil }
    defer { g_free(file) }
    guard let directory = g_path_get_dirname(file) else { return nil }
    defer { g_free(directory) }
    return String(cString: directory)
  }
}
