/// A handler that is told what a sheet does, until it is cancelled.
@MainActor
public final class SheetWatch {
  private var handler: (@MainActor (SheetHost, SheetHost.Activity) -> Void)?

  init(_ handler: @escaping @MainActor (SheetHost, SheetHost.Activity) -> Void) {
    self.handler = handler
  }

  /// Tells the handler nothing any more, and lets go of it.
  public func cancel() { handler = nil }

  var isCancelled: Bool { handler == nil }

  func tell(_ sheet: SheetHost, _ activity: SheetHost.Activity) { handler?(sheet, activity) }
}
