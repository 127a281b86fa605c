// SPDX-License-Identifier: Apache-2.0

/// A part of a text as the parser reports it.
struct MarkdownPart {
  /// The name of the part in cmark.
  var kind: String
  var text: String
  var details: String
  var level: Int
  var isOrdered: Bool
  var line: Int

  /// The column in bytes, from 1.
  var byte: Int
}

/// Builds a text from the parts that the parser reports.
struct MarkdownTree {
  private(set) var blocks: [MarkdownText.Block] = []
  private(set) var faults: [MarkdownText.Fault] = []

  private let columns: Columns

  /// The parts that have begun, the outermost first.
  private var open: [Open] = []

  /// A part that has begun, with what is inside so far.
  private struct Open {
    var part: MarkdownPart
    var place: MarkdownText.Place
    var blocks: [MarkdownText.Block] = []
    var inlines: [MarkdownText.Inline] = []
    var items: [MarkdownText.Item] = []
    var cells: [MarkdownText.Cell] = []
    var rows: [[MarkdownText.Cell]] = []
  }

  init(_ text: String) {
    columns = Columns(text)
  }

  /// Takes the beginning or the end of a part. Returns whether to go on.
  mutating func take(_ part: MarkdownPart, isStart: Bool) -> Bool {
    guard isStart else {
      close()
      return true
    }
    let place = place(of: part)
    if let refusal = Self.refusal(of: part.kind) {
      report(place, refusal.message, hint: refusal.hint)
      // The contents, such as the words of a quotation, may have further faults.
    }
    if part.kind == "link", !part.details.isEmpty {
      report(place, "the link has a title", hint: "write [words](address)")
    }
    guard open.count < MarkdownReader.maximumDepth else {
      report(place, "more than \(MarkdownReader.maximumDepth) parts inside each other")
      return false
    }
    open.append(Open(part: part, place: place))
    if Self.leaves.contains(part.kind) { close() }
    return true
  }

  /// The parts that have no end of their own.
  private static let leaves: Set = [
    "text", "softbreak", "linebreak", "code", "html_inline", "code_block", "html_block", "thematic_break",
  ]

  /// Why a part is refused; nil if it belongs to the subset.
  private static func refusal(of kind: String) -> (message: String, hint: String?)? {
    switch kind {
    case "document", "heading", "paragraph", "list", "item", "table", "table_header", "table_row",
      "table_cell", "text", "softbreak", "code", "code_block", "emph", "strong", "link":
      nil
    case "html_block", "html_inline": ("HTML is not allowed", "put code into `backticks`")
    case "image": ("an image; a page has one picture, the stage", nil)
    case "block_quote": ("a block quotation", "write *“…”*")
    case "thematic_break": ("a horizontal line", "use a heading instead")
    case "linebreak": ("a forced line break", "begin a new paragraph")
    default: ("'\(kind)' is not in the Markdown that pages are written in", nil)
    }
  }

  private mutating func report(_ place: MarkdownText.Place, _ message: String, hint: String? = nil) {
    faults.append(MarkdownText.Fault(place, message, hint: hint))
  }

  /// Ends the innermost part, and puts it into the one around it.
  private mutating func close() {
    guard let done = open.popLast() else { return }
    if let inline = Self.inline(done) { return add(MarkdownText.Inline(kind: inline, place: done.place)) }
    if let block = Self.block(done) { return add(MarkdownText.Block(kind: block, place: done.place)) }
    switch done.part.kind {
    case "document": blocks = done.blocks
    case "item": inner { $0.items.append(MarkdownText.Item(blocks: done.blocks, place: done.place)) }
    case "table_header", "table_row": inner { $0.rows.append(done.cells) }
    case "table_cell": inner { $0.cells.append(MarkdownText.Cell(inlines: done.inlines, place: done.place)) }
    default: break
    }
  }

  private static func block(_ done: Open) -> MarkdownText.Block.Kind? {
    switch done.part.kind {
    case "heading": .heading(level: done.part.level, done.inlines)
    case "paragraph": .paragraph(done.inlines)
    case "list": .list(isOrdered: done.part.isOrdered, items: done.items)
    case "table": .table(header: done.rows.first ?? [], rows: Array(done.rows.dropFirst()))
    case "code_block": .code(language: done.part.details, done.part.text)
    default: nil
    }
  }

  private static func inline(_ done: Open) -> MarkdownText.Inline.Kind? {
    switch done.part.kind {
    case "text": .text(done.part.text)
    case "softbreak": .lineEnd
    case "code": .code(done.part.text)
    case "emph": .emphasis(done.inlines)
    case "strong": .strong(done.inlines)
    case "link": .link(done.part.text, done.inlines)
    default: nil
    }
  }

  private mutating func inner(_ change: (inout Open) -> Void) {
    guard !open.isEmpty else { return }
    change(&open[open.count - 1])
  }

  private mutating func add(_ block: MarkdownText.Block) { inner { $0.blocks.append(block) } }

  /// Adds a piece of a line. Texts that the parser split, for instance at a bracket, are joined.
  private mutating func add(_ inline: MarkdownText.Inline) {
    inner { around in
      if case .text(let text) = inline.kind, case .text(var whole)? = around.inlines.last?.kind {
        // Replaced first, so that the text is extended in place and not copied for each piece.
        around.inlines[around.inlines.count - 1].kind = .lineEnd
        whole += text
        around.inlines[around.inlines.count - 1].kind = .text(whole)
      } else {
        around.inlines.append(inline)
      }
    }
  }

  private func place(of part: MarkdownPart) -> MarkdownText.Place {
    columns.place(line: part.line, byte: part.byte)
  }
}

/// The columns of a text's bytes, computed once, since a long line may have many parts.
private struct Columns {
  /// Where lines begin, in bytes, and the end of the text.
  private var starts = [0]

  /// The number of Unicode scalars that begin before each byte.
  private var scalars: [Int32] = [0]

  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count + 1)
    var count: Int32 = 0
    var previous: UInt8 = 0
    for (index, byte) in text.utf8.enumerated() {
      // These are the parser's line ends.
      if previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n") {
        starts.append(index)
      }
      if byte & 0xC0 != 0x80 { count += 1 }
      scalars.append(count)
      previous = byte
    }
    starts.append(scalars.count - 1)
  }

  /// The place of a byte of a line, both from 1, with the column in Unicode scalars.
  func place(line: Int, byte: Int) -> MarkdownText.Place {
    guard starts.indices.dropLast().contains(line - 1) else { return MarkdownText.Place(line: 1, column: 1) }
    let start = starts[line - 1]
    let end = min(start + max(0, byte - 1), starts[line])
    return MarkdownText.Place(line: line, column: Int(scalars[end] - scalars[start]) + 1)
  }
}
