extension SheetConfiguration {
  /// The sheet between half and nearly full height: detents 0.5 H (“normal”, where it opens) and
  /// 0.9 H (“expanded”), programmatic changes 0.25 s ease-in.
  ///
  /// The values are those of the iOS sheet this product began as; corner radius, shadow, grabber
  /// and dim are ours.
  public static let pan: SheetConfiguration = {
    SheetConfiguration(unchecked: [
      .fraction(0.5, id: "normal"), .fraction(0.9, id: "expanded"),
    ])
  }()
}
