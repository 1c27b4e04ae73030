import Glibc

/// What the machine says of time and memory.
enum Clocks {
  /// The CPU time this process has used, microseconds.
  static var cpu: Int { microseconds(CLOCK_PROCESS_CPUTIME_ID) }

  /// The monotonic clock, microseconds.
  static var wall: Int { microseconds(CLOCK_MONOTONIC) }

  /// The monotonic clock, nanoseconds.
  static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// The wall clock, seconds since 1970.
  static var sinceEpoch: Double { Double(microseconds(CLOCK_REALTIME)) / 1e6 }

  /// The CPU time the X server named by `XVFB_PID` has used, microseconds; 0 without one.
  static var server: Int {
    guard let text = getenv("XVFB_PID"), let pid = pid_t(String(cString: text)) else { return 0 }
    var clock = clockid_t()
    return clock_getcpuclockid(pid, &clock) == 0 ? microseconds(clock) : 0
  }

  /// The busy time of the whole machine, microseconds (`/proc/stat`).
  static var machine: Int {
    guard let file = fopen("/proc/stat", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, 256, file) != nil else { return 0 }
    let ticks = line.split(separator: CChar(UInt8(ascii: " "))).dropFirst().prefix(3)
    return ticks.map {
      Int(String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)) ?? 0
    }
    .reduce(0, +) * 10_000
  }

  /// Page faults without a read from disk, and the largest resident memory in megabytes.
  static var memory: (faults: Int, megabytes: Double) {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return (usage.ru_minflt, Double(usage.ru_maxrss) / 1024)
  }

  private static func microseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
  }
}
