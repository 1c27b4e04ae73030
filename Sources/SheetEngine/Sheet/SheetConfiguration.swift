/// Everything that makes one kind of sheet: where it rests, how it moves, how it is dragged.
public struct SheetConfiguration: Sendable, Equatable {
  /// Where the sheet comes to rest, in any order; a target names one of them.
  public private(set) var detents: [Detent]
  /// The place in `detents` of the one `present` opens at.
  private(set) var initialIndex: Int
  /// The name of the detent `present` opens at.
  public var initialDetent: String { detents[initialIndex].id }

  /// How the sheet comes from dismissed.
  public var presentation = Transition(.easeIn, duration: 0.25)
  /// How the program moves it from detent to detent.
  public var change = Transition(.easeIn, duration: 0.25)
  /// How the program, the backdrop and the Escape key dismiss it.
  public var dismissal = Transition(.easeIn, duration: 0.25)

  /// How long the sheet takes to appear or disappear where motion is reduced, seconds, limited
  /// to 0…60; with 0 it does so at once.
  public var fadeDuration = 0.15 {
    didSet { fadeDuration = fadeDuration.limited(to: 0...60, or: 0.15) }
  }

  /// What a drag does.
  public var dragModel = DragModel.tracking
  /// Where on the sheet a drag may begin.
  public var dragRegion = DragRegion.sheet
  /// Where it goes when it is let go of.
  public var snapping = SnapPolicy()
  /// How it settles then.
  public var settling = SettleSprings()
  /// How velocity is estimated from the pointer's samples.
  public var velocityLimits = VelocityTracker.Limits()
  /// How it gives way above the highest detent.
  public var rubberBand = RubberBand()
  /// The rubber band's dimension: at most this many points, limited to 0…1e7, and at most
  /// the container's height.
  public var rubberBandDimension = 160.0 {
    didSet { rubberBandDimension = rubberBandDimension.limited(to: Limits.lengths, or: 160) }
  }

  /// Whether an upward scroll or drag over a list grows the sheet before the list scrolls.
  public var upwardHandOff = ScrollHandOff.always
  /// Whether a downward scroll or drag over a list lowers the sheet once the list is at its top.
  public var downwardHandOff = ScrollHandOff.always
  /// Whether a list in the sheet scrolls while the sheet is below its highest detent.
  public var listScrollsBelowHighest = true
  /// Which way a wheel moves the sheet.
  public var wheelDirection = WheelDirection.content
  /// Wheel notches closer than this are one gesture and move the sheet by one detent; seconds,
  /// limited to 0…60.
  public var wheelPause = 0.150 {
    didSet { wheelPause = wheelPause.limited(to: 0...60, or: 0.150) }
  }
  /// Whether a wheel turned down at the lowest detent closes the sheet.
  public var wheelDismisses = false

  /// Whether hands and keys can close the sheet; if not, it resists below its lowest detent as
  /// above its highest, and each attempt is told. The program always can.
  public var isDismissible = true
  /// Whether an open sheet keeps pointer and keyboard from what is under it wherever that is
  /// dimmed; if not, nothing is dimmed.
  public var isModal = true
  /// What dims the page.
  public var backdrop = Backdrop(opacity: 0.4)
  /// What the sheet looks like.
  public var appearance = SheetAppearance(
    cornerRadius: 14, shadow: .init(opacity: 0.2, offset: -2, radius: 12),
    grabber: .standard)

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - detents: At least one; names and rules must differ.
  ///   - initialDetent: The name of the one to open at; nil for the first of the list.
  /// - Throws: `SheetConfigurationError`, naming the detent that is wrong.
  public init(
    detents: [Detent], initialDetent: String? = nil
  ) throws(SheetConfigurationError) {
    self.init(unchecked: detents)
    try setDetents(detents, initialDetent: initialDetent)
  }

  init(unchecked detents: [Detent]) {
    self.detents = detents
    initialIndex = 0
  }

  /// Replaces the detents; parameters and errors as in `init`. Nothing changes on an error.
  public mutating func setDetents(
    _ detents: [Detent], initialDetent: String? = nil
  ) throws(SheetConfigurationError) {
    let initial = try Self.check(detents, initialDetent: initialDetent)
    self.detents = detents
    initialIndex = initial
  }

  /// The place of the detent with a name.
  func index(of name: String) -> Int? { detents.firstIndex { $0.id == name } }

  private static func check(
    _ detents: [Detent], initialDetent: String?
  ) throws(SheetConfigurationError) -> Int {
    if detents.isEmpty { throw .noDetents }
    for (index, detent) in detents.enumerated() {
      guard detent.isUsable else { throw .unusableDetent(detent.id) }
      let isRepeated = detents[..<index].contains {
        $0.id == detent.id || $0.hasSameRule(as: detent)
      }
      if isRepeated { throw .repeatedDetent(detent.id) }
    }
    guard let initialDetent else { return 0 }
    guard let index = detents.firstIndex(where: { $0.id == initialDetent }) else {
      throw .unknownDetent(initialDetent)
    }
    return index
  }
}

/// What is wrong with a list of detents.
public enum SheetConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The list is empty.
  case noDetents
  /// A length or fraction that is not above 0, or no number; with the detent's name.
  case unusableDetent(String)
  /// A name or rule that was there before; with the detent's name.
  case repeatedDetent(String)
  /// No detent has this name.
  case unknownDetent(String)
  /// A field that does not take the value; with its name and what is wrong.
  case unusableValue(field: String, String)
  /// No field has this name.
  case unknownField(String)

  /// One sentence that names the detent.
  public var description: String {
    switch self {
    case .noDetents: "A sheet needs at least one detent."
    case .unusableDetent(let id): "Detent “\(id)” is not a height above zero."
    case .repeatedDetent(let id): "Detent “\(id)” is in the list twice."
    case .unknownDetent(let id): "There is no detent “\(id)”."
    case .unusableValue(let field, let reason): "“\(field)” cannot be that: \(reason)."
    case .unknownField(let name): "There is no field “\(name)”."
    }
  }
}
