import SheetEngine
import SheetTestSupport
import Testing

/// The values of the sheet that is filled by subclasses.
@Suite struct BasePresetTests {
  private let base = SheetConfiguration.base

  @Test func restsAt42PercentOfTheWindow() throws {
    #expect(try base == SheetConfiguration.base.with([.fraction(0.42, id: "base")]))
    let sheet = SheetDriver.resting(base)
    #expect(sheet.frame.height == 0.42 * 800)
  }

  @Test func comesEasingOutAndGoesEasingInForAQuarterSecond() {
    #expect(base.presentation == Transition(.easeOut, duration: 0.25))
    #expect(base.change == Transition(.easeOut, duration: 0.25))
    #expect(base.dismissal == Transition(.easeIn, duration: 0.25))
  }

  @Test func liesOnADarkGreyOfSixTenths() {
    #expect(base.backdrop.color == SheetColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3))
    #expect(base.backdrop.opacity == 0.6)
  }

  @Test func hasASmallCornerAShadowThatFallsUpwardAndNoHandle() {
    #expect(base.appearance.cornerRadius == 10)
    #expect(base.appearance.shadow == .init(opacity: 0.25, offset: -10, radius: 6))
    #expect(base.appearance.grabber == nil)
  }

  @Test func startsBelowTheWindowAndRisesAsTheBackdropFadesIn() {
    var sheet = SheetDriver(base)
    #expect(sheet.frame.top == 800)
    sheet.send(.present())
    let rising = sheet.settle()
    sheet.send(.dismiss(.backdrop))
    let falling = sheet.settle()
    #expect(rising.count > 10 && falling.count > 10)
    for frame in rising + falling {
      #expect(frame.backdropOpacity.isWithin(1e-12, of: 0.6 * frame.height / 336))
    }
    #expect(sheet.frame.top == 800)
  }

  @Test func halfwayInTimeItIsFurtherComingThanGoing() {
    var sheet = SheetDriver(base)
    sheet.send(.present())
    sheet.run(for: 0.125, at: 1000)
    #expect(sheet.frame.height.isWithin(1e-6, of: 336 * TimingCurve.easeOut.value(at: 0.5)))
    sheet.settle()
    sheet.send(.dismiss(.code))
    sheet.run(for: 0.125, at: 1000)
    #expect(sheet.frame.height.isWithin(1e-6, of: 336 * (1 - TimingCurve.easeIn.value(at: 0.5))))
  }

  @Test func fittingItsContentItDiffersInItsHeightOnly() throws {
    let fitting = SheetConfiguration.base(fittingContentUnder: 60)
    #expect(try fitting.with(base.detents) == base)
    for (content, height) in [(200.0, 200.0), (740, 740), (2000, 740)] {
      #expect(SheetDriver.resting(fitting, content: content).frame.height == height)
    }
    #expect(SheetConfiguration.base(fittingContentUnder: -5) == .base(fittingContentUnder: 0))
  }

  @Test func theSafeAreaIsAnInputAndNothingOnADesktop() {
    #expect(SheetMetrics(containerHeight: 800).bottomInset == 0)
    let phone = SheetMetrics(containerHeight: 800, contentHeight: 200, bottomInset: 34)
    let fitting = SheetConfiguration.base(fittingContentUnder: 60)
    #expect(fitting.detents[0].height(in: phone) == 234)
  }
}

/// The values of the sheet attached to any content.
@Suite struct FittedPresetTests {
  private let fitted = SheetConfiguration.fitted

  @Test func isAsTallAsItsHandleAndItsContent() throws {
    #expect(try fitted == fitted.with([.content(topOffset: 150, id: "fitted")]))
    for (content, height) in [(100.0, 120.0), (650, 670), (5000, 670)] {
      let sheet = SheetDriver.resting(fitted, content: content, grabber: 20)
      #expect(sheet.frame.height == height)
    }
  }

  @Test func theTopOffsetIsTheCallersAndNeverNegative() {
    #expect(SheetConfiguration.fitted(topOffset: 150) == fitted)
    let high = SheetConfiguration.fitted(topOffset: 10)
    #expect(SheetDriver.resting(high, content: 5000, grabber: 20).frame.height == 800)
    #expect(SheetDriver.resting(high, content: 5000).frame.height == 790)
    #expect(SheetConfiguration.fitted(topOffset: -5) == .fitted(topOffset: 0))
  }

  @Test func hasAHandleOf50By4InAnAreaOf20() {
    let handle = SheetAppearance.Grabber(width: 50, height: 4, cornerRadius: 2, margin: 8)
    #expect(fitted.appearance.grabber == handle)
    #expect(handle.areaHeight == 20)
  }

  @Test func isDraggedByItsHandleDownwardOnly() {
    #expect(fitted.dragModel == .downward)
    #expect(fitted.dragRegion == .grabber)
  }

  @Test func movesForAQuarterSecondEasingInAndOut() {
    let expected = Transition(.easeInOut, duration: 0.25)
    #expect(fitted.presentation == expected && fitted.dismissal == expected)
    #expect(fitted.change == expected)
  }

  @Test func hasALargeCornerAShadowAllAroundAndAFaintBackdrop() {
    #expect(fitted.appearance.cornerRadius == 20)
    #expect(fitted.appearance.shadow == .init(opacity: 0.33, offset: 0, radius: 10))
    #expect(fitted.backdrop == Backdrop(color: .black, opacity: 0.1))
  }

  @Test func notPresentedItLiesItsOwnHeightLower() {
    var sheet = SheetDriver.resting(fitted, content: 200, grabber: 20)
    let open = sheet.frame.top
    sheet.send(.dismiss(.code))
    sheet.settle()
    #expect(sheet.frame.top == open + 220)
  }
}

extension SheetConfiguration {
  /// The same sheet with other detents.
  fileprivate func with(_ detents: [Detent]) throws -> SheetConfiguration {
    var configuration = self
    try configuration.setDetents(detents)
    return configuration
  }
}
