import CGtk

/// Rules in GTK's CSS for every widget of the display.
@MainActor
public final class StyleSheet {
  private nonisolated(unsafe) let provider: UnsafeMutablePointer<GtkCssProvider>

  /// Reads rules from UTF-8 text.
  public init(_ css: [UInt8]) {
    guard let provider = gtk_css_provider_new() else {
      preconditionFailure("GTK made no provider.")
    }
    self.provider = provider
    css.withUnsafeBytes { bytes in
      let text = bytes.bindMemory(to: CChar.self)
      cgtk_css_provider_load(provider, text.baseAddress, gssize(text.count))
    }
  }

  deinit { g_object_unref(provider) }

  /// Applies the rules, under the user's own and above the theme's.
  public func apply() {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
