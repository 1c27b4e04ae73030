import CGtk

/// Reads whole files that somebody else wrote.
public enum InputFile {
  /// Reads a regular file; folders, pipes and devices are refused.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - limit: Bytes; a larger file is refused.
  /// - Throws: `FileError` when it cannot be read.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    try check(file, limit: limit)
    var (contents, length): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
    var error: UnsafeMutablePointer<GError>?
    guard g_file_load_contents(file, nil, &contents, &length, nil, &error) != 0 else {
      throw FileError(taking: error)
    }
    defer { g_free(contents) }
    return UnsafeRawBufferPointer(start: contents, count: Int(length)).map { $0 }
  }

  private static func check(_ file: OpaquePointer?, limit: Int) throws(FileError) {
    var error: UnsafeMutablePointer<GError>?
    let info = g_file_query_info(
      file, "standard::type,standard::size", G_FILE_QUERY_INFO_NONE, nil, &error)
    guard let info else { throw FileError(taking: error) }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    guard g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR else {
      throw FileError(description: translated("it is no regular file."))
    }
    guard g_file_info_get_size(info) <= goffset(limit) else {
      throw FileError(
        description: translated("it is larger than %s MiB.").filled(with: "\(limit >> 20)"))
    }
  }
}
