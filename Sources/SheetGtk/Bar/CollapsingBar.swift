public import GtkBridge
public import SheetEngine

/// A page over a bottom bar that gets out of the way while the page is read.
///
/// The bar has two forms, each a widget; the page's scrolling and zooming decide which one is
/// shown, and a click on the collapsed one brings the other back.
@MainActor
public final class CollapsingBar: CanvasWidget {
  /// What watchers are told.
  public enum Activity: Sendable {
    /// Something happened to the page; the bar's frame already shows what came of it.
    case event(PageEvent)
    /// What that meant for the bar. The same is told again while a movement of the page goes on.
    case scroll(ScrollEvent)
    /// The collapsed bar was clicked.
    case tapped
    /// The bar came to rest.
    case settled(BarForm)
    /// The bar stands elsewhere than in the frame before.
    case frame(BarFrame)
  }

  /// What is read.
  public let page: BrowserPage
  /// Where the bar is.
  public internal(set) var frame: BarFrame

  var machine: BarMachine
  var tracker: ScrollTracker
  var fit = PageFit()
  /// Whether offset and lengths of the page are being set here, which is no scrolling.
  var isRearranging = false
  /// Whether its measures were once made to fit the forms.
  private(set) var isFitted = false
  let stage: BarStage
  private(set) lazy var ticker = Ticker(for: self) { [weak self] in self?.tick(at: $0) ?? false }
  private var input: PageInput?
  private var watchers: [@MainActor (CollapsingBar, Activity) -> Void] = []

  /// Creates an expanded bar with forms of the caller's.
  ///
  /// - Parameters:
  ///   - page: What is over the bar.
  ///   - expanded: The expanded form; `configuration.appearance.expandedHeight` is its height.
  ///   - collapsed: What the collapsed form shows; `collapsedHeight` is its height. It is put
  ///     into a button as large as the bar.
  ///   - configuration: How the page is read, how the bar moves and looks.
  public init(
    page: BrowserPage, expanded: Widget, collapsed: Widget,
    configuration: BarConfiguration = .browser
  ) {
    self.page = page
    self.configuration = configuration
    machine = BarMachine(configuration: configuration)
    tracker = ScrollTracker(configuration: configuration.scrolling)
    frame = machine.frame(at: 0)
    stage = BarStage(expanded: expanded, collapsed: collapsed)
    super.init(styleName: "collapsing-bar")
    SheetTheme.install()
    adopt(page)
    stage.enter(self)
    input = PageInput(for: self)
    connect()
  }

  private func connect() {
    page.vertical.onScroll { [weak self] in self?.pageDidScroll() }
    page.vertical.onResize { [weak self] in self?.pageDidResize() }
    stage.onClick { [weak self] in self?.expand() }
    Settings.onAnimatedChange(for: self) { [weak self] in self?.followSettings() }
    followSettings()
  }

  /// How the page is read, how the bar moves and looks; may be changed at any time.
  ///
  /// `isAnimated` follows the desktop's setting by itself. The bar moves to other heights with its
  /// spring, and is taller where a form cannot do with them; the forms were made for the appearance
  /// the bar began with. Measures GTK cannot take are brought to the nearest it can: lengths into
  /// 0…4,096 points.
  public var configuration: BarConfiguration {
    didSet {
      tracker.configuration = configuration.scrolling
      fitForms(width: width)
      send(.laidOut(geometry, offset: page.vertical.value))
      queueLayout()
    }
  }

  /// Its measures as they are: never too small for what they hold.
  var appearance: BarAppearance { machine.configuration.appearance }

  /// The form the bar is in or on its way to.
  public var form: BarForm { machine.state.form }

  /// Brings the bar back, as a click on it does.
  public func expand() {
    tracker.forgetTravel()
    turn(.tapped, at: frameTime)
    tell(.tapped)
  }

  /// Tells a handler everything from now on; the handler must hold widgets weakly.
  public func watch(_ handler: @escaping @MainActor (CollapsingBar, Activity) -> Void) {
    watchers.append(handler)
  }

  func tell(_ activity: Activity) { watchers.forEach { $0(self, activity) } }

  // MARK: Layout and painting

  public override func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) {
    let wanted = measure(page, axis, across: size)
    return axis == .vertical ? wanted : stage.width(atLeast: wanted)
  }

  public override func layout(width: Int, height: Int) {
    page.prepare(forWidth: width)
    followForms(width: width)
    isFitted = true
    placePage(width: width, height: height)
    stage.layout(width: width, height: height, frame, appearance)
  }

  public override func paint(into snapshot: Snapshot) {
    stage.paint(page, frame, appearance, into: snapshot)
  }

  public override func styleDidChange() { stage.styleDidChange() }

  /// How far the page is lifted with the bar's edge, points.
  var lift: Double { fit.lift(under: frame, appearance).snapped(to: scale) }

  func placePage(width: Int, height: Int) {
    let room = Int(fit.height(in: Double(height), appearance).rounded(.down))
    let least = measure(page, .vertical, across: width).minimum
    place(page, y: -lift, width: width, height: max(room, least))
  }
}
