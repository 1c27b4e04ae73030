/// What a pointer is on, as the front end's hit test found it.
public enum PressPlace: String, Sendable, Equatable, CaseIterable, Codable {
  /// The dimmed page around the sheet.
  case backdrop
  /// The grabber, or so near to it that a finger could not do better.
  case grabber
  /// The sheet, where nothing does work of its own with presses.
  case surface
  /// A control on the sheet, such as a button, a slider or a text field.
  case control
}

/// A key that moves or closes a sheet.
public enum SheetKey: String, Sendable, Equatable, CaseIterable, Codable {
  /// Closes the sheet.
  case escape
  /// On the grabber: to the next higher detent.
  case up
  /// On the grabber: to the next lower detent.
  case down
  /// On the grabber: to the highest detent.
  case home
  /// On the grabber: to the lowest detent.
  case end
  /// On the grabber, Return or the space bar: around all detents.
  case activate
  /// On the grabber: closes the sheet.
  case delete
}
