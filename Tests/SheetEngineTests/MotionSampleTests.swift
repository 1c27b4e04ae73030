import SheetEngine
import Testing

@Suite struct MotionSampleTests {
  @Test func standsStillUnlessToldOtherwise() {
    #expect(MotionSample(position: 3).velocity == 0)
  }
}
