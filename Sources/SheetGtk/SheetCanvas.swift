public import GtkBridge
import SheetEngine

/// A page with sheets over it: fills a window, paints every frame and takes the pointer.
@MainActor
public final class SheetCanvas: CanvasWidget {
  /// What the sheets lie over.
  public let page: Widget
  /// From the lowest to the topmost.
  public private(set) var sheets: [SheetHost] = []

  /// The height at the bottom that content keeps clear of, points, brought into 0…32,767; 0 on a
  /// desktop, and for what is no number.
  public var bottomInset = 0.0 {
    didSet {
      bottomInset = bottomInset.limited(to: 0...Double(Limits.length))
      for sheet in sheets { sheet.surface.keepClear(ofBottom: bottomInset) }
    }
  }

  private var pieces: [ObjectIdentifier: SheetPiece] = [:]
  private(set) var input: SheetInput?
  private var keys: SheetKeys?
  private lazy var ticker = Ticker(for: self) { [weak self] in self?.tick(at: $0) ?? false }
  private let focus = SheetFocus()
  private var focusWatch: FocusWatch?
  private lazy var pick = PointerPick(over: self)
  /// Whether a sheet has moved since the pointer's target was picked.
  private var hasMoved = false

  /// Creates a canvas.
  ///
  /// - Parameter page: What the sheets lie over; it takes the pointer only while no sheet is open.
  public init(page: Widget) {
    self.page = page
    super.init(styleName: "sheet-canvas")
    SheetTheme.install()
    adopt(page)
    input = SheetInput(for: self)
    keys = SheetKeys(for: self)
    focusWatch = FocusWatch(around: self) { [weak self] in
      if let self { focus.didMove(on: self) }
    }
    Settings.onAnimatedChange(for: self) { [weak self] in self?.followSettings() }
    onLoss { [weak self] in self?.endUnseenSoon() }
    addWindowShortcut("Escape") { [weak self] in self?.closeTopmost() ?? false }
  }

  /// The canvas that fills a window; made around what is in the window where there is none.
  public static func over(_ window: Window) -> SheetCanvas {
    let (page, focus) = (window.child, window.focusInWindow?.outsidePopups)
    if let canvas = page as? SheetCanvas { return canvas }
    page?.closePopups()
    window.setChild(nil)
    let canvas = SheetCanvas(page: page ?? Box(.vertical))
    window.setChild(canvas)
    focus?.grabFocus()
    return canvas
  }

  /// Puts a sheet over the page and all other sheets, dismissed until it is presented.
  ///
  /// - Parameters:
  ///   - sheet: A sheet that is on no other canvas.
  ///   - owner: What to keep alive as long as the sheet is here.
  public func add(_ sheet: SheetHost, ownedBy owner: AnyObject? = nil) {
    precondition(sheet.canvas == nil, "A sheet is on one canvas at a time.")
    sheets.append(sheet)
    pieces[ObjectIdentifier(sheet)] = SheetPiece(sheet, in: self, ownedBy: owner)
    sheet.canvas = self
    sheet.surface.keepClear(ofBottom: bottomInset)
    adopt(sheet.surface)
    sheet.surface.isShownByParent = false
    followSettings()
    queueLayout()
    if sheet.isOpen { sheetDidChange(sheet) }
  }

  /// Takes a sheet away at once; one that is open is dismissed by that, without being asked. It
  /// stays if a watcher that is told so presents it again.
  public func remove(_ sheet: SheetHost) {
    if sheet.canvas === self { sheet.dismiss(asking: false, animated: false) }
    guard !sheet.isOpen else { return }
    if sheet.canvas === self { sheet.surface.closePopups() }
    guard let index = sheets.firstIndex(where: { $0 === sheet }) else { return }
    sheets.remove(at: index)
    sheet.list = nil
    pieces[ObjectIdentifier(sheet)] = nil
    updateReach()
    focus.leave(sheet)
    sheet.canvas = nil
    abandon(sheet.surface)
    queueDraw()
    pick.refresh()
  }

  /// Ends what nobody will see any more, once GTK is done with taking it away: dismissals when the
  /// canvas goes from the screen, and every sheet when it has lost its window.
  private func endUnseenSoon() {
    guard sheets.contains(where: \.isOpen) else { return }
    MainLoop.run { [self] in
      for sheet in sheets where sheet.isOpen && !isMapped {
        guard sheet.target == .dismissed || !isRealized else { continue }
        sheet.dismiss(asking: false, animated: false)
      }
    }
  }

  /// Puts a sheet that is here over all others.
  func raise(_ sheet: SheetHost) {
    guard sheets.last !== sheet, let index = sheets.firstIndex(where: { $0 === sheet }) else {
      return
    }
    if sheet.isOpen { focus.willEnter(sheet) }
    sheets.append(sheets.remove(at: index))
    moveToFront(sheet.surface)
    updateReach()
    queueDraw()
    if sheet.isOpen { focus.enter(sheet) }
  }

  /// Whether the next frame moves a sheet; never at rest.
  var isTicking: Bool { ticker.isRunning }

  /// The sheet that takes the pointer and the Escape key.
  public var topmost: SheetHost? { sheets.last { $0.isOpen } }

  private func closeTopmost() -> Bool {
    guard let topmost, topmost.target != .dismissed else { return false }
    topmost.send(.key(.escape))
    return true
  }

  // MARK: Layout and painting

  public override func measure(_ axis: Axis, across size: Int) -> (minimum: Int, natural: Int) {
    let wanted = measure(page, axis, across: size)
    guard axis == .horizontal else { return wanted }
    let least = sheets.map { measure($0.surface, axis).minimum }.max() ?? 0
    return (max(wanted.minimum, least), max(wanted.natural, least))
  }

  public override func layout(width: Int, height: Int) {
    place(page, y: 0, width: width, height: height)
    for sheet in sheets { piece(of: sheet)?.layout(width: width, height: height) }
  }

  public override func paint(into snapshot: Snapshot) {
    snapshot.paint(page)
    for sheet in sheets { piece(of: sheet)?.paint(into: snapshot) }
  }

  public override func styleDidChange() { pieces.values.forEach { $0.styleDidChange() } }

  func piece(of sheet: SheetHost) -> SheetPiece? { pieces[ObjectIdentifier(sheet)] }
}

// MARK: - What the sheets tell

extension SheetCanvas {
  /// Shows a sheet's new frame.
  func sheetDidChange(_ sheet: SheetHost) {
    guard let piece = piece(of: sheet) else { return }
    sheet.surface.isClosing = sheet.isOpen && sheet.target == .dismissed
    if sheet.isOpen != sheet.surface.isShownByParent { reveal(sheet) }
    piece.show()
    updateReach()
    if sheet.isAnimating || piece.isBehind { ticker.start() }
    if sheet.isAtRest { input?.showCursor() }
    followMovement(of: sheet)
  }

  /// Picks the pointer's target again once a sheet has come to rest elsewhere.
  private func followMovement(of sheet: SheetHost) {
    guard sheet.isAtRest else { return hasMoved = true }
    guard hasMoved else { return }
    hasMoved = false
    pick.refresh()
    focus.bringIntoSightSoon()
  }

  /// Lets the sheets move, or fade instead, as the desktop wants it.
  private func followSettings() {
    let isReduced = !Settings.isAnimated
    for sheet in sheets where sheet.isMotionReduced != isReduced {
      sheet.send(.motionReduced(isReduced))
    }
  }

  private func tick(at time: Double) -> Bool {
    for sheet in sheets {
      if sheet.isOpen || sheet.isAnimating { sheet.advance() } else { piece(of: sheet)?.show() }
    }
    return sheets.contains { $0.isAnimating } || pieces.values.contains { $0.isBehind }
  }

  private func reveal(_ sheet: SheetHost) {
    if sheet.isOpen { focus.willEnter(sheet) }
    updateReach()
    if !sheet.isOpen {
      sheet.surface.closePopups()
      focus.leave(sheet)
    }
    sheet.surface.isShownByParent = sheet.isOpen
    guard sheet.isOpen else { return }
    queueLayout()
    focus.enter(sheet)
  }

  /// Lets pointer and keyboard reach what no visible backdrop lies over.
  private func updateReach() {
    var (isCovered, hasChanged) = (false, false)
    for sheet in sheets.reversed() {
      if sheet.surface.isReachable == isCovered { hasChanged = true }
      sheet.surface.isReachable = !isCovered
      sheet.surface.isHeard = sheet.isOpen && !isCovered
      if sheet.isCovering { isCovered = true }
    }
    if page.isReachable == isCovered {
      hasChanged = true
      page.isReachable = !isCovered
      page.setAccessiblyHidden(isCovered)
    }
    guard hasChanged else { return }
    pick.refresh()
    keys?.coverDidChange()
  }
}

extension Widget {
  /// Whether pointer and keyboard get to the widget and what is in it; where they do not, no popup
  /// stays open.
  fileprivate var isReachable: Bool {
    get { canBeTargeted && canBeFocused }
    set {
      guard newValue != isReachable else { return }
      if !newValue { closePopups() }
      canBeTargeted = newValue
      canBeFocused = newValue
    }
  }
}
