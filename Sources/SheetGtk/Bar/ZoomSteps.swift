import Glibc
import SheetEngine

/// How far steps of a wheel or a key have magnified a page.
///
/// Steps are counted rather than multiplied, so that the way back ends where the way there began,
/// and those too small to be seen add up.
struct ZoomSteps {
  /// What one notch of a wheel makes of a scale, in and, divided by it, out.
  private static let notch = 1.1
  /// A point of a touchpad, notches.
  static let touchpadPoint = 0.1

  /// Since the natural scale; what the scale would be without a page's snapping.
  private var notches = 0.0
  private var shown = 1.0

  /// The scale after some more steps.
  ///
  /// - Parameters:
  ///   - steps: Notches, larger positive.
  ///   - zoom: What the page shows now; somebody else may have magnified it since.
  ///   - maximum: The page's largest scale; beyond it and beyond the smallest nothing is counted.
  mutating func scale(after steps: Double, of zoom: PageZoom, upTo maximum: Double) -> Double {
    if zoom.scale != shown { notches = Self.notches(to: zoom.scale) }
    notches += steps
    notches = min(max(notches, Self.notches(to: zoom.minimum)), Self.notches(to: maximum))
    return pow(Self.notch, notches)
  }

  /// Takes note of what the page made of a scale.
  mutating func didShow(_ scale: Double) { shown = scale }

  /// How many notches lead from the natural scale to another one.
  static func notches(to scale: Double) -> Double { log(scale) / log(notch) }
}
