public import GtkBridge
public import SheetEngine

/// A sheet in a window: an engine, the widget that shows its content, and whoever watches.
///
/// A host is shown by the `SheetCanvas` it is added to, which keeps it alive.
@MainActor
public final class SheetHost {
  /// What watchers are told.
  public enum Activity: Sendable {
    /// Something happened to the sheet, at a time on the clock of frames, seconds; its frame already
    /// shows what came of it.
    case event(SheetEvent, at: Double)
    /// A journey began or ended.
    case notice(SheetNotice)
    /// The sheet stands elsewhere, or does something else, than in the frame before.
    case frame(SheetFrame)
  }

  /// Asked before the sheet goes where a hand, a key or `dismiss` sends it: to a detent, or
  /// dismissed, and why. Nil allows everything.
  ///
  /// It may do whatever it likes, with this sheet too. One that answers `later` is followed by
  /// `answer(_:)`; meanwhile the sheet stays open.
  public var shouldSettle: (@MainActor (Settlement) -> SheetAnswer)? {
    didSet { send(.asksFirst(shouldSettle != nil)) }
  }
  /// Where the sheet is.
  public private(set) var frame: SheetFrame

  /// What it is called to those who do not see it, and in recordings.
  public let label: String
  /// Where it is shown; nil while it is nowhere.
  public internal(set) weak var canvas: SheetCanvas?

  /// What its detents are called to those who do not see it, by their names in the configuration;
  /// those that are not here are “half open”, “fully open” or so many percent.
  public var detentNames: [String: String] = [:]

  let surface: SheetSurface
  /// The list in the sheet that a hand is on, or that glides on.
  var list: SheetList? { didSet { if list !== oldValue { oldValue?.letGo() } } }
  private lazy var voice = SheetVoice(for: self)
  private var machine: SheetMachine
  private var watchers: [SheetWatch] = []
  /// What there is to tell, in order; whoever puts the first thing in delivers.
  private var outbox: [Activity] = []
  /// Whether what is in it came of a layout and waits for the main loop.
  private var waitsForLoop = false

  /// Creates a dismissed sheet.
  ///
  /// - Parameters:
  ///   - configuration: What kind of sheet it is.
  ///   - content: What it shows.
  ///   - label: What it is called to those who do not see it, and in recordings.
  public init(configuration: SheetConfiguration, content: Widget, label: String) {
    self.label = label
    machine = SheetMachine(configuration: configuration)
    frame = machine.frame(at: 0)
    surface = SheetSurface(content: content)
    surface.keepFocusInside { [weak self] in self?.isCovering ?? false }
    surface.grabber.onSheetKey { [weak self] in self?.send(.key($0)) }
  }

  /// What kind of sheet it is; a change while it is open moves it to its detent's new height.
  public var configuration: SheetConfiguration {
    get { machine.configuration }
    set { send(.configured(newValue)) }
  }

  /// Where it rests or is going; nil while a pointer decides.
  public var target: SheetTarget? { machine.target }

  /// Opens the sheet at its initial detent, over all other sheets that are there.
  public func present(animated: Bool = true) {
    canvas?.raise(self)
    send(.present(animated: animated))
  }

  /// Moves the sheet to a detent, by its name; opens it too.
  ///
  /// - Throws: `SheetConfigurationError.unknownDetent` when the configuration has no such detent;
  ///   the sheet then does what it did before.
  public func select(
    detent name: String, animated: Bool = true
  ) throws(SheetConfigurationError) {
    guard configuration.detents.contains(where: { $0.id == name }) else {
      throw .unknownDetent(name)
    }
    send(.select(name, animated: animated))
  }

  /// Closes the sheet.
  ///
  /// - Parameters:
  ///   - asking: Whether `shouldSettle` may refuse.
  ///   - animated: Whether it moves, or is gone at once.
  public func dismiss(asking: Bool = true, animated: Bool = true) {
    send(.dismiss(.code, asking: asking, animated: animated))
  }

  /// What a recording of the sheet begins with; nil while it is held or on its way.
  public var recording: SheetRecording? { SheetRecording(from: machine, at: time) }

  /// Answers what `shouldSettle` wanted to answer later.
  public func answer(_ answer: SheetAnswer) { send(.answered(answer)) }

  /// Tells a handler everything from now on, in the order in which it happened; what the handler
  /// does to the sheet is told after all of that. The handler must hold widgets weakly.
  ///
  /// - Returns: What cancels it.
  @discardableResult
  public func watch(_ handler: @escaping @MainActor (SheetHost, Activity) -> Void) -> SheetWatch {
    let watch = SheetWatch(handler)
    watchers.removeAll { $0.isCancelled }
    watchers.append(watch)
    return watch
  }
}

extension SheetHost {
  /// Whether there is anything to see or to wait for.
  var isOpen: Bool { machine.phase != .hidden }
  /// Whether a visible backdrop keeps what is under the sheet out of reach.
  var isCovering: Bool { frame.isReachable && frame.backdropOpacity > 0 }
  /// Whether it fades instead of travelling.
  var isMotionReduced: Bool { machine.isMotionReduced }
  /// Whether it is on a journey.
  var isAnimating: Bool { frame.isAnimating }

  /// Whether nothing moves it, neither time nor a hand.
  var isAtRest: Bool { frame.phase == .resting || frame.phase == .hidden }
  /// Whether a press at a point of the canvas, on something, is the sheet's alone.
  func claimsPress(on place: PressPlace, atX x: Double, y: Double) -> Bool {
    machine.claimsPress(on: place, at: PointerSample(x: x, y: y, time: 0))
  }

  /// What it has to fit.
  var metrics: SheetMetrics { machine.metrics }
  /// Its detents for that, points.
  var layout: DetentLayout { machine.layout }
}

// MARK: - Events in, activities out

extension SheetHost {
  /// Hands an event to the engine, and shows and tells what comes of it.
  func send(_ event: SheetEvent) {
    let isFirst = outbox.isEmpty || waitsForLoop
    take(event)
    finishUnseen()
    show()
    if isFirst { deliver() }
  }

  /// As `send`, for events that come in the middle of a layout: watchers are told after it.
  func sendFromLayout(_ event: SheetEvent) {
    let isFirst = outbox.isEmpty
    take(event)
    show()
    guard isFirst else { return }
    waitsForLoop = true
    MainLoop.run { if self.waitsForLoop { self.deliver() } }
  }

  /// Moves on with the frame clock.
  func advance() {
    let isFirst = outbox.isEmpty || waitsForLoop
    followList()
    show()
    if isFirst { deliver() }
  }

  private var time: Double { canvas?.frameTime ?? 0 }

  private func take(_ event: SheetEvent) {
    followList()
    hand(event)
  }

  /// Ends a dismissal at once that no frame would ever move on, for nobody sees it.
  private func finishUnseen() {
    guard isOpen, machine.target == .dismissed, canvas?.isMapped != true else { return }
    hand(.dismiss(.code, asking: false, animated: false))
  }

  /// Tells the engine where the list is, if somebody else has moved it.
  private func followList() {
    if let extent = list?.news { hand(.listScrolled(extent)) }
  }

  private func hand(_ event: SheetEvent) {
    let time = time
    outbox.append(.event(event, at: time))
    for notice in machine.handle(event, at: time) {
      outbox.append(.notice(notice))
      if case .asks(let settlement) = notice {
        hand(.answered(shouldSettle?(settlement) ?? .allow))
      }
    }
  }

  /// Takes the frame, and sets all that is painted.
  private func show() {
    let last = frame
    frame = machine.frame(at: time)
    if let offset = frame.listOffset { list?.show(offset) }
    if !machine.isTouched, !frame.isAnimating || frame.listOffset == nil { list = nil }
    canvas?.sheetDidChange(self)
    voice.follow()
    if let settled = frame.didSettle { outbox.append(.notice(.didSettle(settled))) }
    if frame != last { outbox.append(.frame(frame)) }
  }

  private func deliver() {
    waitsForLoop = false
    while let activity = outbox.first {
      if case .notice(.didSettle(let end)) = activity, end.reason != .resize { voice.settle() }
      for watch in watchers { watch.tell(self, activity) }
      outbox.removeFirst()
    }
  }
}
