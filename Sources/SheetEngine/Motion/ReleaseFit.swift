/// The least squares parabola `y = a + bt + ct²` through the last samples of a drag.
///
/// Times and positions are relative to the newest sample, so nothing is lost to large clocks or
/// coordinates, and `b` is the velocity there. Only sums are kept: a sample costs no memory.
struct ReleaseFit {
  /// The newest stretch whose direction the answer must share, seconds.
  let directionInterval: Double

  private var count = 0
  /// Sums of `t`, `t²`, `t³`, `t⁴`.
  private var t1 = 0.0
  private var t2 = 0.0
  private var t3 = 0.0
  private var t4 = 0.0
  /// Sums of `y`, `ty`, `t²y`.
  private var y0 = 0.0
  private var y1 = 0.0
  private var y2 = 0.0
  /// The mean slope of the newest stretch, points/second.
  private var direction: Double?

  init(directionInterval: Double) {
    self.directionInterval = directionInterval
  }

  /// Adds the next older sample.
  ///
  /// - Parameters:
  ///   - t: Seconds against the newest sample; 0 for that, then below 0 and falling.
  ///   - y: Points against the newest sample.
  mutating func add(time t: Double, position y: Double) {
    count += 1
    t1 += t
    t2 += t * t
    t3 += t * t * t
    t4 += t * t * t * t
    y0 += y
    y1 += t * y
    y2 += t * t * y
    if t < 0, -t <= directionInterval { direction = y / t }
  }

  /// The slope at the newest sample, points/second.
  ///
  /// Two samples give the slope between them, fewer 0; so does a slope against the direction of the
  /// newest stretch.
  var slopeAtNewest: Double {
    guard count > 1 else { return 0 }
    let slope = count == 2 ? y0 / t1 : parabolaSlope
    guard let direction else { return slope }
    return slope * direction > 0 ? slope : 0
  }

  /// `b`, with the times centred on their mean so that the sums of odd powers stay small.
  private var parabolaSlope: Double {
    let n = Double(count)
    let mean = t1 / n
    // Covariances of t and t² with each other and with y.
    let s11 = t2 - t1 * mean
    let s12 = t3 - t2 * mean
    let s22 = t4 - t2 * t2 / n
    let s1y = y1 - y0 * mean
    let s2y = y2 - y0 * t2 / n
    return (s1y * s22 - s2y * s12) / (s11 * s22 - s12 * s12)
  }
}
