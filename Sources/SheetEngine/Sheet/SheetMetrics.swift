/// What a sheet has to fit: everything its detents are resolved from. All lengths are points.
public struct SheetMetrics: Sendable, Equatable, Codable {
  /// The height of the area the sheet moves in, `H`; 0 until there is one.
  public let containerHeight: Double
  /// The content's natural height, without grabber area and inset.
  public let contentHeight: Double
  /// The height of the grabber's area above the content.
  public let grabberHeight: Double
  /// The part of the bottom that content must not use; 0 on a desktop.
  public let bottomInset: Double
  /// The side of a device pixel.
  public let pixel: Double

  /// Creates metrics; what is negative or no number counts as 0, and such a pixel as 1; no length
  /// is more than 1e7.
  public init(
    containerHeight: Double, contentHeight: Double = 0, grabberHeight: Double = 0,
    bottomInset: Double = 0, pixel: Double = 1
  ) {
    self.containerHeight = Self.length(containerHeight)
    self.contentHeight = Self.length(contentHeight)
    self.grabberHeight = Self.length(grabberHeight)
    self.bottomInset = Self.length(bottomInset)
    self.pixel = pixel.isFinite && pixel > 0 ? pixel : 1
  }

  /// Grabber area, content and inset together, the content limited to the container's height
  /// less `topOffset`. Points.
  public func fittingHeight(topOffset: Double) -> Double {
    grabberHeight + min(contentHeight, max(containerHeight - topOffset, 0)) + bottomInset
  }

  private static func length(_ value: Double) -> Double {
    value.limited(to: Limits.lengths)
  }
}
