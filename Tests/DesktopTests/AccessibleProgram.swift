import DesktopTestSupport
import Foundation

/// One thing a program shows, as AT-SPI tells it.
struct AccessibleThing: Decodable {
  let role: String
  let name: String
  let description: String
  let actions: [String]
  /// Left, top, width and height in the window without its shadow, points.
  let area: [Double]
}

/// The running program on buses of its own, seen through AT-SPI.
struct AccessibleProgram<Line: TraceLine> {
  let bus: PrivateBus
  let session: TracedSession<Line>
  private let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("accessible-tree.py")

  init(
    _ arguments: [String] = [], screen: (width: Int, height: Int) = (1280, 1024),
    environment: [String: String] = [:]
  ) throws {
    bus = try PrivateBus()
    let own = bus.environment.merging(["GTK_A11Y": "atspi"]) { $1 }
    session = try TracedSession(
      "bottom-sheet", arguments, screen: screen, environment: own.merging(environment) { $1 })
  }

  /// Everything there is, parents before children.
  func things() throws -> [AccessibleThing] {
    try JSONDecoder().decode([AccessibleThing].self, from: bus.run(script))
  }

  /// Has a thing do something, by names.
  func run(_ action: String, of thing: String) throws {
    _ = try bus.run(script, [thing, action])
  }

  /// Has a thing do something, by names; answers what is said aloud then, nil if nothing.
  func hear(_ action: String, of thing: String) throws -> String? {
    try JSONDecoder().decode(String?.self, from: bus.run(script, [thing, action, "aloud"]))
  }

  /// Waits until there is a thing that fits; answers the first, or nil after two seconds.
  func wait(for fits: (AccessibleThing) -> Bool) throws -> AccessibleThing? {
    for _ in 0..<20 {
      if let thing = try things().first(where: fits) { return thing }
      usleep(50_000)
    }
    return nil
  }
}
