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
