import SheetGtk
import XCTest

@testable import SheetGtk

/// Who is told what, and in which order.
final class ObservableValueTests: GtkTestCase {
  func testEachChangeIsToldOnceAndInOrderThoughTheFirstWatcherAnswers() throws {
    try onMainActor {
      let value = ObservableValue(0)
      var (first, second): ([Int], [Int]) = ([], [])
      value.watch {
        first.append($0)
        if $0 < 3 { value.value = $0 + 1 }
      }
      value.watch { second.append($0) }
      value.value = 1
      XCTAssertEqual(first, [1, 2, 3])
      XCTAssertEqual(second, [1, 2, 3])
      XCTAssertEqual(value.value, 3)
    }
  }

  func testSetAndSetBackByAWatcherBothAreTold() throws {
    try onMainActor {
      let value = ObservableValue(false)
      var told: [Bool] = []
      value.watch { if $0 { value.value = false } }
      value.watch { told.append($0) }
      value.value = true
      XCTAssertEqual(told, [true, false])
    }
  }

  func testWhoBeginsToWatchIsToldWhatComesAfter() throws {
    try onMainActor {
      let value = ObservableValue(0)
      var late: [Int] = []
      value.watch {
        guard $0 == 1 else { return }
        value.value = 2
        value.watch { late.append($0) }
        value.value = 3
      }
      value.value = 1
      XCTAssertEqual(late, [3])
    }
  }
}
