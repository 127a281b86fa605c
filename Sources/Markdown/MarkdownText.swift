// SPDX-License-Identifier: Apache-2.0

/// A text in the Markdown subset of pages: headings, paragraphs, lists, tables, emphasis, code and links, and nothing
/// else.
package struct MarkdownText: Hashable, Sendable {
  package var blocks: [Block]

  /// A line and a column, both from 1, the column in Unicode scalars.
  package struct Place: Hashable, Comparable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    package static func < (first: Place, second: Place) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  package struct Block: Hashable, Sendable {
    package var kind: Kind
    package var place: Place

    package indirect enum Kind: Hashable, Sendable {
      case heading(level: Int, [Inline])
      case paragraph([Inline])
      case list(isOrdered: Bool, items: [Item])
      case table(header: [Cell], rows: [[Cell]])
      case code(language: String, String)
    }
  }

  package struct Item: Hashable, Sendable {
    package var blocks: [Block]
    package var place: Place
  }

  package struct Cell: Hashable, Sendable {
    package var inlines: [Inline]
    package var place: Place
  }

  package struct Inline: Hashable, Sendable {
    package var kind: Kind
    package var place: Place

    package indirect enum Kind: Hashable, Sendable {
      case text(String)
      case code(String)
      case emphasis([Inline])
      case strong([Inline])
      case link(String, [Inline])
      /// The end of a line of the file within a paragraph.
      case lineEnd
    }

    package init(kind: Kind, place: Place) {
      self.kind = kind
      self.place = place
    }
  }

  /// A fault in a text, and its place.
  package struct Fault: Hashable, Sendable {
    package var place: Place

    /// The fault, a lower-case fragment without a final period.
    package var message: String

    /// What to do, a fragment without a final period.
    package var hint: String?

    package init(_ place: Place, _ message: String, hint: String? = nil) {
      self.place = place
      self.message = message
      self.hint = hint
    }
  }
}

extension [MarkdownText.Inline] {
  /// The words without markup. A line end becomes a space.
  package var plain: String {
    map { inline in
      switch inline.kind {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(_, let inner): inner.plain
      case .lineEnd: " "
      }
    }.joined()
  }

  /// These inlines and all that they contain, in the order of the text.
  package var everything: [MarkdownText.Inline] {
    flatMap { inline -> [MarkdownText.Inline] in
      switch inline.kind {
      case .emphasis(let inner), .strong(let inner), .link(_, let inner): [inline] + inner.everything
      case .text, .code, .lineEnd: [inline]
      }
    }
  }
}

extension [MarkdownText.Block] {
  /// The words of each paragraph, heading, list item and table cell, in the order of the text; without blocks of code.
  package var inlines: [[MarkdownText.Inline]] {
    flatMap { block -> [[MarkdownText.Inline]] in
      switch block.kind {
      case .heading(_, let inlines), .paragraph(let inlines): [inlines]
      case .list(_, let items): items.flatMap(\.blocks.inlines)
      case .table(let header, let rows): (header + rows.flatMap { $0 }).map(\.inlines)
      case .code: []
      }
    }
  }
}
