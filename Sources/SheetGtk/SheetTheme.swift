import GtkBridge

/// The library's own style rules.
@MainActor
enum SheetTheme {
  private static let styleSheet = StyleSheet(PackageResources.style_css)
  private static var isInstalled = false

  /// Applies the rules, once.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    styleSheet.apply()
  }
}
