#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The C math library's functions the engine needs: its only import.
enum Libm {
  static func exp(_ x: Double) -> Double { _exp(x) }
  /// `exp(x) − 1`, exact also where `x` is so small that the subtraction would lose everything.
  static func expm1(_ x: Double) -> Double { _expm1(x) }
  static func log(_ x: Double) -> Double { _log(x) }
  static func sin(_ x: Double) -> Double { _sin(x) }
  static func cos(_ x: Double) -> Double { _cos(x) }
}

private func _exp(_ x: Double) -> Double { exp(x) }
private func _expm1(_ x: Double) -> Double { expm1(x) }
private func _log(_ x: Double) -> Double { log(x) }
private func _sin(_ x: Double) -> Double { sin(x) }
private func _cos(_ x: Double) -> Double { cos(x) }
