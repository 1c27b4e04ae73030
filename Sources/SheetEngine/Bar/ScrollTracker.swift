/// Reads what happens to a page and tells what it means for a collapsing bar.
///
/// A value without a clock: it takes events with their times and answers with an event for a
/// `BarMachine`. It repeats itself while a movement goes on; the machine does not mind.
public struct ScrollTracker: Sendable, Equatable {
  /// How the page is read; may be changed at any time, also in the middle of a gesture.
  public var configuration: ScrollConfiguration

  private var page = PageGeometry.notLoaded
  private var offset = 0.0
  private var zoomRatio = 1.0
  private var phase = ScrollPhase.idle
  private var travel = 0.0

  /// Creates a tracker for a page that is not loaded yet and cannot scroll.
  ///
  /// - Parameter configuration: How the page is read.
  public init(configuration: ScrollConfiguration = ScrollConfiguration()) {
    self.configuration = configuration
  }

  /// When the running burst of notches is over, seconds; nil outside a burst.
  ///
  /// No timer is needed: a burst found to be over by the next event is over. A front end that
  /// shows or records gestures can send `PageEvent.gestureEnded` at this time.
  public var burstEndsAt: Double? {
    guard case .burst(_, let endsAt) = phase else { return nil }
    return endsAt
  }

  /// Takes an event from the page.
  ///
  /// - Parameters:
  ///   - event: What happened; one with impossible numbers is ignored.
  ///   - time: When, seconds; an event at a time that is not finite, or
  ///     further than 1e12, is ignored.
  /// - Returns: What it means for the bar, or nil if nothing.
  public mutating func handle(_ event: PageEvent, at time: Double) -> ScrollEvent? {
    guard event.isUsable, Timestamp.isUsable(time, after: nil) else { return nil }
    endBurst(before: time)
    let answer = read(event, at: time)
    let isAtTop = offset <= 0 || !page.canScroll
    return answer?.expands == true && configuration.expandsOnlyAtTop && !isAtTop ? nil : answer
  }

  private mutating func read(_ event: PageEvent, at time: Double) -> ScrollEvent? {
    switch event {
    case .laidOut(let page, let offset): return layOut(page, at: offset)
    case .zoomed(let zoom, let page, let offset): return magnify(zoom, page, at: offset)
    case .gestureBegan: phase = .held(newGesture)
    case .gestureEnded: endGesture()
    case .scrolled(let offset, let movement):
      return scroll(to: offset, by: movement ?? offset - self.offset, at: time)
    case .notched(let movement, let offset):
      if phase.gesture == nil { phase = .burst(newGesture, endsAt: time) }
      return scroll(to: offset, by: movement, at: time)
    }
    return nil
  }

  /// Makes the direction rule wait for its whole threshold again.
  ///
  /// For when something other than the page moved the bar, such as a click on it: the next point
  /// of scrolling must not undo that.
  public mutating func forgetTravel() { travel = 0 }
}

// MARK: - Gestures

extension ScrollTracker {
  private var newGesture: ScrollGesture {
    ScrollGesture(beganAtEnd: page.canScroll && page.isAtEnd(offset))
  }

  private mutating func endGesture() {
    phase = phase.beganAtEnd && page.isAtEnd(offset) ? .idleAtEnd : .idle
  }

  /// A clock that has gone back by decades is another one, and so is the gesture.
  private mutating func endBurst(before time: Double) {
    guard let burstEndsAt else { return }
    let isEarlier = time < burstEndsAt - Timestamp.longestLeap
    if time >= burstEndsAt || isEarlier { endGesture() }
  }
}

// MARK: - Layout and zoom

extension ScrollTracker {
  /// Travel survives a layout, or a page that loads while it is scrolled could not collapse the
  /// bar; but not one that expands the bar.
  private mutating func layOut(_ page: PageGeometry, at offset: Double) -> ScrollEvent? {
    (self.page, self.offset) = (page, offset)
    let isAtTop = configuration.rule == .direction && offset <= 0 && zoomRatio == 1
    guard isAtTop || !page.canScroll else { return nil }
    forgetTravel()
    return .scrollUp
  }

  private mutating func magnify(
    _ zoom: PageZoom, _ page: PageGeometry, at offset: Double
  ) -> ScrollEvent? {
    let ratio = zoom.ratio(tolerance: configuration.zoomTolerance)
    let hasChanged = ratio != zoomRatio
    (zoomRatio, self.page, self.offset) = (ratio, page, offset)
    forgetTravel()
    guard page.canScroll else { return ratio == 1 ? .zoomOut : .scrollUp }
    guard hasChanged else { return nil }
    return ratio == 1 ? .zoomOut : .zoomIn
  }
}

// MARK: - Scrolling

extension ScrollTracker {
  private mutating func scroll(
    to newOffset: Double, by movement: Double, at time: Double
  ) -> ScrollEvent? {
    let moved = page.clamp(newOffset) - page.clamp(offset)
    offset = newOffset
    phase.add(movement, deadline: time + configuration.burstPause)
    travel = moved * travel < 0 ? moved : travel + moved
    guard page.canScroll else { return nil }
    if movement > moved, isPulledOn { return reachBottom() }
    return configuration.rule == .literal ? literal() : direction(of: movement, moving: moved)
  }

  private var isPulledOn: Bool { phase.beganAtEnd && page.isAtEnd(offset) }

  private mutating func reachBottom() -> ScrollEvent {
    forgetTravel()
    return .reachBottom
  }

  private func literal() -> ScrollEvent? {
    guard let translation = phase.gesture?.translation, translation != 0 else { return nil }
    return translation > 0 ? .scrollDown : .scrollUp
  }

  private func direction(of movement: Double, moving moved: Double) -> ScrollEvent? {
    if offset <= 0 { return movement == 0 && moved == 0 ? nil : .scrollUp }
    guard moved != 0, abs(travel) > configuration.reversalThreshold else { return nil }
    return travel > 0 ? .scrollDown : .scrollUp
  }
}
