import SheetEngine
import SheetTestSupport
import Testing

@Suite struct SnapPolicyTests {
  private func layout(_ heights: [Double]) -> DetentLayout {
    DetentLayout(heights.map { .height($0) }, in: SheetMetrics(containerHeight: 800))
  }

  private func target(
    from height: Double, at velocity: Double, _ policy: SnapPolicy = SnapPolicy(),
    in heights: [Double] = [400, 720], dismissing: Bool = true
  ) -> Double {
    let layout = layout(heights)
    let release = MotionSample(position: height, velocity: velocity)
    let target = policy.target(for: release, in: layout, allowsDismissal: dismissing)
    return layout.height(of: target) ?? .nan
  }

  /// Momentum by Apple's WWDC 2018 session 803, 0.499·v; a flick from 300 points/second on.
  /// Container 800, detents 0, 400 and 720.
  @Test(
    arguments: [
      (400.0, 0.0, 400.0), (400, 299, 400), (400, 301, 720), (400, -299, 400), (400, -301, 0),
      (720, -300, 400), (720, -900, 400), (720, -1040, 400), (720, -1060, 0), (559, 0, 400),
      (560, 0, 720), (199, 0, 0), (200, 0, 400), (730, -320, 400), (10, 2000, 720),
    ] as [(Double, Double, Double)])
  func positionAndMomentumChoose(height: Double, velocity: Double, expected: Double) {
    #expect(target(from: height, at: velocity) == expected)
  }

  @Test(arguments: [(-50.0, 0.0, 0.0), (900, 0, 720), (900, -299, 720), (900, -300, 400)])
  func beyondTheEndsItCountsAsAtThem(height: Double, velocity: Double, expected: Double) {
    #expect(target(from: height, at: velocity) == expected)
  }

  @Test(arguments: [(720.0, 3000.0, 720.0), (0, -3000, 0)])
  func aFlickPastTheLastStopStaysThere(height: Double, velocity: Double, expected: Double) {
    #expect(target(from: height, at: velocity) == expected)
  }

  @Test(
    arguments: [
      (nil, 800.0, 0.0), (0, 200, 600), (1, 400, 400), (2, 600, 200), (3, 800, 0),
      (Int.max, 800, 0), (-1, 200, 600), (.min, 200, 600),
    ] as [(Int?, Double, Double)])
  func aFlickSkipsAsManyDetentsAsItMay(skip: Int?, up: Double, down: Double) {
    var policy = SnapPolicy()
    policy.maximumSkip = skip
    let heights = [200.0, 400, 600, 800]
    #expect(target(from: 10, at: 4000, policy, in: heights) == up)
    #expect(target(from: 790, at: -4000, policy, in: heights) == down)
  }

  @Test(arguments: [(10.0, 0.0, 400.0), (399, -3000, 400), (720, -3000, 400), (300, 3000, 720)])
  func aRefusedDismissalGoesToTheNearestDetent(
    height: Double, velocity: Double, expected: Double
  ) {
    #expect(target(from: height, at: velocity, dismissing: false) == expected)
  }

  @Test func constantsCanBeTuned() {
    var policy = SnapPolicy()
    policy.flickSpeed = 1000
    #expect(target(from: 400, at: 301, policy) == 400)
    policy.momentum = Momentum(decelerationRate: 0.99)
    #expect(target(from: 720, at: -1060, policy) == 400)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoVelocityStillAnswersADetent(velocity: Double) {
    #expect([0, 400, 720].contains(target(from: 500, at: velocity)))
  }
}

@Suite struct SnapPolicyPropertyTests {
  private let metrics = SheetMetrics(containerHeight: 1000)

  /// Some detents up to and including the container.
  private func heights(_ random: inout SeededGenerator) -> [Double] {
    let count = Int.random(in: 0...4, using: &random)
    return (0..<count).map { _ in random.next(in: 1...999) }.sorted() + [1000]
  }

  private func target(
    _ height: Double, _ velocity: Double, in heights: [Double], dismissing: Bool = true
  ) -> Double {
    let layout = DetentLayout(heights.map { .height($0) }, in: metrics)
    let release = MotionSample(position: height, velocity: velocity)
    let target = SnapPolicy().target(for: release, in: layout, allowsDismissal: dismissing)
    return layout.height(of: target) ?? .nan
  }

  @Test func alwaysAnswersADetent() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<3000 {
      let heights = heights(&random)
      let (height, velocity) = (random.next(in: -200...1200), random.next(in: -8000...8000))
      #expect((heights + [0]).contains(target(height, velocity, in: heights)))
      #expect(heights.contains(target(height, velocity, in: heights, dismissing: false)))
    }
  }

  @Test func higherOrFasterUpwardNeverEndsLower() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<3000 {
      let heights = heights(&random)
      let (height, velocity) = (random.next(in: 0...1000), random.next(in: -3000...3000))
      let chosen = target(height, velocity, in: heights)
      #expect(target(height, velocity + random.next(in: 0...1000), in: heights) >= chosen)
      let still = target(height, 0, in: heights)
      #expect(target(height + random.next(in: 0...500), 0, in: heights) >= still)
    }
  }

  @Test func upAndDownAreMirrorImages() {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<3000 {
      let heights = heights(&random)
      let (height, velocity) = (random.next(in: 0...1000), random.next(in: -3000...3000))
      let mirrored = heights.dropLast().map { 1000 - $0 } + [1000]
      let image = target(1000 - height, -velocity, in: mirrored)
      #expect(image.isWithin(1e-9, of: 1000 - target(height, velocity, in: heights)))
    }
  }

  @Test func aFlickNeverStaysWhereItBegan() {
    var random = SeededGenerator(seed: 34)
    for _ in 0..<3000 {
      let heights = heights(&random)
      let (height, speed) = (random.next(in: 1...999), random.next(in: 300...8000))
      #expect(target(height, speed, in: heights) > height)
      #expect(target(height, -speed, in: heights) < height)
    }
  }
}
