import GtkBridge
import SheetEngine

/// Tells those who do not see a sheet that it is a dialog, and how far it is open.
@MainActor
final class SheetVoice {
  /// What the value depends on.
  private struct Place: Equatable {
    var target: SheetTarget?
    var height: Double
    var container: Double
  }

  private unowned let sheet: SheetHost
  private var place: Place?

  init(for sheet: SheetHost) {
    self.sheet = sheet
    sheet.surface.setAccessibleLabel(sheet.label)
    sheet.surface.grabber.setAccessibleLabel(translated("Sheet size"))
  }

  /// Says where the sheet is going, when that is elsewhere than it was said before.
  func follow() {
    sheet.surface.isHeardAsModal = sheet.isCovering
    guard let target = sheet.target else { return }
    let place = Place(
      target: target, height: sheet.layout.height(of: target) ?? 0,
      container: sheet.metrics.containerHeight)
    guard place != self.place else { return }
    self.place = place
    sheet.surface.grabber.setAccessibleValue(words)
  }

  /// Says aloud where the sheet came to rest; the grabber says that itself while it has the focus.
  func settle() {
    guard !sheet.surface.grabber.hasFocus else { return }
    sheet.canvas?.announce("\(sheet.label), \(words)")
  }

  private var percent: Double {
    guard let place, place.container > 0 else { return 0 }
    return (place.height / place.container * 100).rounded()
  }

  private var words: String {
    guard let place, place.target != .dismissed else { return translated("closed") }
    if case .detent(let id)? = place.target, let name = sheet.detentNames[id] { return name }
    switch percent {
    case _ where place.height == sheet.layout.highest: return translated("fully open")
    case 45...55: return translated("half open")
    default: return translated("%s percent open").filled(with: "\(Int(percent))")
    }
  }
}
