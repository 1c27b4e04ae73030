public import GtkBridge
public import SheetEngine

/// A sheet in a window: an engine, the widget that shows its content, and whoever watches.
///
/// A host is shown by the `SheetCanvas` it is added to, which keeps it alive.
@MainActor
public final class SheetHost {
  /// What watchers are told.
  public enum Activity: Sendable {
    /// Something happened to the sheet; its frame already shows what came of it.
    case event(SheetEvent)
    /// A journey began or ended.
    case notice(SheetNotice)
    /// The sheet stands elsewhere, or does something else, than in the frame before.
    case frame(SheetFrame)
    /// The gesture that pulls at the sheet scrolled the list in it.
    case scrolled(ScrollExtent)
  }

  /// Asked before the sheet closes, whatever the reason; false keeps it open.
  public var shouldDismiss: @MainActor () -> Bool = { true }
  /// Where the sheet is.
  public private(set) var frame: SheetFrame

  /// What it is called to those who do not see it, and in traces.
  public let label: String
  /// Where it is shown; nil while it is nowhere.
  public internal(set) weak var canvas: SheetCanvas?

  /// What its detents are called to those who do not see it, by their names in the configuration;
  /// those that are not here are “half open”, “fully open” or so many percent.
  public var detentNames: [String: String] = [:]

  let surface: SheetSurface
  /// What a list in the sheet does after it was let go of.
  var glide: ListGlide? { didSet { oldValue?.stop() } }
  private lazy var voice = SheetVoice(for: self)
  private var machine: SheetMachine
  private var watchers: [@MainActor (SheetHost, Activity) -> Void] = []

  /// Creates a dismissed sheet.
  ///
  /// - Parameters:
  ///   - configuration: What kind of sheet it is.
  ///   - content: What it shows.
  ///   - label: What it is called to those who do not see it, and in traces.
  public init(configuration: SheetConfiguration, content: Widget, label: String) {
    self.label = label
    machine = SheetMachine(configuration: configuration)
    frame = machine.frame(at: 0)
    surface = SheetSurface(content: content)
    surface.keepFocusInside { [weak self] in self?.isCovering ?? false }
    surface.grabber.onCommand { [weak self] in self?.run($0) }
  }

  /// What kind of sheet it is; a change while it is open moves it to its detent's new height.
  public var configuration: SheetConfiguration {
    get { machine.configuration }
    set { send(.configured(newValue)) }
  }

  /// Where it rests or is going; nil while a pointer decides.
  public var target: SheetTarget? { machine.target }

  /// Opens the sheet at its initial detent.
  public func present() { send(.present) }

  /// Moves the sheet to a detent, by its name; opens it too.
  ///
  /// - Throws: `SheetConfigurationError.unknownDetent` when the configuration has no such detent;
  ///   the sheet then does what it did before.
  public func select(detent name: String) throws(SheetConfigurationError) {
    guard configuration.detents.contains(where: { $0.id == name }) else {
      throw .unknownDetent(name)
    }
    send(.select(name))
  }

  /// Closes the sheet.
  public func dismiss() { send(.dismiss(.code)) }

  /// Tells a handler everything from now on; the handler must hold widgets weakly.
  public func watch(_ handler: @escaping @MainActor (SheetHost, Activity) -> Void) {
    watchers.append(handler)
  }
}

extension SheetHost {
  /// Whether there is anything to see or to wait for.
  var isOpen: Bool { machine.phase != .hidden }
  /// Whether a visible backdrop keeps what is under the sheet out of reach.
  var isCovering: Bool { isOpen && frame.backdropOpacity > 0 }
  /// Whether it fades instead of travelling.
  var isMotionReduced: Bool { machine.isMotionReduced }
  /// Whether it is on a journey.
  var isAnimating: Bool { frame.isAnimating }

  /// Whether nothing moves it, neither time nor a hand.
  var isAtRest: Bool { frame.phase == .resting || frame.phase == .hidden }
  /// What it has to fit.
  var metrics: SheetMetrics { machine.metrics }
  /// Its detents for that, points.
  var layout: DetentLayout { machine.layout }

  /// Points the pointer has to go up until the sheet is at its highest detent.
  var headroom: Double { machine.headroom }
  /// Whether it is at its highest detent or on its way there.
  var isHighest: Bool { machine.isHighest }

  /// Tells that the list in the sheet was scrolled by the sheet's gesture.
  func listDidScroll(to extent: ScrollExtent) { tell(.scrolled(extent)) }

  /// Hands an event to the engine, and shows and tells what comes of it.
  func send(_ event: SheetEvent) {
    let time = canvas?.frameTime ?? 0
    let notices = machine.handle(event, at: time, mayDismiss: shouldDismiss)
    show(machine.frame(at: time), after: [.event(event)] + notices.map { .notice($0) })
  }

  /// Moves on to a time of the frame clock, seconds.
  func advance(to time: Double) { show(machine.frame(at: time), after: []) }

  /// Takes the new frame first and tells afterwards, so that a watcher may send events itself.
  private func show(_ next: SheetFrame, after activities: [Activity]) {
    let last = frame
    frame = next
    canvas?.sheetDidChange(self)
    voice.follow()
    for activity in activities { tell(activity) }
    if let settled = next.didSettle { tell(.notice(.didSettle(settled))) }
    if next != last { tell(.frame(next)) }
  }

  private func tell(_ activity: Activity) {
    if case .notice(.didSettle) = activity { voice.settle() }
    for watcher in watchers { watcher(self, activity) }
  }
}
