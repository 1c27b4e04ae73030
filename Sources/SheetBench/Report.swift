import Glibc
import SheetGtk

/// What a stretch of time cost, as one line of tab-separated fields with the peer's names.
@MainActor
final class Report {
  private let window: Window
  private let label: String
  private let meter: FrameMeter
  private var start0 = Sample()
  /// Opened and closed so often.
  private(set) var runs = 0

  /// Readings of every clock; microseconds and page faults.
  private struct Sample {
    var wall = Clocks.wall
    var cpu = Clocks.cpu
    var server = Clocks.server
    var machine = Clocks.machine
    var faults = Clocks.memory.faults
  }

  init(_ window: Window, label: String) {
    self.window = window
    self.label = label
    meter = FrameMeter(window) { Clocks.cpu }
  }

  /// Counts from here on.
  func start() {
    start0 = Sample()
    meter.start()
  }

  /// Another opening or closing begins.
  func cut() {
    meter.cut()
    runs += 1
  }

  /// Prints the line.
  func print() {
    meter.stop()
    Console.print((head + totals + spread).joined(separator: "\t"))
  }

  /// Prints the time from `BENCH_T0` to the first painted frame, and ends the program there.
  func printFirstPaint() {
    meter.onFirstPaint = { [window] in
      let begin = getenv("BENCH_T0").flatMap { Double(String(cString: $0)) }
      let first = begin.map { (Clocks.sinceEpoch - $0) * 1000 } ?? -1
      Console.print(
        [
          "startup", "renderer=\(window.rendererName ?? "none")",
          "first_ms=\(first.rounded(to: 1))",
          "cpu_ms=\((Double(Clocks.cpu) / 1000).rounded(to: 1))",
          "rss_mb=\(Clocks.memory.megabytes.rounded(to: 1))",
        ].joined(separator: "\t"))
      _exit(0)
    }
  }

  private var head: [String] {
    [
      label + (getenv("EDGE") == nil ? "" : "+edge"), "renderer=\(window.rendererName ?? "none")",
      "size=\(window.width)x\(window.height)",
    ]
  }

  private var totals: [String] {
    let now = Sample()
    let wall = Double(now.wall - start0.wall) / 1e6
    let (cpu, server) = (ms(now.cpu - start0.cpu), ms(now.server - start0.server))
    let other = max(0, ms(now.machine - start0.machine) - cpu - server) / wall / 10
    let painted = meter.frames.count { $0.isPainted }
    let frames = Double(max(painted, 1))
    return [
      "frames=\(meter.frames.count)", "painted=\(painted)", "runs=\(runs)",
      "wall_s=\(wall.rounded(to: 2))", "cpu_ms=\(cpu.rounded(to: 1))",
      "xcpu_ms=\(server.rounded(to: 1))",
      "other%=\((other / Double(sysconf(Int32(_SC_NPROCESSORS_ONLN)))).rounded(to: 0))",
      "cpu/f=\((cpu / frames).rounded(to: 2))", "xcpu/f=\((server / frames).rounded(to: 2))",
      "sys/f=\(((cpu + server) / frames).rounded(to: 2))",
      "flt/f=\((Double(now.faults - start0.faults) / frames).rounded(to: 0))",
    ]
  }

  private var spread: [String] {
    let frames = meter.frames
    let painted = frames.filter(\.isPainted)
    let pairs = zip(frames, frames.dropFirst()).filter { $1.isPainted && !$1.isFirst }
    var fields = quantiles("cpu", pairs.map { ms($1.cpu - $0.cpu) })
    fields += quantiles("paint", painted.map { ms($0.end - $0.begin) })
    fields += quantiles("lay", painted.map { $0.layout > 0 ? ms($0.layout - $0.begin) : 0 })
    fields += quantiles("ival", pairs.map { ms($1.end - $0.end) })
    if !meter.delays.isEmpty { fields += quantiles("delay", meter.delays.map(ms)) }
    fields.append("rss_mb=\(Clocks.memory.megabytes.rounded(to: 1))")
    return fields
  }

  private func quantiles(_ name: String, _ values: [Double]) -> [String] {
    let sorted = values.sorted()
    func quantile(_ percent: Int) -> Double {
      sorted.isEmpty ? 0 : sorted[min(sorted.count * percent / 100, sorted.count - 1)]
    }
    return [(50, "50"), (95, "95"), (99, "99"), (100, "max")].map {
      "\(name)\($0.1)=\(quantile($0.0).rounded(to: 2))"
    }
  }

  private func ms(_ microseconds: Int) -> Double { Double(microseconds) / 1000 }
}

extension Double {
  /// The number with so many digits after the point.
  fileprivate func rounded(to digits: Int) -> Double {
    let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}
