import CGtk
import Foundation
import SheetGtk
import XCTest

@testable import GtkBridge
@testable import SheetGtk

/// Widgets that other threads let go of last.
final class ThreadTests: GtkTestCase {
  /// A widget on its way to another thread.
  private final class Parcel: @unchecked Sendable {
    var widget: Widget?
    init(_ widget: Widget) { self.widget = widget }
  }

  /// On which thread widgets ended: the main thread or not.
  private final class Ends: @unchecked Sendable {
    static let shared = Ends()
    private let lock = NSLock()
    private var onMain: [Bool] = []

    func add(_ isMain: Bool) { lock.withLock { onMain.append(isMain) } }
    var all: [Bool] { lock.withLock { onMain } }
  }

  @MainActor
  private static func parcel(_ widget: Widget) -> Parcel {
    g_object_weak_ref(
      widget.cast(), { _, _ in Ends.shared.add(Thread.isMainThread) }, nil)
    return Parcel(widget)
  }

  func testAWidgetWhoseLastReferenceDiesOnAnotherThreadEndsOnTheMainOne() throws {
    try onMainActor {
      let parcels = [
        Self.parcel(Button("Swift's own")), Self.parcel(Widget.of(gtk_label_new("passing")!)),
      ]
      g_object_ref_sink(parcels[1].widget?.pointer)
      g_object_unref(parcels[1].widget?.pointer)
      DispatchQueue.global().async { for parcel in parcels { parcel.widget = nil } }
      MainLoop.wait { Ends.shared.all.count == 2 }
      XCTAssertEqual(Ends.shared.all, [true, true])
    }
  }
}
