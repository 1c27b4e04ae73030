import GtkBridge
import SheetEngine

/// A list that glides on after it was let go of, until it comes to rest or to one of its ends.
@MainActor
final class ListGlide {
  private let list: Adjustment
  private let start: Double
  private let velocity: Double
  private let momentum: Momentum
  private let startTime: Double
  private weak var widget: Widget?
  private var ticker: Ticker?

  /// Begins where the list is, by the frames of a widget.
  ///
  /// - Parameters:
  ///   - list: What glides.
  ///   - velocity: Points/second, towards the list's end positive.
  ///   - momentum: How far that carries.
  ///   - widget: Whose frames count.
  init(_ list: Adjustment, velocity: Double, _ momentum: Momentum, framesOf widget: Widget) {
    self.list = list
    self.velocity = velocity
    self.momentum = momentum
    start = list.value
    startTime = widget.frameTime
    self.widget = widget
    ticker = Ticker(for: widget) { [weak self] in self?.advance(to: $0) ?? false }
    ticker?.start()
  }

  /// Leaves the list where it is.
  func stop() { if widget != nil { ticker?.stop() } }

  private func advance(to time: Double) -> Bool {
    let end = start + momentum.distance(forVelocity: velocity)
    let wanted = start + momentum.distance(forVelocity: velocity, after: time - startTime)
    list.value = wanted
    return list.value == wanted && abs(end - wanted) > 0.5
  }
}
