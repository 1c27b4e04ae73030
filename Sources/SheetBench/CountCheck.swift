/// Checks what can be counted and does not depend on the machine: that the engine's frames and
/// the moves of a drag allocate nothing.
enum CountCheck {
  /// Prints what allocates; answers whether nothing does.
  static func run() -> Bool {
    let guilty = EngineOperations.all.filter {
      EngineBench.measure($0, count: 1000, rounds: 3).allocations >= 0.5 && !$0.mayAllocate
    }
    for operation in guilty { print("allocates: \(operation.name)") }
    print("\(EngineOperations.all.count - guilty.count) passed, \(guilty.count) failed")
    return guilty.isEmpty
  }
}
