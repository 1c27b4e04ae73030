import GtkBridge
import SheetEngine

/// One gesture that pulls at a sheet and at the list in it, if it began over one.
///
/// The sheet is told of a pointer that moved as far as the sheet's own share of the gesture; so
/// what the list takes says nothing about how fast the sheet is let go of.
@MainActor
struct SheetPull {
  let sheet: SheetHost
  private let list: ListGrip?
  /// Where the hand is, points below the canvas's top.
  private var handY: Double
  /// Where the sheet's own pointer is, points below the canvas's top.
  private var pointerY: Double

  /// Begins at a place and a time.
  init(_ sheet: SheetHost, over list: ListGrip?, at start: PointerSample) {
    self.sheet = sheet
    self.list = list
    handY = start.y
    pointerY = start.y
    sheet.send(.dragBegan(start))
  }

  /// Follows the hand to a place.
  mutating func move(to hand: PointerSample) {
    let travel = handY - hand.y
    handY = hand.y
    guard let list else { return follow(to: hand.y, at: hand.time) }
    let share = list.share(travel, headroom: sheet.headroom)
    if share.list != 0 {
      list.scroll(by: share.list, at: hand.time)
      sheet.listDidScroll(to: list.extent)
    }
    if share.sheet != 0 || share.list == 0 { follow(to: pointerY - share.sheet, at: hand.time) }
  }

  private mutating func follow(to y: Double, at time: Double) {
    pointerY = y
    sheet.send(.dragMoved(PointerSample(y: y, time: time)))
  }

  /// Follows the hand by points, down positive.
  mutating func move(by distance: Double, at time: Double) {
    move(to: PointerSample(y: handY + distance, time: time))
  }

  /// Lets go at a place.
  mutating func end(at hand: PointerSample) {
    if hand.y != handY { move(to: hand) }
    end(at: hand.time)
  }

  /// Lets go where the hand was last.
  func end(at time: Double) {
    sheet.send(.dragEnded(PointerSample(y: pointerY, time: time)))
    list?.letGo(at: time)
  }

  /// The hand was taken away.
  func cancel() {
    sheet.send(.dragCancelled)
    list?.letGo(at: nil)
  }
}
