/// A height at which a sheet comes to rest.
///
/// A detent is a rule, not a number: it is resolved again whenever the container or the content
/// changes, so a resized window keeps the detent and not the height.
public struct Detent: Sendable, Equatable {
  /// Names the detent, unique within a configuration; shown in traces and settlements.
  public let id: String
  let rule: Rule

  enum Rule: Sendable {
    case fraction(Double)
    case height(Double)
    case content(topOffset: Double)
    case custom(@Sendable (SheetMetrics) -> Double)
  }

  /// A part of the container's height.
  ///
  /// - Parameters:
  ///   - fraction: Above 0; 1 is the whole container. More is limited to it.
  ///   - id: The detent's name; by default made from the fraction.
  public static func fraction(_ fraction: Double, id: String? = nil) -> Detent {
    Detent(id: id ?? "fraction \(fraction)", rule: .fraction(fraction))
  }

  /// A fixed height.
  ///
  /// - Parameters:
  ///   - height: Points, above 0; limited to the container.
  ///   - id: The detent's name; by default made from the height.
  public static func height(_ height: Double, id: String? = nil) -> Detent {
    Detent(id: id ?? "height \(height)", rule: .height(height))
  }

  /// As tall as the content asks: grabber area, content and bottom inset together.
  ///
  /// - Parameters:
  ///   - topOffset: Points; the content itself gets at most the container's height less this.
  ///   - id: The detent's name.
  public static func content(topOffset: Double = 0, id: String = "content") -> Detent {
    Detent(id: id, rule: .content(topOffset: topOffset))
  }

  /// A rule of your own.
  ///
  /// - Parameters:
  ///   - id: The detent's name.
  ///   - rule: Answers points for given metrics. It must depend on them alone; an answer that is
  ///     no number counts as the container's height, and any answer is limited to 0…container.
  public static func custom(
    id: String, _ rule: @escaping @Sendable (SheetMetrics) -> Double
  ) -> Detent {
    Detent(id: id, rule: .custom(rule))
  }

  /// Resolves the rule.
  ///
  /// - Parameter metrics: What the sheet has to fit.
  /// - Returns: Points, within 0…container height.
  public func height(in metrics: SheetMetrics) -> Double {
    let container = metrics.containerHeight
    let height = unlimitedHeight(in: metrics)
    return height.isNaN ? container : min(max(height, 0), container)
  }

  private func unlimitedHeight(in metrics: SheetMetrics) -> Double {
    switch rule {
    case .fraction(let fraction): fraction * metrics.containerHeight
    case .height(let height): height
    case .content(let topOffset): metrics.fittingHeight(topOffset: topOffset)
    case .custom(let rule): rule(metrics)
    }
  }

  /// Detents are equal when name and rule are; two closures count as the same rule.
  public static func == (a: Detent, b: Detent) -> Bool {
    a.id == b.id && a.hasSameRule(as: b)
  }

  func hasSameRule(as other: Detent) -> Bool {
    switch (rule, other.rule) {
    case (.fraction(let a), .fraction(let b)), (.height(let a), .height(let b)): a == b
    case (.content(let a), .content(let b)): a == b
    case (.custom, .custom): id == other.id
    default: false
    }
  }

  var isUsable: Bool {
    switch rule {
    case .fraction(let value), .height(let value): value.isFinite && value > 0
    case .content(let topOffset): topOffset.isFinite && topOffset >= 0
    case .custom: true
    }
  }
}
