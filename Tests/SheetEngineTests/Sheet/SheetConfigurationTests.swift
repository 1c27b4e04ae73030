import SheetEngine
import SheetTestSupport
import Testing

@Suite struct SheetConfigurationTests {
  private static let broken: [([Detent], String?, SheetConfigurationError)] = [
    ([], nil, .noDetents),
    ([], "normal", .noDetents),
    ([.fraction(.nan, id: "a")], nil, .unusableDetent("a")),
    ([.fraction(-0.5, id: "a")], nil, .unusableDetent("a")),
    ([.fraction(0, id: "a")], nil, .unusableDetent("a")),
    ([.fraction(.infinity, id: "a")], nil, .unusableDetent("a")),
    ([.height(.nan, id: "a")], nil, .unusableDetent("a")),
    ([.height(-1, id: "a")], nil, .unusableDetent("a")),
    ([.height(0, id: "a")], nil, .unusableDetent("a")),
    ([.height(1), .height(.infinity, id: "b")], nil, .unusableDetent("b")),
    ([.content(topOffset: -1, id: "c")], nil, .unusableDetent("c")),
    ([.content(topOffset: .nan, id: "c")], nil, .unusableDetent("c")),
    ([.fraction(0.5, id: "a"), .height(300, id: "a")], nil, .repeatedDetent("a")),
    ([.fraction(0.5, id: "a"), .fraction(0.5, id: "b")], nil, .repeatedDetent("b")),
    ([.height(5, id: "a"), .height(5, id: "b")], nil, .repeatedDetent("b")),
    ([.content(id: "a"), .content(id: "b")], nil, .repeatedDetent("b")),
    ([.custom(id: "a") { _ in 1 }, .custom(id: "a") { _ in 2 }], nil, .repeatedDetent("a")),
    ([.fraction(0.5, id: "a")], "b", .unknownDetent("b")),
    ([.fraction(0.5, id: "a")], "", .unknownDetent("")),
  ]

  @Test(arguments: broken)
  func saysWhatIsWrong(
    detents: [Detent], initial: String?, expected: SheetConfigurationError
  ) {
    #expect(throws: expected) { try SheetConfiguration(detents: detents, initialDetent: initial) }
  }

  @Test(arguments: broken)
  func changesNothingOnAnError(
    detents: [Detent], initial: String?, expected: SheetConfigurationError
  ) {
    var configuration = SheetConfiguration.pan
    #expect(throws: expected) { try configuration.setDetents(detents, initialDetent: initial) }
    #expect(configuration == .pan)
  }

  @Test func takesDetentsInAnyOrderAndOpensAtTheNamedOne() throws {
    let detents = [Detent.fraction(0.9), .height(100), .content(id: "fit")]
    let configuration = try SheetConfiguration(detents: detents, initialDetent: "fit")
    #expect(configuration.detents == detents)
    #expect(configuration.initialDetent == "fit")
    #expect(try SheetConfiguration(detents: detents).initialDetent == "fraction 0.9")
  }

  @Test func anotherListBringsItsOwnInitialDetent() throws {
    var configuration = try SheetConfiguration(
      detents: [.height(100), .height(200, id: "b")], initialDetent: "b")
    try configuration.setDetents([.height(300)])
    #expect(configuration.initialDetent == "height 300.0")
  }

  @Test(arguments: [
    (SheetConfigurationError.noDetents, "A sheet needs at least one detent."),
    (.unusableDetent("a"), "Detent “a” is not a height above zero."),
    (.repeatedDetent("a"), "Detent “a” is in the list twice."),
    (.unknownDetent("a"), "There is no detent “a”."),
  ])
  func describesEachErrorInASentence(error: SheetConfigurationError, expected: String) {
    #expect(error.description == expected)
  }
}

/// The values of the iOS sheet that `pan` reproduces.
@Suite struct PanPresetTests {
  private let pan = SheetConfiguration.pan

  @Test func restsAtHalfAndNineTenthsAndOpensAtHalf() throws {
    let detents = [Detent.fraction(0.5, id: "normal"), .fraction(0.9, id: "expanded")]
    #expect(pan.detents == detents)
    #expect(pan.initialDetent == "normal")
    #expect(try pan == SheetConfiguration(detents: detents, initialDetent: "normal"))
  }

  @Test func movesInAQuarterSecondEaseIn() {
    let expected = Transition(.easeIn, duration: 0.25)
    #expect([pan.presentation, pan.change, pan.dismissal] == [expected, expected, expected])
  }

  @Test func isTrackedByDefaultAndSteppedFromAFifthOfTheHeight() {
    #expect(pan.dragModel == .tracking)
    #expect(DragModel.stepped() == .stepped(minimum: 0.2))
  }

  @Test func snapsAndSettlesByThePublishedConstants() {
    #expect(pan.snapping.momentum.decelerationRate == 0.998)
    #expect(pan.snapping.flickSpeed == 300)
    #expect(pan.snapping.maximumSkip == nil)
    #expect(pan.settling.duration == 0.35)
    #expect(pan.settling.bounce == 0)
    #expect(pan.settling.upwardFlickBounce == 0.15)
    #expect(pan.settling.tolerance == SettleTolerance(position: 0.25, velocity: 10))
    #expect(pan.rubberBand.coefficient == 0.55)
    #expect(pan.rubberBandDimension == 160)
  }
}
