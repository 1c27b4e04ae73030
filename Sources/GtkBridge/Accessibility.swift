import CGtk

/// What a widget is to those who do not see it; it cannot change later.
public enum AccessibleRole: Sendable {
  /// Nothing but a place for others.
  case generic
  /// Something that has to be dealt with before the rest of the window.
  case dialog
  /// Something that does what it says when it is asked to.
  case button

  var native: GtkAccessibleRole {
    switch self {
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    }
  }

  /// Makes a widget of a class with this role.
  func make(_ type: GType) -> UnsafeMutablePointer<GtkWidget>? {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, Int32(native.rawValue))
    let object = "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, &value)
    }
    return object.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
  }
}

extension Widget {
  /// Says what the widget is called to those who do not see it.
  public func setAccessibleLabel(_ label: String) {
    update(GTK_ACCESSIBLE_PROPERTY_LABEL) { g_value_set_string(&$0, label) }
  }

  /// Says whether what is outside the widget is out of reach while it is shown.
  public func setAccessiblyModal(_ isModal: Bool) {
    update(GTK_ACCESSIBLE_PROPERTY_MODAL) { g_value_set_boolean(&$0, isModal ? 1 : 0) }
  }

  /// Says in words how things stand with the widget.
  public func setAccessibleValue(_ text: String) {
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) { g_value_set_string(&$0, text) }
    // GTK hands on the words of a value to AT-SPI as a description only.
    update(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) { g_value_set_string(&$0, text) }
  }

  /// Keeps the widget and all in it from those who do not see it, or shows it to them again.
  public func setAccessiblyHidden(_ isHidden: Bool) {
    var (states, value) = ([GTK_ACCESSIBLE_STATE_HIDDEN], GValue())
    gtk_accessible_state_init_value(GTK_ACCESSIBLE_STATE_HIDDEN, &value)
    defer { g_value_unset(&value) }
    g_value_set_boolean(&value, isHidden ? 1 : 0)
    gtk_accessible_update_state_value(opaque, 1, &states, &value)
  }

  /// Has assistive technology say something; GTK can do so from version 4.14 on.
  public func announce(_ text: String) { cgtk_accessible_announce(pointer, text) }

  private func update(_ property: GtkAccessibleProperty, _ set: (inout GValue) -> Void) {
    var (properties, value) = ([property], GValue())
    gtk_accessible_property_init_value(property, &value)
    defer { g_value_unset(&value) }
    set(&value)
    gtk_accessible_update_property_value(opaque, 1, &properties, &value)
  }
}

extension Widget {
  /// Offers actions to assistive technology and whoever else knows GTK's actions.
  ///
  /// - Parameters:
  ///   - group: Before a dot in the actions' whole names.
  ///   - actions: By name; the handlers must hold widgets weakly.
  public func offer(_ actions: [(name: String, run: @MainActor () -> Void)], in group: String) {
    guard let native = g_simple_action_group_new() else { return }
    defer { g_object_unref(native) }
    for (name, run) in actions {
      guard let action = g_simple_action_new(name, nil) else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(action)) }
      Signal.connectDetail(UnsafeMutableRawPointer(action), "activate", run)
      g_action_map_add_action(OpaquePointer(native), action)
    }
    gtk_widget_insert_action_group(pointer, group, OpaquePointer(native))
  }
}
