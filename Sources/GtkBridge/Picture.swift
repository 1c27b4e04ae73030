import CGtk

/// A picture that fills the width it is given, keeps its proportions and has rounded corners.
///
/// It is decoded for the very size it is shown in: a software renderer scales and converts a
/// picture of another size for every frame.
public final class Picture: CanvasWidget {
  /// Of the corners, points, 0…1,024.
  public var cornerRadius = 0.0

  /// How many times its size it is shown magnified, and decoded for, at most 8,192 pixels wide.
  public var magnification = 1 {
    didSet { if magnification != oldValue { queueDraw() } }
  }

  /// The largest picture that is decoded, pixels; 64 million of them at most.
  private static let largestWidth = 8_192.0

  private let file: PictureFile
  private var decoded: (width: Int, picture: Texture)?

  /// Reads a picture.
  ///
  /// - Parameter data: A PNG or JPEG file, or another format the desktop has a decoder for, such
  ///   as SVG.
  /// - Returns: nil when the data cannot be decoded.
  public init?(_ data: [UInt8]) {
    guard let file = PictureFile(data) else { return nil }
    self.file = file
    super.init(styleName: "picture")
  }

  public override func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) {
    guard axis == .vertical else { return (0, file.width) }
    let height = file.height(for: size < 0 ? file.width : size)
    return (height, height)
  }

  public override func paint(into snapshot: Snapshot) {
    guard let picture = picture(width: decodedWidth) else { return }
    let area = Area(width: Double(width), height: Double(height))
    snapshot.clip(to: area, cornerRadius: cornerRadius) { $0.paint(picture, over: area) }
  }

  /// Pixels.
  private var decodedWidth: Int {
    let wanted = Double(width) * Double(max(magnification, 1)) * scale
    return Int(wanted.limited(to: 0...Self.largestWidth))
  }

  private func picture(width: Int) -> Texture? {
    if let decoded, decoded.width == width { return decoded.picture }
    decoded = file.decode(width: width).map { (width, $0) }
    return decoded?.picture
  }
}

/// An encoded picture.
@MainActor
private final class PictureFile {
  private nonisolated(unsafe) let bytes: OpaquePointer
  /// In the file, pixels.
  let width: Int
  private let height: Int

  init?(_ data: [UInt8]) {
    guard let bytes = g_bytes_new(data, gsize(data.count)) else { return nil }
    self.bytes = bytes
    guard let pixels = Self.pixels(of: bytes, width: -1) else {
      g_bytes_unref(bytes)
      return nil
    }
    width = Int(gdk_pixbuf_get_width(pixels))
    height = Int(gdk_pixbuf_get_height(pixels))
    g_object_unref(UnsafeMutableRawPointer(pixels))
  }

  deinit { g_bytes_unref(bytes) }

  func height(for width: Int) -> Int {
    (Double(width) * Double(height) / Double(self.width)).rounded().wholeLength
  }

  func decode(width: Int) -> Texture? {
    guard width > 0, let pixels = Self.pixels(of: bytes, width: Int32(width)) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    let content = gdk_pixbuf_read_pixel_bytes(pixels)
    defer { g_bytes_unref(content) }
    let hasAlpha = gdk_pixbuf_get_has_alpha(pixels) != 0
    return gdk_memory_texture_new(
      gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels),
      hasAlpha ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8, content,
      gsize(gdk_pixbuf_get_rowstride(pixels))
    ).map(Texture.init)
  }

  private static func pixels(of bytes: OpaquePointer, width: Int32) -> OpaquePointer? {
    let stream = g_memory_input_stream_new_from_bytes(bytes)
    defer { g_object_unref(stream.map { UnsafeMutableRawPointer($0) }) }
    return gdk_pixbuf_new_from_stream_at_scale(stream, width, -1, 1, nil, nil)
  }
}
