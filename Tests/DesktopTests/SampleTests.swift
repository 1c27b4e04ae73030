import DesktopTestSupport
import XCTest

/// The two sample programs, which know nothing but the library.
final class SampleTests: XCTestCase {
  func testTheSubclassingSample() throws {
    let display = try PrivateDisplay(width: 400, height: 600)
    let sample = try SampleProgram("sample-subclass", on: display)
    try sample.waitForWindow("Subclassing")
    let before = try display.screenshot()
    try display.input(["mousemove", "200", "42", "click", "1"])
    try sample.waitForPicture { $0.difference(from: before) > 0.15 }
    try display.input(["mousemove", "200", "20", "key", "Escape"])
    try sample.wait(for: "closed")
    XCTAssertEqual(sample.finish(), "")
  }

  func testTheAttachingSample() throws {
    let display = try PrivateDisplay(width: 400, height: 600)
    let sample = try SampleProgram("sample-attach", on: display)
    try sample.waitForWindow("Attaching")
    try display.input(["mousemove", "200", "70", "click", "1"])
    try sample.wait(for: "isPresented: true")
    try display.input(["mousemove", "200", "200", "sleep", "0.4", "click", "1"])
    try sample.wait(for: "isPresented: false")
    XCTAssertEqual(sample.finish(), "")
  }
}
