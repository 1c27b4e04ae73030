import SheetEngine
import SheetTestSupport
import Testing

/// Published and recomputed values of springs from 0 to a target.
@Suite struct SpringTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let bounce: Double
    var duration = 0.5
    let positions: [Double]
    var testDescription: String { "duration \(duration), bounce \(bounce)" }
  }

  /// SwiftUI's formulas, from rest.
  static let fromRest = [
    Row(
      bounce: 0,
      positions: [0.131311455, 0.357739556, 0.715415689, 0.890033939, 0.986399069]),
    Row(
      bounce: 0.15,
      positions: [0.138210353, 0.388102446, 0.786369170, 0.956446594, 1.006019961]),
    Row(
      bounce: 0.3,
      positions: [0.145715014, 0.423302123, 0.873710896, 1.033930362, 1.014498422]),
    Row(
      bounce: 0.2, duration: 0.4,
      positions: [0.201727263, 0.525705431, 0.922313787, 1.012426946, 1.002489924]),
    Row(
      bounce: -0.3,
      positions: [0.114430257, 0.290825711, 0.570395351, 0.742605813, 0.907764486]),
  ]

  @Test(arguments: fromRest)
  func goesFromRestAsTheFormulasSay(row: Row) {
    let spring = Spring(duration: row.duration, bounce: row.bounce)
    for (t, expected) in zip([0.05, 0.1, 0.2, 0.3, 0.5], row.positions) {
      let position = 1 + spring.motion(from: -1, velocity: 0, after: t).position
      #expect(position.isWithin(1e-9, of: expected))
    }
  }

  /// SwiftUI's formulas, with a velocity of 5 toward the target.
  static let fromVelocity = [
    Row(bounce: 0, positions: [0.264683478, 0.500044328, 0.796418281]),
    Row(bounce: 0.3, positions: [0.301402882, 0.604019800, 0.967236896]),
    Row(bounce: -0.3, positions: [0.223439398, 0.398566910, 0.639854204]),
  ]

  @Test(arguments: fromVelocity)
  func goesOnWithItsVelocityAsTheFormulasSay(row: Row) {
    let spring = Spring(duration: row.duration, bounce: row.bounce)
    for (t, expected) in zip([0.05, 0.1, 0.2], row.positions) {
      let position = 1 + spring.motion(from: -1, velocity: 5, after: t).position
      #expect(position.isWithin(1e-9, of: expected))
    }
  }

  /// Flutter's Newton tests: mass 1, stiffness 100, from 0 to 500, rounded down.
  @Test(arguments: [
    (1.0, 0.25, 356.0), (1.0, 0.5, 479.0), (1.0, 0.75, 497.0),
    (1.25, 0.5, 445.0), (1.25, 1.0, 495.0), (1.25, 1.5, 499.0),
  ])
  func agreesWithFlutter(dampingRatio: Double, t: Double, expected: Double) {
    let spring = Spring(stiffness: 100, damping: 20 * dampingRatio)
    let position = 500 + spring.motion(from: -500, velocity: 0, after: t).position
    #expect(position.rounded(.down) == expected)
  }

  /// Motion's spring tests: from 100 to 1000, every 0.2 s, rounded.
  @Test(arguments: [
    (300.0, 10.0, [100.0, 1343, 873, 1046, 984, 1005, 998, 1001, 1000]),
    (100.0, 20.0, [100.0, 635, 918, 984, 997, 1000]),
    (300.0, 100.0, [100.0, 499, 731, 855, 922, 958, 977, 988]),
  ])
  func agreesWithMotion(stiffness: Double, damping: Double, expected: [Double]) {
    let spring = Spring(stiffness: stiffness, damping: damping)
    for (step, expected) in expected.enumerated() {
      let offset = spring.motion(from: -900, velocity: 0, after: Double(step) * 0.2)
      #expect((1000 + offset.position).rounded() == expected)
    }
  }
}
