public import GtkBridge
public import SheetEngine

/// A sheet to subclass: it owns backdrop, surface, shadow, animation and dismissal; a subclass
/// fills `content`.
///
/// ```swift
/// final class Greeting: BottomSheet {
///   override init(configuration: SheetConfiguration = .base, label: String = "Greeting") {
///     super.init(configuration: configuration, label: label)
///     content.append(Label("Hello"))
///   }
/// }
/// Greeting().present(in: window)
/// ```
///
/// Its window keeps it alive while it is presented.
@MainActor
open class BottomSheet {
  /// The container to fill, from top to bottom; its bottom keeps clear of the safe-area inset.
  public let content = Box(.vertical)
  /// The sheet itself: where it is, what it is told, who watches it.
  public let host: SheetHost
  /// How often it was taken out of a window for another, and will tell that it is closed there.
  private var moves = 0

  /// Creates a sheet that is not presented.
  ///
  /// - Parameters:
  ///   - configuration: What kind of sheet; content that may become taller than it scrolls if the
  ///     subclass puts it into a `ScrolledWindow`.
  ///   - label: What the sheet is called to those who do not see it, and in recordings.
  public init(configuration: SheetConfiguration = .base, label: String) {
    host = SheetHost(configuration: configuration, content: content, label: label)
    host.shouldSettle = { [weak self] in
      guard let self, $0.target == .dismissed else { return .allow }
      return shouldDismiss(for: $0.reason)
    }
    host.watch { [weak self] _, activity in self?.follow(activity) }
  }

  /// Whether the sheet is in a window.
  public var isPresented: Bool { host.canvas != nil }

  /// Shows the sheet over a window's content and all sheets that are there; it leaves another
  /// window for it, which does not count as closing.
  public func present(in window: Window) {
    let canvas = SheetCanvas.over(window)
    if host.canvas !== canvas { leave() }
    if !isPresented { canvas.add(host, ownedBy: self) }
    host.present()
  }

  /// Closes the sheet, if `shouldDismiss(for:)` agrees.
  public func dismiss() { host.dismiss() }

  /// Asked before the sheet closes. It may do whatever it likes, with this sheet too; one that
  /// answers `later` is followed by `host.answer(_:)`.
  open func shouldDismiss(for reason: SettleReason) -> SheetAnswer { .allow }

  /// Runs once each time the sheet has closed, after the end of the animation.
  open func didDismiss() {}

  private func leave() {
    guard let canvas = host.canvas else { return }
    if host.isOpen { moves += 1 }
    canvas.remove(host)
  }

  private func follow(_ activity: SheetHost.Activity) {
    guard case .notice(.didSettle(let settlement)) = activity, settlement.target == .dismissed
    else { return }
    guard moves == 0 else { return moves -= 1 }
    host.canvas?.remove(host)
    didDismiss()
  }
}
