import CGtk

/// A window.
public class Window: Widget {
  /// Creates a window that belongs to no application.
  public convenience init() { self.init(window: gtk_window_new()) }

  init(window: UnsafeMutablePointer<GtkWidget>?) { super.init(window) }

  /// The title the desktop shows.
  public var title: String {
    get { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(cast(), newValue) }
  }

  /// The size of the whole window when it is first shown, points.
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(cast(), width.gtkOptionalLength, height.gtkOptionalLength)
  }

  /// Puts a bar where the desktop would paint the title.
  public func setTitleBar(_ bar: Widget) { gtk_window_set_titlebar(cast(), bar.pointer) }

  /// What fills the window under its title bar.
  public var child: Widget? { gtk_window_get_child(cast()).map(Widget.of) }

  /// Fills the window.
  public func setChild(_ child: Widget?) { gtk_window_set_child(cast(), child?.pointer) }

  /// Shows the window in front of others.
  public func present() { gtk_window_present(cast()) }

  /// Takes the window away for good.
  public func destroy() { gtk_window_destroy(cast()) }
}

/// A window of an application, which runs as long as it has one.
public final class ApplicationWindow: Window {
  /// Creates a window.
  public init(_ application: Application) {
    super.init(window: gtk_application_window_new(application.cast()))
  }
}

extension Widget {
  /// What has the keyboard focus in this widget's window.
  public var focusInWindow: Widget? {
    guard let root = gtk_widget_get_root(pointer) else { return nil }
    return gtk_root_get_focus(root).map(Widget.of)
  }

  /// Takes the keyboard focus from whatever has it in this widget's window: keys are the window's.
  public func clearFocusInWindow() {
    if let root = gtk_widget_get_root(pointer) { gtk_root_set_focus(root, nil) }
  }

  /// Whether keys could get to the widget, in the window of another: it is seen there, works and
  /// is in no popup.
  public func canReceiveKeys(inWindowOf other: Widget) -> Bool {
    guard let root = gtk_widget_get_root(other.pointer),
      gtk_widget_get_native(pointer) == root
    else { return false }
    return gtk_widget_get_mapped(pointer) != 0 && gtk_widget_is_sensitive(pointer) != 0
  }

  /// Whether a widget is this one or inside it.
  public func contains(_ other: Widget) -> Bool {
    other.pointer == pointer || gtk_widget_is_ancestor(other.pointer, pointer) != 0
  }
}

extension Widget {
  /// The window the widget is in, if it is in one that this program made.
  public var window: Window? {
    guard let root = gtk_widget_get_root(pointer) else { return nil }
    return SwiftObject.of(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
      as? Window
  }
}
