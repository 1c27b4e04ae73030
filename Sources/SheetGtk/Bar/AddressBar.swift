public import GtkBridge
public import SheetEngine

/// The expanded form of a browser's bar: an address field over a row of buttons.
public final class AddressBar: Box {
  /// What its buttons stand for.
  public enum Command: Sendable, CaseIterable {
    /// In the address field.
    case translate, reload
    /// In the row under it.
    case back, forward, share, bookmarks, tabs
  }

  private var handler: @MainActor (Command) -> Void = { _ in }

  /// Creates the form.
  ///
  /// - Parameters:
  ///   - host: The name of the host whose page is shown.
  ///   - appearance: Its measures.
  public init(host: String, appearance: BarAppearance = BarAppearance()) {
    let appearance = appearance.paintable
    super.init(.vertical)
    let field = AddressField(
      start: button(.translate), HostName(host, textSize: appearance.fieldTextSize),
      end: button(.reload), appearance: appearance)
    let spare = appearance.expandedHeight - appearance.fieldHeight - appearance.borderWidth
    let air = max(0, Int(spare * 7 / 59))
    field.setMargins(
      top: air + Int(appearance.borderWidth), bottom: air, start: 16, end: 16)
    append(Clamp(field, maximumWidth: 680))
    let row = Box(.horizontal, toolbar)
    row.makeHomogeneous()
    row.setMargins(start: 8, end: 8)
    let clamp = Clamp(row, maximumWidth: 664)
    clamp.setExpands(vertically: true)
    append(clamp)
  }

  /// Runs a handler when a button is clicked; the handler must hold widgets weakly.
  public func onCommand(_ handler: @escaping @MainActor (Command) -> Void) {
    self.handler = handler
  }

  private var toolbar: [Widget] {
    [Command.back, .forward, .share, .bookmarks, .tabs].map(button)
  }

  private func button(_ command: Command) -> Widget {
    let isInField = command == .translate || command == .reload
    let button = Button(
      Icon(anyOf: command.icons, size: isInField ? 16 : 20), tooltip: command.name)
    button.addStyle("circular")
    button.takesFocusOnClick = false
    button.setAlignment(horizontal: .center, vertical: .center)
    button.onClick { [weak self] in self?.handler(command) }
    return button
  }
}

extension CollapsingBar {
  /// Creates an expanded bar with the browser's forms: address field and buttons, or the host.
  ///
  /// - Parameters:
  ///   - page: What is over the bar.
  ///   - host: The name of the host whose page is shown.
  ///   - configuration: How the page is read, how the bar moves and looks.
  ///   - onCommand: Run when a button is clicked; must hold widgets weakly.
  public convenience init(
    page: BrowserPage, host: String, configuration: BarConfiguration = .browser,
    onCommand: @escaping @MainActor (AddressBar.Command) -> Void
  ) {
    let appearance = configuration.appearance
    let address = AddressBar(host: host, appearance: appearance)
    address.onCommand(onCommand)
    let strip = HostName(host, textSize: appearance.collapsedTextSize)
    self.init(page: page, expanded: address, collapsed: strip, configuration: configuration)
  }
}

extension AddressBar.Command {
  /// What it says where its icon is not enough.
  fileprivate var name: String {
    switch self {
    case .translate: translated("Translate")
    case .reload: translated("Reload")
    case .back: translated("Back")
    case .forward: translated("Forward")
    case .share: translated("Share")
    case .bookmarks: translated("Bookmarks")
    case .tabs: translated("Tabs")
    }
  }

  /// From the most fitting icon to one that GTK itself brings along.
  fileprivate var icons: [String] {
    switch self {
    case .translate:
      ["accessories-dictionary-symbolic", "preferences-desktop-locale-symbolic", "go-up-symbolic"]
    case .reload: ["view-refresh-symbolic"]
    case .back: ["go-previous-symbolic"]
    case .forward: ["go-next-symbolic"]
    case .share: ["send-to-symbolic", "emblem-shared-symbolic", "go-up-symbolic"]
    case .bookmarks: ["user-bookmarks-symbolic", "bookmark-new-symbolic"]
    case .tabs: ["view-paged-symbolic", "tab-new-symbolic", "window-maximize-symbolic"]
    }
  }
}
