/// What a front end tells a `BarMachine`.
public enum BarEvent: Sendable, Equatable {
  /// The page did something.
  case page(ScrollEvent)
  /// The bar was clicked or tapped: a collapsed one expands, an expanded one stays.
  case tapped

  /// The form this event asks for.
  public var form: BarForm {
    switch self {
    case .page(.scrollDown), .page(.zoomIn): .collapsed
    case .page(.scrollUp), .page(.reachBottom), .page(.zoomOut), .tapped: .expanded
    }
  }
}
