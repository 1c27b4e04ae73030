/// What a front end tells a `BarMachine`.
public enum BarEvent: Sendable, Equatable {
  /// The page did something.
  case page(ScrollEvent)
  /// The bar was clicked or tapped: a collapsed one expands, an expanded one stays.
  case tapped

  /// The form this event asks for.
  public var form: BarForm {
    switch self {
    case .page(let event): event.expands ? .expanded : .collapsed
    case .tapped: .expanded
    }
  }
}
