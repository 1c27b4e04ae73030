import SheetEngine
import SheetTestSupport
import Testing

/// How far a sheet has to be dragged to go on to the next detent.
@Suite struct SnapThresholdTests {
  private static let layout = DetentLayout(
    [.height(400, id: "half"), .height(720, id: "full")], in: SheetMetrics(containerHeight: 800))

  private func target(
    _ height: Double, from origin: SheetTarget?, _ threshold: SnapThreshold, at velocity: Double = 0
  ) -> SheetTarget {
    var policy = SnapPolicy()
    policy.threshold = threshold
    return policy.target(
      for: MotionSample(position: height, velocity: velocity), in: Self.layout,
      allowsDismissal: true, from: origin)
  }

  /// 56 points are the threshold of Compose's bottom sheet; as there it counts from the detent the
  /// drag began at.
  @Test(arguments: [
    (SnapThreshold.points(56), 455.9, "half"), (.points(56), 456, "full"),
    (.fraction(0.25), 479.9, "half"), (.fraction(0.25), 480, "full"),
    (.fraction(0.5), 559.9, "half"), (.fraction(0.5), 560, "full"),
    (.fraction(1), 719.9, "half"), (.fraction(1), 720, "full"),
    (.fraction(0), 400, "half"), (.fraction(0), 400.1, "full"),
    (.points(1e9), 719.9, "half"), (.points(1e9), 720, "full"),
    (.points(-5), 400, "half"), (.points(-5), 400.1, "full"),
    (.points(.nan), 559.9, "half"), (.points(.nan), 560, "full"),
  ])
  func countsUpwardFromWhereItWas(threshold: SnapThreshold, height: Double, expected: String) {
    #expect(target(height, from: .detent("half"), threshold) == .detent(expected))
  }

  @Test(arguments: [
    (SnapThreshold.points(56), 664.1, "full"), (.points(56), 663.9, "half"),
    (.fraction(0.25), 640, "full"), (.fraction(0.25), 639.9, "half"),
    (.fraction(0), 719.9, "half"), (.fraction(0), 720, "full"), (.fraction(1), 400.1, "full"),
  ])
  func countsDownwardFromWhereItWas(threshold: SnapThreshold, height: Double, expected: String) {
    #expect(target(height, from: .detent("full"), threshold) == .detent(expected))
  }

  @Test func countsOverEveryGapOnTheWay() {
    #expect(target(345, from: .detent("full"), .points(56)) == .detent("half"))
    #expect(target(343, from: .detent("full"), .points(56)) == .dismissed)
    #expect(target(56, from: .dismissed, .points(56)) == .detent("half"))
  }

  @Test func withoutAnOriginItIsHalfWay() {
    for origin in [nil, SheetTarget.detent("no such"), .between(0.5)] {
      #expect(target(559.9, from: origin, .points(56)) == .detent("half"))
      #expect(target(560, from: origin, .points(56)) == .detent("full"))
    }
  }

  @Test func aFlickNeedsNoThreshold() {
    #expect(target(401, from: .detent("half"), .fraction(1), at: 301) == .detent("full"))
  }

  @Test func theDragTellsWhereItBegan() {
    var configuration = SheetConfiguration.pan
    configuration.snapping.threshold = .points(56)
    for (start, distance, end) in [(0, -50.0, 400.0), (0, -60, 720), (1, 50, 720), (1, 60, 400)] {
      var sheet = SheetDriver.resting(at: start, configuration)
      sheet.press(y: sheet.frame.top + 10)
      sheet.move(by: distance, over: 1)
      sheet.run(for: 0.1)
      sheet.release()
      sheet.settle()
      #expect(sheet.frame.height == end)
    }
  }
}
