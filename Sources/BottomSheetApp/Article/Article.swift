import SheetGtk

/// A text to read, as blocks from top to bottom.
struct Article: Equatable {
  /// One block.
  enum Block: Equatable {
    /// `# …`, the title.
    case title(String)
    /// `## …`
    case heading(String)
    /// `> …`
    case quote(String)
    /// `![caption](name)`
    case picture(name: String, caption: String)
    /// Any other line.
    case paragraph(String)
  }

  let blocks: [Block]

  /// Reads English UTF-8 text, one block a line, and puts each into the user's language; empty lines
  /// count for nothing.
  init(parsing text: [UInt8]) {
    blocks = String(decoding: text, as: UTF8.self)
      .split(separator: "\n")
      .map { Block(line: String($0)) }
  }
}

extension Article.Block {
  fileprivate init(line: String) {
    if let picture = Self.picture(in: line) {
      self = picture
    } else if let heading = line.rest(after: "## ") {
      self = .heading(translated(heading))
    } else if let title = line.rest(after: "# ") {
      self = .title(translated(title))
    } else if let quote = line.rest(after: "> ") {
      self = .quote(translated(quote))
    } else {
      self = .paragraph(translated(line))
    }
  }

  private static func picture(in line: String) -> Self? {
    guard let rest = line.rest(after: "!["), rest.hasSuffix(")"),
      let gap = rest.range(of: "](")
    else { return nil }
    return .picture(
      name: String(rest[gap.upperBound...].dropLast()),
      caption: translated(String(rest[..<gap.lowerBound])))
  }
}

extension String {
  fileprivate func rest(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  fileprivate func range(of separator: String) -> Range<Index>? { ranges(of: separator).first }
}
