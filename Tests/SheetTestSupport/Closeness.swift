extension Double {
  /// Whether this is no farther from another number than a tolerance; never for what is no number.
  public func isWithin(_ tolerance: Double, of other: Double) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
