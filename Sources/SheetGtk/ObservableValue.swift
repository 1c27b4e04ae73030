/// A value that tells whoever watches when it changes.
///
/// Every watcher is told each change once, and all of them in the same order: what a watcher sets
/// is told after everybody has heard what came before.
@MainActor
public final class ObservableValue<Value: Equatable & Sendable> {
  /// A handler, and whose it is, if it is not everybody's for good.
  private struct Watcher {
    weak var owner: AnyObject?
    let isOwned: Bool
    let handler: @MainActor (Value) -> Void

    var isGone: Bool { isOwned && owner == nil }
  }

  private var watchers: [Watcher] = []
  /// What is still to be told, and to whom: those who watched when it happened.
  private var news: [(value: Value, watchers: [Watcher])] = []

  /// Creates a value.
  public init(_ value: Value) { self.value = value }

  /// The value; setting it to what it is already tells nobody.
  public var value: Value {
    didSet {
      guard value != oldValue else { return }
      news.append((value, watchers))
      if news.count == 1 { tell() }
    }
  }

  /// Tells a handler every change from now on; the handler must hold widgets weakly.
  public func watch(_ handler: @escaping @MainActor (Value) -> Void) {
    add(Watcher(isOwned: false, handler: handler))
  }

  /// As `watch`, as long as an object lives; the handler must hold it weakly.
  func watch(for owner: AnyObject, _ handler: @escaping @MainActor (Value) -> Void) {
    add(Watcher(owner: owner, isOwned: true, handler: handler))
  }

  /// How many would be told.
  var watcherCount: Int { watchers.filter { !$0.isGone }.count }

  private func add(_ watcher: Watcher) {
    watchers.removeAll(where: \.isGone)
    watchers.append(watcher)
  }

  private func tell() {
    while let (value, watchers) = news.first {
      for watcher in watchers where !watcher.isGone { watcher.handler(value) }
      news.removeFirst()
    }
  }
}
