import SheetGtk

/// An article, set for reading: a column of text and pictures.
final class ArticleView: Box {
  /// How much of an article is shown.
  enum Length: CaseIterable {
    /// All of it.
    case long
    /// A little more than a window holds.
    case short
    /// Less than a window holds.
    case fitting

    /// So many blocks.
    fileprivate var blocks: Int {
      switch self {
      case .long: .max
      case .short: 7
      case .fitting: 2
      }
    }
  }

  private let parts: [Widget]
  private let pictures: [Picture]

  /// Creates a view of a whole article.
  ///
  /// - Parameters:
  ///   - article: What it shows.
  ///   - pictures: The files of its pictures, by name.
  init(_ article: Article, pictures: [String: [UInt8]]) {
    var shown: [Picture] = []
    parts = article.blocks.map { Self.part(for: $0, pictures, &shown) }
    self.pictures = shown
    super.init(.vertical, spacing: 18, parts)
    addStyle("article")
    setMargins(top: 24, bottom: 32, start: 20, end: 20)
    setAlignment(vertical: .start)
  }

  /// Shows more or less of the article.
  func show(_ length: Length) {
    for (index, part) in parts.enumerated() { part.isVisible = index < length.blocks }
  }

  /// Has the pictures sharp at a scale factor.
  func sharpen(for scale: Double) {
    for picture in pictures { picture.magnification = Int(scale.rounded(.up)) }
  }

  private static func part(
    for block: Article.Block, _ pictures: [String: [UInt8]], _ shown: inout [Picture]
  ) -> Widget {
    switch block {
    case .title(let text): return paragraph(text, "article-title")
    case .heading(let text):
      let heading = paragraph(text, "article-heading")
      heading.setMargins(top: 10)
      return heading
    case .quote(let text): return paragraph(text, "article-quote")
    case .paragraph(let text): return paragraph(text, "article-text")
    case .picture(let name, let caption):
      let words = paragraph(caption, "article-caption")
      guard let picture = pictures[name].flatMap({ Picture($0) }) else { return words }
      picture.cornerRadius = 12
      shown.append(picture)
      return Box(.vertical, spacing: 8, [picture, words])
    }
  }

  private static func paragraph(_ text: String, _ style: String) -> Label {
    let label = Label(text, styles: [style])
    label.wrap()
    return label
  }
}
