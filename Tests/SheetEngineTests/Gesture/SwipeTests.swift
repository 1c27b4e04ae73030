import SheetEngine
import SheetTestSupport
import Testing

/// Fingers on a touchpad.
@Suite struct SwipeTests {
  /// A sheet at half height with fingers 50 points below its top.
  private struct Pad {
    var sheet: SheetDriver
    var time = 5.0

    init(_ configuration: SheetConfiguration = .pan, slop: Double = 8) {
      sheet = .resting(configuration, slop: slop)
    }

    /// Points that content moves, right and down positive.
    mutating func move(_ x: Double, _ y: Double, list: ScrollExtent? = nil) {
      time += 0.008
      let at = PointerSample(y: 450, time: time)
      sheet.send(.swiped(SwipeMovement(x: x, y: y, at: at), on: .surface, list: list))
    }

    mutating func end(after seconds: Double = 0.2) {
      time += seconds
      sheet.send(.swipeEnded(at: time))
    }
  }

  /// As over a view that scrolls sideways: one step is more up than sideways.
  @Test func sidewaysStaysSidewaysUntilTheFingersLeave() {
    var pad = Pad()
    let steps = Array(repeating: (4.0, 1.0), count: 10)
    for (x, y) in steps + [(0.5, 2)] + steps + Array(repeating: (0, -9), count: 40) {
      pad.move(x * 2.5, y * 2.5)
      #expect(pad.sheet.frame.height == 400 && !pad.sheet.frame.claims)
    }
    pad.end()
    #expect(pad.sheet.story == [])
    for _ in 0..<10 { pad.move(0, -10) }
    #expect(pad.sheet.frame.height == 500, "other fingers, another axis")
  }

  @Test func upAndDownStaysUpAndDown() {
    var pad = Pad()
    pad.move(1, -10)
    for _ in 0..<10 { pad.move(30, -1) }
    #expect(pad.sheet.frame.height == 420 && pad.sheet.frame.claims)
  }

  @Test func theFirstPointsAreNotLost() {
    var pad = Pad()
    for _ in 0..<10 { pad.move(0, -1) }
    #expect(pad.sheet.frame.height == 410)
    #expect(pad.sheet.frame.claims)
  }

  @Test func whileItIsNotDecidedTheSheetStandsStill() {
    var pad = Pad()
    pad.move(0.5, -1)
    pad.move(0.5, -1)
    #expect(pad.sheet.frame.height == 400 && pad.sheet.frame.claims)
    pad.end()
    #expect(pad.sheet.story == [])
  }

  @Test func aFlickThrowsIt() {
    var pad = Pad()
    for _ in 0..<8 { pad.move(0, -10) }
    pad.end(after: 0.008)
    #expect(pad.sheet.story == ["will expanded flick"])
  }

  @Test func aPressTakesTheSheetAndAPressedSheetHearsNoTouchpad() {
    var pad = Pad()
    for _ in 0..<5 { pad.move(0, -10) }
    pad.sheet.press(y: 450)
    let held = pad.sheet.frame.height
    #expect(held == 450)
    pad.move(0, -30)
    #expect(pad.sheet.frame.height == held)
  }

  @Test func overTheBackdropItMovesNothing() {
    var pad = Pad()
    let at = PointerSample(y: 50, time: 1)
    pad.sheet.send(.swiped(SwipeMovement(y: -100, at: at), on: .backdrop))
    #expect(pad.sheet.frame.height == 400)
  }
}
