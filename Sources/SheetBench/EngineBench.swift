import CAllocations
import SheetEngine

/// Times the engine's operations, and counts what they allocate.
enum EngineBench {
  /// One operation and the most it may take.
  struct Case: Sendable {
    let name: String
    /// Nanoseconds.
    let bound: Double
    /// Whether it is one of the rare ones that may allocate.
    var mayAllocate = false
    /// Does the operation so many times.
    let work: @Sendable (Int) -> Void
  }

  /// What one operation took.
  struct Result {
    /// Nanoseconds: the quickest of several rounds, which is what the machine can do.
    var time: Double
    /// Per operation.
    var allocations: Double
  }

  /// Prints one line for each operation, after the floor: reading the clock of this machine.
  static func run() {
    for operation in [floor] + EngineOperations.all {
      let result = measure(operation)
      print(
        operation.name.padded(to: 34), String(rounding: result.time).padded(to: 9), "ns",
        String(rounding: result.allocations).padded(to: 6), "allocations",
        result.time <= operation.bound ? "" : "  over \(operation.bound) ns")
    }
  }

  private static let floor = Case(name: "floor: a call and an addition", bound: 10) { count in
    for index in 0..<count { sink(Double(index)) }
  }

  static func measure(_ operation: Case, count: Int = 20_000, rounds: Int = 15) -> Result {
    operation.work(count)
    var best = Result(time: .infinity, allocations: .infinity)
    for _ in 0..<rounds {
      let (allocations, start) = (allocations_count(), Clocks.nanoseconds)
      operation.work(count)
      let end = Clocks.nanoseconds
      best.time = min(best.time, Double(end - start) / Double(count))
      best.allocations = min(
        best.allocations, Double(allocations_count() - allocations) / Double(count))
    }
    return best
  }
}

nonisolated(unsafe) private var total = 0.0

/// Uses a value, so that nothing that made it is left away.
@inline(never)
func sink(_ value: Double) { total += value }

extension String {
  fileprivate init(rounding value: Double) { self = "\((value * 10).rounded() / 10)" }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
