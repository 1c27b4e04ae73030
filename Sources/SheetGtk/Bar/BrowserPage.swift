public import GtkBridge
public import SheetEngine

/// A page that scrolls and can be magnified, for a `CollapsingBar`.
public final class BrowserPage: ScrolledWindow {
  /// How far the page is magnified.
  public private(set) var zoom = PageZoom(scale: 1)

  /// The largest scale factor, 1…100.
  public let maximumScale: Double

  private let box: ZoomBox

  /// Creates a page at its top and at its natural scale, which is also its smallest.
  ///
  /// - Parameters:
  ///   - content: What it shows, laid out for the width of the view.
  ///   - maximumScale: The largest scale factor, brought into 1…100; 1 for a page that cannot be
  ///     magnified.
  public init(_ content: Widget, maximumScale: Double = 3) {
    self.maximumScale = maximumScale.limited(to: 1...100)
    box = ZoomBox(content)
    super.init(box, scrollsHorizontally: true)
    addStyle("browser-page")
    isFocusable = true
  }

  /// Magnifies the page and keeps one of its points in place.
  ///
  /// - Parameters:
  ///   - scale: A scale factor; brought into the range from `zoom.minimum` to `maximumScale`.
  ///   - x: Where the point is in the view, points.
  ///   - y: Points.
  /// - Returns: Whether the scale changed.
  func magnify(to scale: Double, aroundX x: Double, y: Double) -> Bool {
    let next = limited(scale)
    guard next != zoom.scale else { return false }
    let ratio = next / zoom.scale
    let (left, top) = ((horizontal.value + x) * ratio - x, (vertical.value + y) * ratio - y)
    let size = box.size(at: next)
    zoom.scale = next
    box.factor = next
    horizontal.show(left, of: size.width)
    vertical.show(top, of: size.height)
    return true
  }

  /// A scale within the range, and exactly the minimum where stepping came close to it.
  private func limited(_ scale: Double) -> Double {
    let limited = (scale.isNaN ? zoom.scale : scale).limited(to: zoom.minimum...maximumScale)
    return limited < zoom.minimum * 1.001 ? zoom.minimum : limited
  }

  /// Has the magnified content laid out for another width of the view, which is about to come.
  func prepare(forWidth next: Int) {
    if zoom.scale > zoom.minimum, width > 0 { box.viewWidth += next - width }
  }
}

extension Adjustment {
  fileprivate func show(_ value: Double, of length: Double) {
    configure(value: value, upper: max(length, pageSize), pageSize: pageSize)
  }
}
