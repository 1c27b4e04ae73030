import SheetEngine
import SheetTestSupport
import Testing

/// A sheet as tall as its content follows it, and never jumps. Container 800, grabber 24.
@Suite struct ContentChangeTests {
  private func fitted(_ content: Double = 200, drag: DragModel = .tracking) -> SheetDriver {
    var configuration = SheetConfiguration.known([.content(topOffset: 60), .height(100, id: "low")])
    configuration.dragModel = drag
    return .resting(configuration, content: content, grabber: 24)
  }

  /// Height and speed of two frames at the same time must hardly differ.
  private func change(_ sheet: inout SheetDriver, to content: Double) {
    let before = sheet.frame
    sheet.resize(content: content)
    #expect(sheet.frame.height.isWithin(0.5, of: before.height))
    guard sheet.frame.isAnimating && before.isAnimating else { return }
    #expect(sheet.frame.velocity.isWithin(1e-6, of: before.velocity))
  }

  @Test(arguments: [350.0, 100, 2000, 0])
  func atRestItGlidesToTheNewHeight(content: Double) {
    var sheet = fitted()
    change(&sheet, to: content)
    #expect(sheet.frame.isAnimating)
    sheet.settle()
    #expect(sheet.frame.height == 24 + min(content, 740))
    #expect(sheet.story == ["will content resize", "did content resize"])
  }

  @Test(arguments: [0.02, 0.1, 0.2, 0.24], [350.0, 210, 201, 100])
  func onTheWayItGoesOnToTheNewHeight(delay: Double, content: Double) {
    var sheet = SheetDriver(.fitting(), content: 200, grabber: 24)
    sheet.send(.present())
    sheet.run(for: delay)
    change(&sheet, to: content)
    sheet.settle()
    #expect(sheet.frame.height == 24 + content)
    #expect(sheet.story == ["will content code", "did content code"])
  }

  @Test(arguments: [0.02, 0.05, 0.1, 0.2], [350.0, 250, 150])
  func thrownItGoesOnToTheNewHeight(delay: Double, content: Double) {
    var sheet = fitted()
    sheet.select(1)
    sheet.settle()
    sheet.drag(from: 710, to: 660, over: 0.048)
    sheet.run(for: delay)
    change(&sheet, to: content)
    sheet.settle()
    #expect(sheet.frame.height == 24 + content)
  }

  @Test(arguments: [-100.0, -20, 0, 30, 150], [350.0, 2000, 199, 50, 0])
  func heldItStaysWhereItIsHeld(pull: Double, content: Double) {
    var sheet = fitted()
    sheet.press(y: 590)
    sheet.move(by: pull, over: 0.1)
    change(&sheet, to: content)
    let height = sheet.frame.height
    sheet.move(by: 0)
    #expect(sheet.frame.height.isWithin(1e-6, of: height))
    sheet.move(by: 1)
    #expect((0...1.0001).contains(height - sheet.frame.height))
  }

  @Test func shrunkUnderAHandItSettlesAtTheNewHeight() {
    var sheet = fitted(500)
    sheet.press(y: 290)
    sheet.resize(content: 200)
    sheet.move(by: 1, over: 0.1)
    sheet.release()
    sheet.settle()
    #expect(sheet.frame.height == 224)
  }

  @Test(arguments: [799.0, 801, 900, 700])
  func shrunkUnderAHandItStaysInItInAnotherWindow(container: Double) {
    var sheet = fitted(500)
    sheet.press(y: 290)
    sheet.resize(content: 200)
    #expect(sheet.frame.height == 524)
    sheet.resize(container: container)
    #expect(sheet.frame.top.isWithin(1e-6, of: 276))
    sheet.move(by: 10)
    #expect(sheet.frame.top.isWithin(1e-6, of: 286))
  }

  @Test func steppedItGlidesUnderTheHand() {
    var sheet = fitted(drag: .stepped())
    sheet.press(y: 590)
    change(&sheet, to: 300)
    #expect(sheet.frame.phase == .dragging && sheet.frame.isAnimating)
    sheet.settle()
    #expect(sheet.frame.height == 324 && sheet.frame.phase == .dragging)
    sheet.release()
    #expect(sheet.frame.phase == .resting)
    #expect(sheet.story == ["will content resize", "did content resize"])
  }

  @Test func closingItClosesInTheSameTime() {
    var sheet = fitted()
    sheet.send(.dismiss(.code))
    sheet.run(for: 0.15)
    change(&sheet, to: 500)
    sheet.run(for: 0.11)
    #expect(sheet.frame.phase == .hidden)
  }

  @Test func contentThatDoesNotMatterDoesNotDelayTheOpening() {
    var sheet = SheetDriver()
    sheet.send(.present())
    for content in [100.0, 150, 200] {
      sheet.run(for: 0.06)
      change(&sheet, to: content)
    }
    sheet.run(for: 0.071)
    #expect(sheet.frame.phase == .resting && sheet.frame.height == 400)
  }

  @Test func contentThatGrowsWithEveryFrameIsFollowed() {
    var sheet = fitted()
    for step in 1...60 {
      sheet.run(for: 1 / 60)
      change(&sheet, to: 200 + Double(step) * 5)
    }
    sheet.settle()
    #expect(sheet.frame.height == 524)
    let heights = sheet.frames.map(\.height)
    #expect(heights == heights.sorted())
    #expect(sheet.story.count < 12)
  }
}
