/// One of the two forms a collapsing bar rests in.
public enum BarForm: Sendable, Equatable, CaseIterable {
  /// Address field and toolbar.
  case expanded
  /// A thin strip with the name of the host.
  case collapsed

  /// Where the bar rests in this form: 0 expanded, 1 collapsed.
  public var progress: Double {
    switch self {
    case .expanded: 0
    case .collapsed: 1
    }
  }
}

/// What a collapsing bar is doing.
public enum BarState: Sendable, Equatable {
  /// Standing still, exactly in a form.
  case resting(BarForm)
  /// On its way to a form; `seenAt` is the latest time it was looked at, seconds.
  ///
  /// A clock that steps back stands still at `seenAt` until it has caught up.
  case moving(to: BarForm, SpringAnimation, seenAt: Double)

  /// The form the bar is in or on its way to.
  public var form: BarForm {
    switch self {
    case .resting(let form), .moving(to: let form, _, seenAt: _): form
    }
  }
}
