import Foundation

/// A finger on a Broadway screen; places are points of the screen.
///
/// What it touched first gets all that it does, wherever it goes.
public final class Finger {
  private let hand: BroadwayHand
  private let id: Int32
  private let isFirst: Bool
  private let surface: BroadwayBrowser.Surface?
  private var place: (x: Double, y: Double)

  init(of hand: BroadwayHand, id: Int32, x: Double, y: Double) {
    self.hand = hand
    self.id = id
    isFirst = hand.begin(id)
    surface = hand.enter(x, y)
    place = (x, y)
    touch(0)
  }

  /// Moves the finger at once.
  public func move(x: Double, y: Double) {
    place = (x, y)
    touch(1)
  }

  /// Takes the finger away.
  public func lift() {
    touch(2)
    vanish()
  }

  /// Takes the finger away without a word to the program, as when its end gets lost.
  public func vanish() { hand.end(id) }

  private func touch(_ step: Int32) {
    guard let surface else { return }
    let words = [step, surface.id, id, isFirst ? 1 : 0]
    hand.send(.touch, words + surface.place(place.x, place.y), [])
  }
}

/// A hand on a Broadway screen: fingers, a mouse and keys. What it does happens at the times of
/// a clock of its own, so that speeds are the hand's however slow the machine is.
public final class BroadwayHand {
  private let browser: BroadwayBrowser
  private var firstFinger: Int32?
  private var under: Int32 = 0
  private var held: Int32 = 0
  private var time: Int32 = 1000

  init(on browser: BroadwayBrowser) { self.browser = browser }

  /// Lets time pass, for the hand and for the program; seconds.
  public func wait(_ seconds: Double) {
    usleep(UInt32(seconds * 1e6))
    time += Int32((seconds * 1000).rounded())
  }

  /// Presses and lets go of a key, by its number in X11's list of keysyms.
  public func key(_ keysym: Int32) {
    browser.send(.keyPress, [keysym, held], at: time)
    browser.send(.keyRelease, [keysym, held], at: time)
  }

  /// Moves the mouse.
  public func movePointer(x: Double, y: Double) { point(.move, x, y, []) }

  /// Presses or lets go of a button of the mouse: 1 is the primary one, 3 the secondary.
  public func press(_ isDown: Bool, button: Int32 = 1, x: Double, y: Double) {
    let mask: Int32 = 1 << (7 + button)  // as in GDK's modifiers
    if isDown { held |= mask }
    point(isDown ? .press : .release, x, y, [button])
    if !isDown { held &= ~mask }
  }

  private func point(_ event: BroadwayBrowser.Event, _ x: Double, _ y: Double, _ more: [Int32]) {
    guard let surface = enter(x, y) else { return }
    send(event, [surface.id, surface.id] + surface.place(x, y), more)
  }

  /// Tells something with the keys and buttons that are held.
  fileprivate func send(_ event: BroadwayBrowser.Event, _ words: [Int32], _ more: [Int32]) {
    browser.send(event, words + [held] + more, at: time)
  }

  /// What is at a place, told that the pointer is there now.
  fileprivate func enter(_ x: Double, _ y: Double) -> BroadwayBrowser.Surface? {
    guard let surface = browser.surface(atX: x, y) else { return nil }
    if surface.id != under {
      let place = surface.place(x, y)
      if under != 0 { send(.leave, [under, under] + place, [0]) }
      send(.enter, [surface.id, surface.id] + place, [0])
      under = surface.id
    }
    return surface
  }

  /// Whether a new finger is the one that moves the pointer along.
  fileprivate func begin(_ id: Int32) -> Bool {
    firstFinger = firstFinger ?? id
    return firstFinger == id
  }

  fileprivate func end(_ id: Int32) { if firstFinger == id { firstFinger = nil } }
}

extension BroadwayBrowser.Surface {
  /// A place on the screen, and the same on this surface.
  fileprivate func place(_ x: Double, _ y: Double) -> [Int32] {
    let (x, y) = (Int32(x.rounded()), Int32(y.rounded()))
    return [x, y, x - self.x, y - self.y]
  }
}
