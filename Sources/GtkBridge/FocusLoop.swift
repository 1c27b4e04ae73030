import CGtk

extension Widget {
  /// Keeps the keyboard focus inside once it is there: Tab goes from the last widget to the first
  /// and Shift+Tab back, and arrow keys stop at the edge, instead of leaving for the rest of the
  /// window.
  ///
  /// What uses these keys for itself, such as a text field, still gets them first.
  ///
  /// - Parameter isWanted: Asked at each key; while false the focus may leave.
  public func keepFocusInside(while isWanted: @escaping @MainActor () -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_BUBBLE)
    Signal.connectKey(UnsafeMutableRawPointer(controller), "key-pressed") {
      [weak self] key, modifiers in
      guard isWanted(), let move = FocusMove(key: key, modifiers) else { return false }
      self?.moveFocus(move)
      return true
    }
    gtk_widget_add_controller(pointer, controller)
  }

  private func moveFocus(_ move: FocusMove) {
    guard gtk_widget_child_focus(pointer, move.direction) == 0, move.wraps,
      let root = gtk_widget_get_root(pointer)
    else { return }
    gtk_root_set_focus(root, nil)  // every container inside forgets where the focus was
    gtk_widget_child_focus(pointer, move.direction)
  }
}

/// What a key does to the focus.
private struct FocusMove {
  let direction: GtkDirectionType
  /// Whether it goes on at the other end.
  let wraps: Bool

  init?(key: guint, _ modifiers: GdkModifierType) {
    let others = GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    guard modifiers.rawValue & others == 0 else { return nil }
    let isShifted = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    switch Int32(key) {
    case GDK_KEY_Tab, GDK_KEY_KP_Tab:
      self.init(isShifted ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD, wraps: true)
    case GDK_KEY_ISO_Left_Tab: self.init(GTK_DIR_TAB_BACKWARD, wraps: true)
    case GDK_KEY_Up, GDK_KEY_KP_Up: self.init(GTK_DIR_UP, wraps: false)
    case GDK_KEY_Down, GDK_KEY_KP_Down: self.init(GTK_DIR_DOWN, wraps: false)
    case GDK_KEY_Left, GDK_KEY_KP_Left: self.init(GTK_DIR_LEFT, wraps: false)
    case GDK_KEY_Right, GDK_KEY_KP_Right: self.init(GTK_DIR_RIGHT, wraps: false)
    default: return nil
    }
  }

  private init(_ direction: GtkDirectionType, wraps: Bool) {
    (self.direction, self.wraps) = (direction, wraps)
  }
}
