public import SheetEngine

/// A damped spring stepped numerically: classical Runge–Kutta of fourth order.
///
/// It shares no formula with the closed solution it judges; it knows only `m·x″ = −k·x − c·x′`.
public struct ReferenceIntegrator: Sendable {
  private let spring: Spring
  private let step: Double

  /// Creates an integrator.
  ///
  /// - Parameters:
  ///   - spring: Whose mass, stiffness and damping are used.
  ///   - step: Seconds.
  public init(spring: Spring, step: Double = 1e-5) {
    self.spring = spring
    self.step = step
  }

  /// Displacement and velocity after as many steps as come nearest to a duration.
  ///
  /// - Parameters:
  ///   - start: Points from the target, and points/second.
  ///   - duration: Seconds.
  public func motion(from start: MotionSample, for duration: Double) -> MotionSample {
    var now = start
    for _ in 0..<Int((duration / step).rounded()) { advance(&now) }
    return now
  }

  private func advance(_ now: inout MotionSample) {
    let k1 = rate(now)
    let k2 = rate(moved(now, by: k1, for: step / 2))
    let k3 = rate(moved(now, by: k2, for: step / 2))
    let k4 = rate(moved(now, by: k3, for: step))
    now.position += step / 6 * (k1.position + 2 * k2.position + 2 * k3.position + k4.position)
    now.velocity += step / 6 * (k1.velocity + 2 * k2.velocity + 2 * k3.velocity + k4.velocity)
  }

  /// The derivatives of position and velocity.
  private func rate(_ now: MotionSample) -> MotionSample {
    let force = -spring.stiffness * now.position - spring.damping * now.velocity
    return MotionSample(position: now.velocity, velocity: force / spring.mass)
  }

  private func moved(_ now: MotionSample, by rate: MotionSample, for time: Double) -> MotionSample {
    MotionSample(
      position: now.position + rate.position * time, velocity: now.velocity + rate.velocity * time)
  }
}
