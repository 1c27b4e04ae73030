/// A value that tells whoever watches when it changes.
@MainActor
public final class ObservableValue<Value: Equatable & Sendable> {
  private var watchers: [@MainActor (Value) -> Void] = []

  /// Creates a value.
  public init(_ value: Value) { self.value = value }

  /// The value; setting it to what it is already tells nobody.
  public var value: Value {
    didSet {
      guard value != oldValue else { return }
      for watcher in watchers { watcher(value) }
    }
  }

  /// Tells a handler every change from now on; the handler must hold widgets weakly.
  public func watch(_ handler: @escaping @MainActor (Value) -> Void) { watchers.append(handler) }
}
