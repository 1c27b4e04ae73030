import GtkBridge
import SheetEngine

/// A list in a sheet while a gesture scrolls it, and while it glides on afterwards.
@MainActor
final class ListGrip {
  private let scroller: Scroller
  private let handOff: HandOff
  private let momentum: Momentum
  private let followedFingers: Bool
  private var speed: VelocityTracker
  private weak var sheet: SheetHost?

  /// Takes the list at a place of the sheet's canvas, in points; nil where none can scroll, and
  /// for a sheet whose drags choose targets.
  init?(of sheet: SheetHost, atX x: Double, y: Double) {
    sheet.glide = nil
    let configuration = sheet.configuration
    if case .stepped = configuration.dragModel { return nil }
    guard let scroller = sheet.canvas?.scroller(atX: x, y: y) else { return nil }
    self.scroller = scroller
    self.sheet = sheet
    momentum = configuration.snapping.momentum
    speed = VelocityTracker(limits: configuration.velocityLimits)
    followedFingers = scroller.followsFingers
    handOff = HandOff(configuration, beginningAt: ScrollExtent(scroller.vertical))
    scroller.followsFingers = false  // or GTK would scroll it for the same finger
  }

  /// How far it is scrolled.
  var extent: ScrollExtent { ScrollExtent(scroller.vertical) }

  /// Shares out a movement, points, up positive.
  func share(_ travel: Double, headroom: Double) -> HandOff.Share {
    handOff.share(travel, headroom: headroom, list: extent)
  }

  /// Scrolls by points, up positive, at a time on the clock of events.
  func scroll(by distance: Double, at time: Double) {
    scroller.vertical.value += distance
    speed.add(position: extent.offset, at: time)
  }

  /// Lets go, at a time on the clock of events; without one it stops at once.
  func letGo(at time: Double?) {
    scroller.followsFingers = followedFingers
    let velocity = time.map { speed.velocity(releasedAt: $0) } ?? 0
    guard velocity != 0, let sheet, let canvas = sheet.canvas else { return }
    sheet.glide = ListGlide(
      scroller.vertical, velocity: velocity, momentum, framesOf: canvas)
  }
}

extension ScrollExtent {
  @MainActor
  init(_ adjustment: Adjustment) {
    self.init(offset: adjustment.value, maximum: adjustment.maximum)
  }
}
