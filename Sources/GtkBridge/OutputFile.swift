import CGtk
import Glibc

/// Why a file cannot be written: one sentence in the user's language.
public struct FileError: Error, CustomStringConvertible {
  /// The sentence.
  public let description: String
}

/// A file that grows; what it held before stays.
@MainActor
public final class OutputFile {
  private nonisolated(unsafe) let stream: UnsafeMutablePointer<GFileOutputStream>

  /// Opens a file for appending, or creates it.
  ///
  /// - Throws: `FileError` when the path cannot be written.
  public init(appendingTo path: String) throws(FileError) {
    let reader = try Self.checkReader(of: path)
    defer { if let reader { close(reader) } }
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    var error: UnsafeMutablePointer<GError>?
    guard let stream = g_file_append_to(file, G_FILE_CREATE_NONE, nil, &error) else {
      throw FileError(taking: error)
    }
    self.stream = stream
  }

  deinit { g_object_unref(stream) }

  /// Makes sure that somebody reads a pipe, for opening it would wait for that without end; answers
  /// a file descriptor that keeps it open.
  private static func checkReader(of path: String) throws(FileError) -> Int32? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
    let pipe = open(path, O_WRONLY | O_NONBLOCK)
    guard pipe >= 0 else { throw FileError(description: String(cString: strerror(errno))) }
    return pipe
  }

  /// Writes text at once, so that it is there whatever happens next.
  public func write(_ text: String) throws(FileError) {
    var error: UnsafeMutablePointer<GError>?
    let output = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GOutputStream.self)
    let isWritten = text.utf8CString.withUnsafeBytes { bytes in
      g_output_stream_write_all(output, bytes.baseAddress, gsize(bytes.count - 1), nil, nil, &error)
    }
    if isWritten == 0 { throw FileError(taking: error) }
  }
}

extension FileError {
  init(taking error: UnsafeMutablePointer<GError>?) {
    description = error.map { String(cString: $0.pointee.message) } ?? "Unknown error"
    g_error_free(error)
  }
}
