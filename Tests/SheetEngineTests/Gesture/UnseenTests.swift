import SheetEngine
import SheetTestSupport
import Testing

/// What cannot be seen of a dismissal reaches nothing.
@Suite struct UnseenTests {
  /// Every frame of a flick down, with the dim of `pan`.
  @Test func theTailOfAFlickIsOutOfReachAsSoonAsItIsOutOfSight() {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 470, over: 0.06)
    let frames = sheet.settle(at: 240)
    #expect(frames.contains { !$0.isReachable && $0.isAnimating }, "there is a tail")
    for frame in frames {
      let isSeen =
        frame.height >= 0.5 && (frame.backdropOpacity >= 1.0 / 255 || frame.height >= 4)
      #expect(frame.isReachable == isSeen)
    }
  }

  @Test(arguments: [(1.0, 0.5), (0.5, 0.25), (2, 1)])
  func halfADevicePixelIsNothing(pixel: Double, least: Double) {
    var sheet = SheetDriver.resting()
    sheet.send(.resized(SheetMetrics(containerHeight: 800, pixel: pixel)))
    var configuration = SheetConfiguration.pan
    configuration.backdrop.opacities = ["normal": 1, "expanded": 1]
    configuration.dismissal = Transition(.linear, duration: 40)
    sheet.send(.configured(configuration))
    sheet.send(.dismiss(.code))
    sheet.run(for: 39.8, at: 10)
    for frame in sheet.run(for: 0.2, at: 250) where frame.backdropOpacity >= 1.0 / 255 {
      #expect(frame.isReachable == (frame.height >= least))
    }
  }

  @Test func aSheetThatComesIsInReachFromItsFirstFrame() {
    var sheet = SheetDriver()
    #expect(!sheet.frame.isReachable)
    sheet.send(.present())
    #expect(sheet.frame.isReachable && sheet.frame.height == 0)
  }
}
