/// What a sheet looks like, as far as the theme does not say. All lengths are points.
public struct SheetAppearance: Sendable, Equatable {
  /// The shadow around a sheet's top.
  public struct Shadow: Sendable, Equatable {
    /// 0…1, of black.
    public var opacity: Double
    /// Points downward; a negative one falls upward.
    public var offset: Double
    /// The blur's radius, points.
    public var radius: Double

    /// Creates a shadow.
    public init(opacity: Double, offset: Double, radius: Double) {
      self.opacity = opacity
      self.offset = offset
      self.radius = radius
    }
  }

  /// The pill that says "drag me".
  public struct Grabber: Sendable, Equatable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double
    /// Points.
    public var cornerRadius: Double
    /// Points above and below.
    public var margin: Double

    /// Creates a grabber.
    public init(width: Double, height: Double, cornerRadius: Double, margin: Double) {
      self.width = width
      self.height = height
      self.cornerRadius = cornerRadius
      self.margin = margin
    }

    /// The height of the whole area it stands in, points.
    public var areaHeight: Double { height + 2 * margin }
  }

  /// Where a sheet stands in a container wider than it.
  public enum Alignment: Sendable, Equatable {
    /// At the left in left-to-right languages.
    case start
    /// In the middle.
    case center
    /// At the right in left-to-right languages.
    case end
  }

  /// The most the sheet is wide, points; nil for as wide as the container.
  public var maximumWidth: Double?
  /// Where it stands in a wider container.
  public var alignment = Alignment.center
  /// How much smaller it gets, 0…1, under another sheet that is all the way up.
  ///
  /// It follows the other's progress; 0.06 is ours, near what iOS shows.
  public var recession = 0.06
  /// The radius of the two top corners.
  public var cornerRadius: Double
  /// The shadow around the top.
  public var shadow: Shadow
  /// The pill at the top, if there is one.
  public var grabber: Grabber?

  /// Creates an appearance.
  public init(cornerRadius: Double, shadow: Shadow, grabber: Grabber?) {
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.grabber = grabber
  }
}
