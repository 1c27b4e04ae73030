// The values are those of the iOS sheets this product began as.

extension SheetConfiguration {
  /// The sheet between half and nearly full height: detents 0.5 H (“normal”, where it opens) and
  /// 0.9 H (“expanded”), programmatic changes 0.25 s ease-in, a drag over the whole sheet.
  ///
  /// Corner radius, shadow, grabber and dim are ours.
  public static let pan = SheetConfiguration(unchecked: [
    .fraction(0.5, id: "normal"), .fraction(0.9, id: "expanded"),
  ])

  /// The sheet to fill with something: 0.42 H, up in 0.25 s ease-out and down in 0.25 s ease-in,
  /// over a dark grey (white 1/3) that fades to 0.6 with it; corners of radius 10, a shadow of
  /// black 0.25 that falls upward by 10 with a blur radius of 6.
  public static let base = based(on: .fraction(0.42, id: "base"))

  /// `base`, but as tall as its content asks, up to the window's height less `topOffset` points.
  public static func base(fittingContentUnder topOffset: Double) -> SheetConfiguration {
    based(on: .content(topOffset: topOffset.limited(to: Limits.lengths), id: "base"))
  }

  private static func based(on detent: Detent) -> SheetConfiguration {
    var configuration = SheetConfiguration(unchecked: [detent])
    configuration.presentation = Transition(.easeOut, duration: 0.25)
    configuration.change = Transition(.easeOut, duration: 0.25)
    configuration.dismissal = Transition(.easeIn, duration: 0.25)
    configuration.backdrop = Backdrop(color: SheetColor(white: 1.0 / 3), opacity: 0.6)
    configuration.appearance = SheetAppearance(
      cornerRadius: 10, shadow: .init(opacity: 0.25, offset: -10, radius: 6), grabber: nil)
    return configuration
  }

  /// The sheet attached to any content, as tall as its own: `fitted(topOffset:)` with the 150
  /// points of the “share with friends” sample.
  public static let fitted = fitted(topOffset: 150)

  /// The sheet attached to any content, as tall as its own: handle 50 × 4 of radius 2 with 8 above
  /// and below, where a drag begins; content at most the window's height less `topOffset` points;
  /// 0.25 s ease-in-out; a dim of black 0.1; corners of radius 20 and a shadow of radius 10. It
  /// follows a drag downward only.
  ///
  /// The shadow's opacity, 0.33, is the default of SwiftUI's `shadow(color:radius:x:y:)`.
  public static func fitted(topOffset: Double) -> SheetConfiguration {
    var configuration = SheetConfiguration(unchecked: [
      .content(topOffset: topOffset.limited(to: Limits.lengths), id: "fitted")
    ])
    configuration.presentation = Transition(.easeInOut, duration: 0.25)
    configuration.change = Transition(.easeInOut, duration: 0.25)
    configuration.dismissal = Transition(.easeInOut, duration: 0.25)
    configuration.dragModel = .downward
    configuration.dragRegion = .grabber
    configuration.upwardHandOff = .off
    configuration.downwardHandOff = .off
    configuration.backdrop = Backdrop(opacity: 0.1)
    configuration.appearance = SheetAppearance(
      cornerRadius: 20, shadow: .init(opacity: 0.33, offset: 0, radius: 10),
      grabber: .init(width: 50, height: 4, cornerRadius: 2, margin: 8))
    return configuration
  }
}
