import SheetEngine

/// What can be asked of a sheet at its grabber, without a pointer.
enum GrabberKey {
  /// What assistive technology can ask for, by its name.
  static let named: [(name: String, key: SheetKey)] = [
    ("next-size", .activate), ("larger", .up), ("smaller", .down), ("close", .delete),
  ]

  /// What a key asks for, by the name GTK gives it in accelerators; nil for a key that asks nothing.
  static func key(named name: String) -> SheetKey? {
    switch name {
    case "Up", "KP_Up": .up
    case "Down", "KP_Down": .down
    case "Home", "KP_Home": .home
    case "End", "KP_End": .end
    case "Return", "KP_Enter", "ISO_Enter", "space", "KP_Space": .activate
    case "Delete", "KP_Delete": .delete
    default: nil
    }
  }
}
