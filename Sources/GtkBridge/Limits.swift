/// What GTK can take of lengths and other numbers.
///
/// GTK asserts, overflows or ends the process on numbers no window could show: its lengths are 32
/// bits wide, its margins 16, and GSK aborts at a corner of 20,000 points or a shadow of 9,999.
package enum Limits {
  /// The largest length of a single widget's side, margin or gap, points: GTK's margins end there.
  package static let length = 32_767
  /// The largest place or length on a canvas, points: beyond it a 32-bit float skips points.
  package static let canvas = 16_777_216
  /// The largest radius of a corner, points; half a screen of 2,048.
  package static let cornerRadius = 1_024.0
  /// The largest blur of a shadow, points.
  package static let shadowRadius = 256.0
  /// How far a shadow is moved at most, points.
  package static let shadowOffset = 512.0
}

extension Double {
  /// The nearest number of a range; the one nearest to 0 for what is no number.
  package func limited(to range: ClosedRange<Double>) -> Double {
    min(max(isNaN ? 0 : self, range.lowerBound), range.upperBound)
  }

  /// The nearest whole number that GTK takes for a length on a canvas; 0 for what is no number.
  package var wholeLength: Int { Int(limited(to: 0...Double(Limits.canvas)).rounded(.up)) }
}

extension Int {
  /// The nearest number of a range.
  package func limited(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The nearest length GTK takes for a widget's side, margin or gap.
  var gtkLength: Int32 { Int32(limited(to: 0...Limits.length)) }
  /// The same of one that −1 leaves to GTK.
  var gtkOptionalLength: Int32 { Int32(limited(to: -1...Limits.length)) }
  /// The nearest length GTK takes on a canvas.
  var gtkCanvasLength: Int32 { Int32(limited(to: 0...Limits.canvas)) }
}
