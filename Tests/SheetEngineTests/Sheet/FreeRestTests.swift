import SheetEngine
import SheetTestSupport
import Testing

/// A sheet that need not snap rests where its momentum ends. Detents 400 and 720 of 800.
@Suite struct FreeRestTests {
  private static let free: SheetConfiguration = {
    var configuration = SheetConfiguration.pan
    configuration.snapping.snaps = false
    return configuration
  }()

  private func resting(at height: Double) -> SheetDriver {
    var sheet = SheetDriver.resting(at: 0, Self.free)
    sheet.press(y: 410)
    sheet.move(by: 400 - height, over: 1)
    sheet.run(for: 0.1)
    sheet.release()
    sheet.settle()
    return sheet
  }

  @Test(arguments: [
    (500.0, 0.0, 500.0), (500, 200, 599.8), (500, 1000, 720), (719, 0, 719), (720, 0, 720),
    (760, 0, 720), (700, -400, 500.4), (700, -600, 400.6), (420, -100, 400), (390, 0, 400),
    (300, 301, 450.199), (210, 0, 400), (190, 0, 0), (500, -301, 400), (400, -301, 0),
    (720, -1060, 0),
  ])
  func goesToWhereItsMomentumEnds(height: Double, velocity: Double, end: Double) {
    let layout = DetentLayout(Self.free.detents, in: SheetMetrics(containerHeight: 800))
    let target = Self.free.snapping.target(
      for: MotionSample(position: height, velocity: velocity), in: layout, allowsDismissal: true)
    #expect(layout.height(of: target)?.isWithin(1e-9, of: end) == true)
  }

  @Test func letGoOfSlowlyItStaysThere() {
    let sheet = resting(at: 500)
    #expect(sheet.frame.height.isWithin(1e-6, of: 500) && sheet.frame.phase == .resting)
    #expect(sheet.machine.target == .between((sheet.frame.height - 400) / 320))
    #expect(sheet.story == ["will between 0.313 drag", "did between 0.313 drag"])
  }

  @Test func anotherSizeKeepsThePart() {
    var sheet = resting(at: 560)
    sheet.resize(container: 400)
    #expect(sheet.frame.height.isWithin(1e-6, of: 280) && sheet.frame.phase == .resting)
    sheet.resize(container: 0)
    sheet.resize(container: 800)
    #expect(sheet.frame.height.isWithin(1e-6, of: 560))
  }

  @Test func otherDetentsKeepThePart() {
    var sheet = resting(at: 560)
    var other = SheetConfiguration.heights(200, 300)
    other.snapping.snaps = false
    sheet.send(.configured(other))
    sheet.settle()
    #expect(sheet.frame.height.isWithin(1e-6, of: 250))
  }

  @Test func stepsAndProgramGoFromThereToTheDetents() {
    for (event, end) in [
      (SheetEvent.step(.up, .grabber), 720.0), (.step(.down, .wheel), 400),
      (.select("normal"), 400),
      (.dismiss(.code), 0),
    ] {
      var sheet = resting(at: 500)
      sheet.send(event)
      sheet.settle()
      #expect(sheet.frame.height == end)
    }
  }

  @Test func whereItMayNotRestFreelyItSnaps() {
    var sheet = SheetDriver.resting(at: 0, Self.free)
    sheet.answer = .refuse
    sheet.drag(from: 410, to: 210, over: 3)
    sheet.settle()
    #expect(sheet.frame.height == 400 || sheet.frame.height == 720)
    #expect(sheet.refusals.count > 0 && sheet.frame.phase == .resting)
  }

  @Test func mustItStayOpenItRestsAtItsLowest() {
    var sheet = SheetDriver.resting(at: 0, Self.free)
    sheet.mayDismiss = false
    sheet.drag(from: 410, to: 700, over: 1)
    sheet.settle()
    #expect(sheet.frame.height == 400)
  }
}
