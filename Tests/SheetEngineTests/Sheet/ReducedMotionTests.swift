import SheetEngine
import SheetTestSupport
import Testing

/// Nothing travels but what a hand moves, and the same is told in the same order.
@Suite struct ReducedMotionTests {
  private static func reduced(_ sheet: SheetDriver = SheetDriver()) -> SheetDriver {
    var sheet = sheet
    sheet.send(.motionReduced(true))
    sheet.forget()
    return sheet
  }

  @Test func itOpensInItsPlaceAndBecomesOpaque() {
    var sheet = Self.reduced()
    sheet.send(.present())
    #expect(sheet.frame.height == 400 && sheet.frame.opacity == 0)
    let frames = sheet.run(for: 0.075, at: 100)
    #expect(frames.allSatisfy { $0.height == 400 && $0.velocity == 0 && $0.isAnimating })
    #expect(sheet.frame.opacity.isWithin(1e-9, of: 0.5))
    #expect(sheet.frame.backdropOpacity.isWithin(1e-9, of: 0.2))
    #expect(sheet.story == ["will normal code"])
    sheet.run(for: 0.076)
    #expect(sheet.frame.opacity == 1 && sheet.frame.phase == .resting)
    #expect(sheet.story == ["will normal code", "did normal code"])
  }

  @Test func itClosesInItsPlaceAndBecomesTransparent() {
    var sheet = Self.reduced(.resting(at: 1))
    sheet.send(.dismiss(.escape))
    let frames = sheet.run(for: 0.149, at: 1000)
    #expect(frames.allSatisfy { $0.height == 720 && $0.phase == .settling })
    #expect(frames.map(\.opacity) == frames.map(\.opacity).sorted(by: >))
    sheet.run(for: 0.002, at: 1000)
    #expect(sheet.frame.height == 0 && sheet.frame.phase == .hidden)
    #expect(sheet.story == ["will dismissed escape", "did dismissed escape"])
  }

  @Test func fromDetentToDetentItIsThereWithTheNextFrameAndFadesIn() {
    var sheet = Self.reduced(.resting())
    sheet.select(1)
    #expect(sheet.frames.count == 1 && sheet.frame.height == 720 && sheet.frame.arrival == 0)
    let frames = sheet.run(for: 0.149, at: 1000)
    #expect(frames.allSatisfy { $0.height == 720 && $0.opacity == 1 && $0.isAnimating })
    #expect(frames.map(\.arrival) == frames.map(\.arrival).sorted())
    #expect(sheet.story == ["will expanded code"])
    sheet.run(for: 0.002, at: 1000)
    #expect(sheet.frame.arrival == 1 && sheet.frame.phase == .resting)
    #expect(sheet.story == ["will expanded code", "did expanded code"])
  }

  @Test func theDimFadesFromDetentToDetentAndDoesNotFlicker() {
    var configuration = SheetConfiguration.pan
    configuration.backdrop.opacities = ["expanded": 0.8]
    for (detents, dims) in [((0, 1), (0.4, 0.8)), ((1, 0), (0.8, 0.4))] {
      var sheet = Self.reduced(.resting(at: detents.0, configuration))
      sheet.select(detents.1)
      #expect(sheet.frame.backdropOpacity.isWithin(1e-9, of: dims.0))
      sheet.run(for: 0.075)
      #expect(sheet.frame.backdropOpacity.isWithin(1e-9, of: 0.6))
      sheet.run(for: 0.076)
      #expect(sheet.frame.backdropOpacity.isWithin(1e-9, of: dims.1))
    }
  }

  @Test func sentBackInMidFadeItFadesBack() {
    var sheet = Self.reduced(.resting())
    sheet.select(1)
    sheet.run(for: 0.1)
    sheet.select(0)
    #expect(sheet.frame.height == 400 && sheet.frame.arrival == 0 && sheet.frame.opacity == 1)
    sheet.settle()
    #expect(
      sheet.story == [
        "will expanded code", "interrupted expanded code", "will normal code", "did normal code",
      ])
  }

  @Test func caughtBetweenDetentsItIsWholeInTheHand() {
    var sheet = Self.reduced(.resting())
    sheet.select(1)
    sheet.run(for: 0.1)
    sheet.press(y: 100)
    #expect(sheet.frame.height == 720 && sheet.frame.arrival == 1)
  }

  @Test func aHandStillMovesItOneToOne() {
    var sheet = Self.reduced(.resting())
    sheet.press(y: 410)
    for y in stride(from: 400.0, through: 110, by: -10) {
      sheet.move(to: y)
      #expect(sheet.frame.height.isWithin(1e-9, of: 400 + 410 - y) && sheet.frame.opacity == 1)
    }
    sheet.run(for: 0.5)
    sheet.release()
    #expect(sheet.frame.height == 720 && sheet.frame.arrival == 0)
    sheet.settle()
    #expect(sheet.story == ["will expanded drag", "did expanded drag"])
  }

  @Test func thrownAwayItFadesWhereItWasLetGo() {
    var sheet = Self.reduced(.resting())
    sheet.drag(from: 410, to: 510, over: 0.08)
    #expect(sheet.frame.height.isWithin(1e-9, of: 300))
    sheet.settle()
    #expect(sheet.story == ["will dismissed flick", "did dismissed flick"])
  }

  @Test func caughtInMidFadeItIsOpaqueInTheHand() {
    var sheet = Self.reduced(.resting())
    sheet.send(.dismiss(.backdrop))
    sheet.run(for: 0.1)
    sheet.press(y: 410)
    #expect(sheet.frame.height == 400 && sheet.frame.opacity == 1)
    #expect(sheet.story == ["will dismissed backdrop", "interrupted dismissed backdrop"])
  }

  @Test func openedAgainInMidFadeItGoesOnFromThere() {
    var sheet = Self.reduced(.resting())
    sheet.send(.dismiss(.code))
    sheet.run(for: 0.06, at: 1000)
    sheet.send(.present())
    #expect(sheet.frame.opacity.isWithin(1e-9, of: 0.6))
    let start = sheet.clock.now
    let frames = sheet.settle(at: 1000)
    #expect(frames.map(\.opacity) == frames.map(\.opacity).sorted())
    #expect((sheet.clock.now - start).isWithin(0.0011, of: 0.06))
  }

  @Test(arguments: [
    (SheetEvent.present(), "normal"), (.select("expanded"), "expanded"),
    (.dismiss(.code), "dismissed"),
  ])
  func inMidFlightTheJourneyGoesOnToItsEnd(event: SheetEvent, target: String) {
    var sheet = event == .present() ? SheetDriver() : .resting()
    sheet.send(event)
    sheet.run(for: 0.1)
    let height = sheet.frame.height
    sheet.send(.motionReduced(true))
    let frames = sheet.settle()
    let stays = target == "dismissed"
    #expect(frames.dropLast().allSatisfy { $0.height == (stays ? height : $0.height) })
    #expect(Set(frames.map(\.height)).count <= (stays ? 2 : 1), "one step and no more")
    #expect(sheet.story == ["will \(target) code", "did \(target) code"])
  }

  @Test func allowedAgainTheFadeEndsAndTheNextJourneyTravels() {
    var sheet = Self.reduced()
    sheet.send(.present())
    sheet.run(for: 0.05, at: 1000)
    sheet.send(.motionReduced(false))
    #expect(sheet.frame.opacity.isWithin(1e-9, of: 1.0 / 3) && sheet.frame.height == 400)
    sheet.settle()
    sheet.select(1)
    sheet.run(for: 0.1)
    #expect(sheet.frame.height > 400 && sheet.frame.height < 720 && sheet.frame.opacity == 1)
  }

  @Test func presentedBeforeThereIsAWindowItFadesWhenThereIsOne() {
    var sheet = Self.reduced(SheetDriver(.pan, container: 0))
    sheet.send(.present())
    sheet.run(for: 1)
    sheet.resize(container: 800)
    #expect(sheet.frame.height == 400 && sheet.frame.opacity == 0 && sheet.frame.isAnimating)
    sheet.settle()
    #expect(sheet.story == ["will normal code", "did normal code"])
  }

  @Test func aStepByTheSteppedDragIsThereAtOnce() {
    var sheet = Self.reduced(.resting(.steppedPan))
    sheet.press(y: 410)
    #expect(sheet.frame.height == 720 && sheet.frame.phase == .dragging)
    sheet.move(to: 430)
    #expect(sheet.frame.height == 400)
    sheet.move(to: 700)
    #expect(sheet.frame.height == 400 && sheet.frame.isAnimating)
    sheet.settle()
    #expect(sheet.story.last == "did dismissed drag")
  }

  @Test func itsDurationIsConfigured() {
    var configuration = SheetConfiguration.pan
    configuration.fadeDuration = 1
    var sheet = Self.reduced(SheetDriver(configuration))
    sheet.send(.present())
    sheet.run(for: 0.5, at: 100)
    #expect(sheet.frame.opacity.isWithin(1e-9, of: 0.5))
  }
}
