import GtkBridge
import SheetEngine

/// Lets a sheet that changes its place without travelling fade away where it was while it comes
/// where it is.
@MainActor
final class SheetCrossFade {
  /// What was painted last.
  private var last: Painting?
  private var arrival = 1.0
  /// What fades away.
  private var leaving: Painting?

  /// Paints a sheet.
  ///
  /// - Parameters:
  ///   - sheet: Which one; it is kept as painted only while its motion is reduced.
  ///   - snapshot: Where.
  ///   - paint: Paints the sheet where it is.
  func paint(_ sheet: SheetHost, into snapshot: Snapshot, _ paint: (Snapshot) -> Void) {
    guard sheet.isMotionReduced, sheet.isOpen else {
      (last, leaving, arrival) = (nil, nil, 1)
      return paint(snapshot)
    }
    if sheet.frame.arrival < arrival { leaving = last }
    arrival = sheet.frame.arrival
    if arrival == 1 { leaving = nil }
    last = snapshot.keep {
      guard let leaving else { return paint($0) }
      $0.crossFade(from: leaving, progress: arrival, paint)
    }
  }
}
