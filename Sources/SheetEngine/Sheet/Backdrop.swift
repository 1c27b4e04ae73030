/// A colour without transparency; components 0…1.
public struct SheetColor: Sendable, Equatable {
  /// Red, 0…1.
  public let red: Double
  /// Green, 0…1.
  public let green: Double
  /// Blue, 0…1.
  public let blue: Double

  /// Creates a colour from components 0…1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a grey, 0 black … 1 white.
  public init(white: Double) { self.init(red: white, green: white, blue: white) }

  /// Black.
  public static let black = SheetColor(white: 0)
}

/// The layer that dims what is under a sheet.
public struct Backdrop: Sendable, Equatable {
  /// The dim's colour.
  public var color: SheetColor
  /// The dim's opacity at the lowest detent and above, 0…1.
  public var opacity: Double

  /// Creates a backdrop; `opacity` is 0…1.
  public init(color: SheetColor = .black, opacity: Double) {
    self.color = color
    self.opacity = opacity
  }

  /// The dim at a height: in step with it from 0 at dismissed to `opacity` at `lowest`, both in
  /// points, so that it follows the pointer and never a timer. 0…1.
  public func opacity(at height: Double, lowest: Double) -> Double {
    guard height > 0 else { return 0 }
    return opacity * (lowest > 0 ? min(height / lowest, 1) : 1)
  }
}
