import CGtk

/// A picture that fills the width it is given and keeps its proportions.
public final class Picture: Widget {
  /// Decodes a picture.
  ///
  /// - Parameters:
  ///   - data: A PNG, JPEG or TIFF file, or another format the desktop has a decoder for, such
  ///     as SVG.
  ///   - description: What is to be seen, for those who do not see it.
  /// - Returns: nil when the data cannot be decoded.
  public init?(_ data: [UInt8], description: String) {
    let bytes = g_bytes_new(data, gsize(data.count))
    defer { g_bytes_unref(bytes) }
    guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    super.init(gtk_picture_new_for_paintable(texture))
    gtk_picture_set_alternative_text(opaque, description)
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
  }
}
