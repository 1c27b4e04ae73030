import CGtk

/// The terminal the program was started from, in the user's character set.
public enum Console {
  /// Writes a line to standard output.
  public static func print(_ line: String) { cgtk_print(line) }

  /// Writes a line to standard error.
  public static func printError(_ line: String) { cgtk_print_error(line) }
}
