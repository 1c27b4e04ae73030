/// The limits a held sheet moves in.
struct Band: Sendable {
  let rubberBand: RubberBand
  /// Points below which the sheet gives way; 0 where it may be pulled out of sight.
  let lowest: Double
  /// Points from which the sheet gives way instead of following.
  let highest: Double
  /// Points.
  let dimension: Double
  /// Of the band below, points.
  let lowerDimension: Double
  /// Points.
  let containerHeight: Double
}

/// Where a pointer was pressed, as seen from either end of the container of that time.
private struct Origin: Sendable {
  /// Points below the container's top.
  let depth: Double
  /// Points above the container's bottom.
  let rise: Double
}

/// A pointer holding the sheet: the grabbed point stays under it.
struct Grip: Sendable {
  /// Where the pointer was pressed.
  private let origin: Origin
  /// From the sheet's unresisted top edge down to the pointer, points.
  private let offset: Double
  /// Where the sheet begins to give way, points: the highest detent, or as high as it was held
  /// when the detents sank under it.
  private var ceiling: Double
  private var y: Double
  private var velocityTracker: VelocityTracker
  /// The visible height and the pointer's velocity as of its last move, up positive.
  private(set) var motion: MotionSample

  init(_ sample: PointerSample, height: Double, band: Band, limits: VelocityTracker.Limits) {
    var tracker = VelocityTracker(limits: limits)
    tracker.add(position: sample.y, at: sample.time)
    self.init(
      origin: Origin(depth: sample.y, rise: band.containerHeight - sample.y), y: sample.y,
      height: height, ceiling: band.highest, band: band,
      tracker: tracker)
  }

  private init(
    origin: Origin, y: Double, height: Double, ceiling: Double, band: Band,
    tracker: VelocityTracker
  ) {
    offset = y - (band.containerHeight - Self.wanted(for: height, under: ceiling, in: band))
    self.origin = origin
    self.ceiling = ceiling
    self.y = y
    velocityTracker = tracker
    motion = MotionSample(position: height)
  }

  /// Follows the pointer.
  mutating func move(_ sample: PointerSample, band: Band) {
    velocityTracker.add(position: sample.y, at: sample.time)
    y = sample.y
    place(in: band)
    motion.velocity = 0 - velocityTracker.velocity(releasedAt: sample.time)
  }

  /// The visible height, and the velocity the pointer let go with.
  func release(_ sample: PointerSample, band: Band) -> MotionSample {
    var last = self
    if sample.y.isFinite {
      last.y = sample.y
      last.place(in: band)
    }
    last.motion.velocity = 0 - velocityTracker.velocity(releasedAt: sample.time)
    return last.motion
  }

  /// How far the sheet moves for each point of the pointer, 0…1.
  func follows(in band: Band) -> Double {
    let (above, below) = (motion.position - ceiling, band.lowest - motion.position)
    if above > 0 { return band.rubberBand.slope(atOffset: above, dimension: band.dimension) }
    guard below > 0 else { return 1 }
    return band.rubberBand.slope(atOffset: below, dimension: band.lowerDimension)
  }

  /// Points the pointer has to travel upward to where the sheet begins to give way.
  func headroom(in band: Band) -> Double { ceiling - wantedHeight(in: band) }

  /// How tall the sheet would be if it followed without resistance, points; below 0 too.
  func wantedHeight(in band: Band) -> Double { band.containerHeight - (y - offset) }

  /// Whether a pointer has moved down since it was pressed. A container that grew or shrank under
  /// it, at its top or at its bottom, is no movement of the pointer.
  func isPulledDown(to y: Double, in band: Band) -> Bool {
    y > origin.depth && band.containerHeight - y < origin.rise
  }

  /// Keeps the grabbed point under the pointer in a container of another height.
  ///
  /// What was held above detents that sank goes on as high above them.
  func inContainer(_ band: Band, insteadOf last: Band) -> Grip {
    var grip = self
    let isRaised = ceiling > last.highest
    grip.ceiling = isRaised ? ceiling + band.containerHeight - last.containerHeight : band.highest
    grip.place(in: band)
    return grip
  }

  /// Keeps the visible height over other detents.
  func overDetents(_ band: Band) -> Grip {
    Grip(
      origin: origin, y: y, height: motion.position, ceiling: max(band.highest, motion.position),
      band: band,
      tracker: velocityTracker)
  }

  private mutating func place(in band: Band) {
    let wanted = wantedHeight(in: band)
    ceiling = max(band.highest, min(ceiling, wanted))
    let above = band.rubberBand.offset(forExcess: wanted - ceiling, dimension: band.dimension)
    let below = band.rubberBand.offset(
      forExcess: band.lowest - wanted, dimension: band.lowerDimension)
    let height = min(max(wanted, band.lowest), ceiling) + above - below
    motion.position = min(max(height, 0), band.containerHeight)
  }

  /// How tall the sheet would be without resistance where it is held at a height; points.
  private static func wanted(for height: Double, under ceiling: Double, in band: Band) -> Double {
    let above = band.rubberBand.excess(forOffset: height - ceiling, dimension: band.dimension)
    let below = band.rubberBand.excess(
      forOffset: band.lowest - height, dimension: band.lowerDimension)
    return min(max(height, band.lowest), ceiling) + above - below
  }
}
