import SheetEngine

/// What can be asked of a sheet at its grabber, without a pointer.
enum GrabberCommand: Equatable {
  /// To another detent.
  case step(DetentStep)
  /// Close, if the sheet may.
  case dismiss

  /// What assistive technology can ask for, by its name.
  static let named: [(name: String, command: GrabberCommand)] = [
    ("next-size", .step(.around)), ("larger", .step(.up)), ("smaller", .step(.down)),
    ("close", .dismiss),
  ]

  /// What a key asks for, by the name GTK gives it in accelerators.
  init?(key: String) {
    switch key {
    case "Up", "KP_Up": self = .step(.up)
    case "Down", "KP_Down": self = .step(.down)
    case "Home", "KP_Home": self = .step(.highest)
    case "End", "KP_End": self = .step(.lowest)
    case "Return", "KP_Enter", "ISO_Enter", "space", "KP_Space": self = .step(.around)
    case "Delete", "KP_Delete": self = .dismiss
    default: return nil
    }
  }
}

extension SheetHost {
  /// Does what is asked.
  func run(_ command: GrabberCommand) {
    switch command {
    case .step(let step): send(.step(step, .grabber))
    case .dismiss: dismiss()
    }
  }
}
