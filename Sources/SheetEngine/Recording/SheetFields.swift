extension SheetConfiguration {
  /// Every field of a sheet's configuration, in the order in which they are set.
  public static let fields: [ConfigurationField<SheetConfiguration>] =
    detentFields + releaseFields + dragFields + velocityFields + programFields + backdropFields
    + lookFields + grabberFields

  private typealias Field = ConfigurationField<SheetConfiguration>

  private static let detentFields: [Field] = [
    Field(
      "detents", .detents, "Detents", .detents, get: { .detents($0.detents) },
      set: { root, value throws(SheetConfigurationError) in
        guard case .detents(let detents) = value else {
          throw .unusableValue(field: "detents", "it takes a list of detents")
        }
        let initial = root.initialDetent
        let isKept = detents.contains { $0.id == initial }
        try root.setDetents(detents, initialDetent: isKept ? initial : nil)
      }),
    Field(
      "initialDetent", .detents, "Opens at", .text, get: { .text($0.initialDetent) },
      set: { root, value throws(SheetConfigurationError) in
        guard case .text(let name) = value else {
          throw .unusableValue(field: "initialDetent", "it takes a detent's name")
        }
        try root.setDetents(root.detents, initialDetent: name)
      }),
  ]

  private static let releaseFields: [Field] = [
    .number(
      "settling.duration", .release, "Settle duration", .seconds, 0...1000, isLogarithmic: true,
      { $0.settling.duration }, { $0.settling.duration = $1 }),
    .number(
      "settling.bounce", .release, "Settle bounce", .factor, Spring.bounces,
      { $0.settling.bounce }, { $0.settling.bounce = $1 }),
    .number(
      "settling.upwardFlickBounce", .release, "Bounce after an upward flick", .factor,
      Spring.bounces, { $0.settling.upwardFlickBounce }, { $0.settling.upwardFlickBounce = $1 }),
    .number(
      "snapping.flickSpeed", .release, "Flick from", .pointsPerSecond, 1...1e6,
      isLogarithmic: true, { $0.snapping.flickSpeed }, { $0.snapping.flickSpeed = $1 }),
    .number(
      "snapping.maximumSkip", .release, "Detents one flick may pass over", .count, 0...1e9,
      { $0.snapping.maximumSkip.map(Double.init) }, { $0.snapping.maximumSkip = Int($1) }),
    .number(
      "snapping.threshold", .release, "Next detent from", .part, Limits.parts,
      { if case .fraction(let part) = $0.snapping.threshold { part } else { nil } },
      { $0.snapping.threshold = .fraction($1) }),
    .number(
      "snapping.threshold.points", .release, "Next detent from", .points, Limits.lengths,
      { if case .points(let points) = $0.snapping.threshold { points } else { nil } },
      { $0.snapping.threshold = .points($1) }),
    .flag(
      "snapping.snaps", .release, "Rests at detents only", { $0.snapping.snaps },
      { $0.snapping.snaps = $1 }),
    .number(
      "snapping.momentum.decelerationRate", .release, "Momentum", .factor, Momentum.rates,
      { $0.snapping.momentum.decelerationRate },
      { $0.snapping.momentum.decelerationRate = $1 }),
    .number(
      "settling.tolerance.position", .release, "Arrived within", .points, SettleTolerance.range,
      isLogarithmic: true, { $0.settling.tolerance.position },
      { $0.settling.tolerance.position = $1 }),
    .number(
      "settling.tolerance.velocity", .release, "Arrived below", .pointsPerSecond,
      SettleTolerance.range,
      isLogarithmic: true, { $0.settling.tolerance.velocity },
      { $0.settling.tolerance.velocity = $1 }),
    .number(
      "settling.tolerance.snapDistance", .release, "Jumps within", .points, SettleTolerance.range,
      isLogarithmic: true, { $0.settling.tolerance.snapDistance },
      { $0.settling.tolerance.snapDistance = $1 }),
  ]

  private static let dragFields: [Field] = [
    .text(
      "dragModel", .drag, "A drag", .choice(DragModel.names), { $0.dragModel.name },
      { root, name in DragModel(name: name).map { root.dragModel = $0 } }),
    .number(
      "dragModel.minimum", .drag, "Dismisses below", .part, 0...1,
      { if case .stepped(let minimum) = $0.dragModel { minimum } else { nil } },
      { if $0.dragModel.isStepped { $0.dragModel = .stepped(minimum: $1) } }),
    .choice(
      "dragRegion", .drag, "Begins on", of: DragRegion.self, { $0.dragRegion },
      { $0.dragRegion = $1 }),
    .flag(
      "isDismissible", .drag, "Hands can close it", { $0.isDismissible }, { $0.isDismissible = $1 }),
    .number(
      "rubberBand.coefficient", .drag, "Rubber band", .factor, RubberBand.coefficients,
      isLogarithmic: true, { $0.rubberBand.coefficient }, { $0.rubberBand.coefficient = $1 }),
    .number(
      "rubberBandDimension", .drag, "Rubber band reaches", .points, Limits.lengths,
      { $0.rubberBandDimension }, { $0.rubberBandDimension = $1 }),
    .choice(
      "upwardHandOff", .drag, "A list scrolled up grows it", of: ScrollHandOff.self,
      { $0.upwardHandOff }, { $0.upwardHandOff = $1 }),
    .choice(
      "downwardHandOff", .drag, "A list scrolled down lowers it", of: ScrollHandOff.self,
      { $0.downwardHandOff }, { $0.downwardHandOff = $1 }),
    .flag(
      "listScrollsBelowHighest", .drag, "Lists scroll below the highest detent",
      { $0.listScrollsBelowHighest }, { $0.listScrollsBelowHighest = $1 }),
    .choice(
      "wheelDirection", .drag, "A wheel moves it as", of: WheelDirection.self,
      { $0.wheelDirection }, { $0.wheelDirection = $1 }),
    .number(
      "wheelPause", .drag, "Pause between two turns of a wheel", .seconds, 0...60,
      { $0.wheelPause }, { $0.wheelPause = $1 }),
    .flag(
      "wheelDismisses", .drag, "A wheel can close it", { $0.wheelDismisses },
      { $0.wheelDismisses = $1 }),
  ]

  private static let velocityFields: [Field] = [
    .number(
      "velocityLimits.sampleCount", .release, "Samples", .count, 3...1000,
      { Double($0.velocityLimits.sampleCount) }, { $0.velocityLimits.sampleCount = Int($1) }),
    .number(
      "velocityLimits.maximumAge", .release, "Oldest sample", .seconds,
      VelocityTracker.Limits.intervals,
      { $0.velocityLimits.maximumAge }, { $0.velocityLimits.maximumAge = $1 }),
    .number(
      "velocityLimits.maximumGap", .release, "Stopped after", .seconds,
      VelocityTracker.Limits.intervals,
      { $0.velocityLimits.maximumGap }, { $0.velocityLimits.maximumGap = $1 }),
    .number(
      "velocityLimits.mergeInterval", .release, "Samples merged within", .seconds,
      VelocityTracker.Limits.mergeIntervals,
      { $0.velocityLimits.mergeInterval }, { $0.velocityLimits.mergeInterval = $1 }),
    .number(
      "velocityLimits.releaseTimeout", .release, "At rest after", .seconds,
      VelocityTracker.Limits.intervals,
      { $0.velocityLimits.releaseTimeout }, { $0.velocityLimits.releaseTimeout = $1 }),
    .number(
      "velocityLimits.directionInterval", .release, "Direction of the last", .seconds,
      VelocityTracker.Limits.intervals,
      { $0.velocityLimits.directionInterval },
      { $0.velocityLimits.directionInterval = $1 }),
    .number(
      "velocityLimits.maximumSpeed", .release, "Fastest release", .pointsPerSecond,
      VelocityTracker.Limits.speeds,
      isLogarithmic: true, { $0.velocityLimits.maximumSpeed },
      { $0.velocityLimits.maximumSpeed = $1 }),
  ]

  private static let programFields: [Field] = [
    .transition("presentation", "Opens", { $0.presentation }, { $0.presentation = $1 }),
    .transition("change", "Changes", { $0.change }, { $0.change = $1 }),
    .transition("dismissal", "Closes", { $0.dismissal }, { $0.dismissal = $1 }),
    .number(
      "fadeDuration", .program, "Fades where motion is reduced", .seconds, 0...60,
      { $0.fadeDuration }, { $0.fadeDuration = $1 }),
  ]
}
