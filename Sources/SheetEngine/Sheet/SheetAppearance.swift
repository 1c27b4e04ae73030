/// What a sheet looks like, as far as the theme does not say. All lengths are points.
public struct SheetAppearance: Sendable, Equatable {
  /// The shadow around a sheet's top.
  public struct Shadow: Sendable, Equatable {
    /// Limited to 0…1, of black.
    public var opacity: Double { didSet { opacity = opacity.limited(to: Limits.parts) } }
    /// Points downward, limited to ±1000; a negative one falls upward.
    public var offset: Double { didSet { offset = offset.limited(to: SheetAppearance.offsets) } }
    /// The blur's radius, points, limited to 0…200.
    public var radius: Double { didSet { radius = radius.limited(to: SheetAppearance.blurs) } }

    /// Creates a shadow; what is out of its range is brought into it.
    public init(opacity: Double, offset: Double, radius: Double) {
      self.opacity = opacity.limited(to: Limits.parts)
      self.offset = offset.limited(to: SheetAppearance.offsets)
      self.radius = radius.limited(to: SheetAppearance.blurs)
    }
  }

  /// The pill that says "drag me".
  public struct Grabber: Sendable, Equatable {
    /// Points, limited to 0…1000.
    public var width: Double { didSet { width = width.limited(to: SheetAppearance.lengths) } }
    /// Points, limited to 0…1000.
    public var height: Double { didSet { height = height.limited(to: SheetAppearance.lengths) } }
    /// Points, limited to 0…1000.
    public var cornerRadius: Double {
      didSet { cornerRadius = cornerRadius.limited(to: SheetAppearance.lengths) }
    }
    /// Points above and below, limited to 0…1000.
    public var margin: Double { didSet { margin = margin.limited(to: SheetAppearance.lengths) } }

    /// Creates a grabber; what is out of its range is brought into it.
    public init(width: Double, height: Double, cornerRadius: Double, margin: Double) {
      self.width = width.limited(to: SheetAppearance.lengths)
      self.height = height.limited(to: SheetAppearance.lengths)
      self.cornerRadius = cornerRadius.limited(to: SheetAppearance.lengths)
      self.margin = margin.limited(to: SheetAppearance.lengths)
    }

    /// 40 × 5 with 10 above and below; the measures are ours.
    public static let standard = Grabber(width: 40, height: 5, cornerRadius: 2.5, margin: 10)

    /// The height of the whole area it stands in, points.
    public var areaHeight: Double { height + 2 * margin }
  }

  /// Where a sheet stands in a container wider than it.
  public enum Alignment: String, Sendable, Equatable, CaseIterable, Codable {
    /// At the left in left-to-right languages.
    case start
    /// In the middle.
    case center
    /// At the right in left-to-right languages.
    case end
  }

  /// The most the sheet is wide, points, limited to 1…1e5; nil for as wide as the container.
  public var maximumWidth: Double? {
    didSet { maximumWidth = maximumWidth?.limited(to: Self.widths, or: Self.widths.upperBound) }
  }
  /// Where it stands in a wider container.
  public var alignment = Alignment.center
  /// How much smaller it gets, limited to 0…0.9, under another sheet that is all the way up.
  ///
  /// It follows the other's progress; 0.06 is ours, near what iOS shows.
  public var recession = 0.06 { didSet { recession = recession.limited(to: 0...0.9) } }
  /// The radius of the two top corners, limited to 0…1000.
  public var cornerRadius: Double {
    didSet { cornerRadius = cornerRadius.limited(to: Self.lengths) }
  }
  /// The shadow around the top.
  public var shadow: Shadow
  /// The pill at the top, if there is one.
  public var grabber: Grabber?

  /// What the lengths of corners and grabber can be: more than any sheet has, and what a renderer
  /// takes.
  static let lengths = 0.0...1000.0
  /// How far a shadow can fall.
  static let offsets = -1000.0...1000.0
  /// What a shadow's blur can be.
  static let blurs = 0.0...200.0
  /// What the greatest width can be.
  static let widths = 1.0...1e5

  /// Creates an appearance; what is out of its range is brought into it.
  public init(cornerRadius: Double, shadow: Shadow, grabber: Grabber?) {
    self.cornerRadius = cornerRadius.limited(to: Self.lengths)
    self.shadow = shadow
    self.grabber = grabber
  }
}
