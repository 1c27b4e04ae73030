import SheetEngine
import SheetTestSupport
import Testing

/// One order of notices, and each exactly once.
@Suite struct NoticeTests {
  @Test func aLongStoryIsToldInOrder() {
    var sheet = SheetDriver()
    sheet.send(.present())
    sheet.settle()
    sheet.drag(from: 410, to: 350, over: 0.048)
    sheet.run(for: 0.05)
    sheet.select(0)
    sheet.run(for: 0.05)
    sheet.press(y: 500)
    sheet.run(for: 0.3)
    sheet.send(.cancelled)
    sheet.settle()
    sheet.resize(container: 600)
    sheet.send(.dismiss(.backdrop))
    sheet.run(for: 0.1)
    sheet.send(.present())
    sheet.run(for: 0.1)
    sheet.send(.dismiss(.escape))
    sheet.settle()
    #expect(
      sheet.story == [
        "will normal code", "did normal code", "will expanded flick",
        "interrupted expanded flick", "will normal code", "interrupted normal code",
        "will expanded drag", "did expanded drag", "will expanded resize", "did expanded resize",
        "will dismissed backdrop", "interrupted dismissed backdrop", "will normal code",
        "interrupted normal code", "will dismissed escape", "did dismissed escape",
      ])
  }

  @Test(arguments: [24.0, 60, 1000])
  func theEndIsToldOnceHoweverOftenOneLooks(rate: Double) {
    var sheet = SheetDriver.resting()
    sheet.drag(from: 410, to: 350, over: 0.048)
    for _ in 0..<3 { sheet.run(for: 1, at: rate) }
    #expect(sheet.story == ["will expanded flick", "did expanded flick"])
  }

  @Test func theEndComesWithTheFirstFrameAtRest() {
    var sheet = SheetDriver.resting()
    sheet.select(1)
    let frames = sheet.settle()
    let end = frames.firstIndex { $0.didSettle != nil }
    #expect(end == frames.count - 1)
    #expect(frames.last?.phase == .resting && frames.last?.isAnimating == false)
    #expect(frames.dropLast().allSatisfy { $0.phase == .settling && $0.isAnimating })
  }

  @Test func twoFramesOfOneTimeDifferOnlyInTheNews() {
    var sheet = SheetDriver.resting()
    sheet.select(1)
    sheet.clock.advance(by: 0.3)
    let (first, second) = (sheet.look(), sheet.look())
    #expect(first.didSettle == Settlement(target: .detent("expanded"), reason: .code))
    #expect(second.didSettle == nil)
    #expect(second == sheet.look())
    #expect(first.height == second.height && first.phase == second.phase)
  }

  @Test func nothingIsTakenBackByAGrabAtRest() {
    var sheet = SheetDriver.resting()
    sheet.press(y: 410)
    #expect(sheet.story == [])
  }

  @Test func aSheetAtRestOrInAHandAsksForNoFrames() {
    var sheet = SheetDriver.resting()
    #expect(!sheet.frame.isAnimating)
    sheet.press(y: 410)
    sheet.move(to: 300, over: 0.1)
    let held = sheet.run(for: 1)
    #expect(held.allSatisfy { !$0.isAnimating && $0 == held.first })
  }
}
