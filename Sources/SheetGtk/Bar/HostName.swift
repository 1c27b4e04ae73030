public import GtkBridge

/// A lock and the name of the host whose page is shown: what a collapsed bar shows.
public final class HostName: Box {
  /// Creates it.
  ///
  /// - Parameters:
  ///   - host: The name of the host.
  ///   - textSize: Points, 1…256; the lock is in proportion.
  public init(_ host: String, textSize: Double) {
    let label = Label(host)
    label.setTextSize(textSize)
    let lock = Icon(
      "changes-prevent-symbolic", size: Int((textSize.limited(to: 1...256) * 0.85).rounded()))
    super.init(.horizontal, spacing: 6, [lock, label])
    setAlignment(horizontal: .center, vertical: .center)
  }
}
