public import GtkBridge

/// A lock and the name of the host whose page is shown: what a collapsed bar shows.
public final class HostName: Box {
  /// Creates it.
  ///
  /// - Parameters:
  ///   - host: The name of the host.
  ///   - textSize: Points; nil for the usual size.
  public init(_ host: String, textSize: Double? = nil) {
    let label = Label(host)
    if let textSize { label.setTextSize(textSize) }
    super.init(.horizontal, spacing: 6, [Icon("changes-prevent-symbolic", size: 12), label])
    setAlignment(horizontal: .center, vertical: .center)
  }
}
