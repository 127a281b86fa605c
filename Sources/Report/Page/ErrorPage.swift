// SPDX-License-Identifier: Apache-2.0

package import Narration

/// The page that `hitpath serve` shows instead of an input with mistakes, until they are corrected.
package enum ErrorPage {
  /// A mistake in an input, and its position.
  package struct Mistake: Hashable, Sendable {
    /// The file's name as the user gave it.
    package var file: String
    package var line: Int?
    package var column: Int?
    package var message: String

    /// What was probably meant, or what to do.
    package var hint: String?

    package init(file: String, line: Int? = nil, column: Int? = nil, message: String, hint: String? = nil) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.hint = hint
    }
  }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - mistakes: The mistakes; at least one.
  ///   - omitted: The number of further mistakes.
  ///   - source: The text of the input; the page shows the lines around each mistake.
  ///   - index: The page that links here.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(
    _ mistakes: [Mistake], omitted: Int = 0, source: String, index: PagePlace.Link? = nil,
    options: ReportOptions
  ) throws -> String {
    let language = options.language
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
    return try page(
      language.say(PageSetText.mistakes(count: mistakes.count + omitted)),
      summary: language.say(PageSetText.mistakesSummary),
      index: index, mistakes: mistakes.map { values(of: $0, in: lines, language) },
      more: omitted > 0 ? language.say(PageSetText.moreMistakes(count: omitted)) : nil, options)
  }

  /// Makes the page for an address without a page.
  ///
  /// - Parameters:
  ///   - index: The page to go to instead.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func missing(index: PagePlace.Link?, options: ReportOptions) throws -> String {
    try page(options.language.say(PageSetText.noSuchPage), index: index, options)
  }

  /// Makes the page to show while the requested one is being made.
  ///
  /// - Parameter options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func late(options: ReportOptions) throws -> String {
    try page(options.language.say(PageSetText.pageIsLate), options)
  }

  private static func page(
    _ title: String, summary: String? = nil, index: PagePlace.Link? = nil, mistakes: [TemplateValues] = [],
    more: String? = nil, _ options: ReportOptions
  ) throws -> String {
    let frame = PageFrame(
      options: options, look: .index.still, title: title, summary: summary, bodyClass: "mistakes")
    return try frame.html(
      .error, [.index: index.map(TemplateValues.init), .mistakes: mistakes, .more: more])
  }

  /// The number of lines shown before and after the mistake.
  private static let context = 2

  private static func values(
    of mistake: Mistake, in source: [Substring], _ language: Language
  ) -> TemplateValues {
    var lines: [TemplateValues] = []
    if let line = mistake.line, source.indices.contains(line - 1) {
      let shown = max(0, line - 1 - context)...min(source.count - 1, line - 1 + context)
      lines = shown.map { position in
        let isWrong = position == line - 1
        let parts = SourceLine(source[position], column: isWrong ? mistake.column : nil)
        return [
          .number: position + 1, .isWrong: isWrong, .before: parts.before, .wrong: parts.wrong,
          .after: parts.after,
        ]
      }
    }
    return [
      .file: mistake.file, .message: mistake.message, .hint: mistake.hint,
      .hintLabel: language.say(PageSetText.hint), .lines: lines,
      .place: mistake.line.map { language.say(PageSetText.place(line: $0, column: mistake.column)) },
    ]
  }
}

/// A line of an input, split into the text before the mistake, the wrong word, and the rest. Without a column, `before`
/// contains all of it.
struct SourceLine {
  var before: String
  var wrong = ""
  var after = ""

  /// Of a longer line, only a part is shown.
  private static let limit = 160

  init(_ text: Substring, column: Int?) {
    guard let column, column > 0 else {
      before = Self.beginning(of: text)
      return
    }
    let head = text.prefix(column - 1)
    let tail = text.dropFirst(column - 1)
    let word = tail.prefix(1) + tail.dropFirst().prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    let cut = head.count - Self.limit / 2
    before = cut > 0 ? "…" + head.dropFirst(cut) : String(head)
    wrong = tail.isEmpty ? " " : String(word.prefix(Self.limit))
    after = Self.beginning(of: tail.dropFirst(wrong.count))
  }

  private static func beginning(of text: Substring) -> String {
    String(text.prefix(limit)) + (text.dropFirst(limit).isEmpty ? "" : "…")
  }
}

/// Adds the script to a served page that reloads it when its source changes.
package enum LiveScript {
  /// The file that the page loads.
  package static let file = "hitpath-live.js"

  /// A file that readers of its page may change.
  package struct File: Hashable, Sendable, Encodable {
    package let name: String

    /// A hash of its content.
    package let hash: String

    /// The last addition to it; nil for none.
    package let addition: Addition?

    package init(name: String, hash: String, addition: Addition?) {
      (self.name, self.hash, self.addition) = (name, hash, addition)
    }
  }

  /// An addition to a file.
  package struct Addition: Hashable, Sendable, Encodable {
    /// The number of the first touch, from 1.
    package let touch: Int
    package let lines: [Line]

    /// The expectations of the file that are no longer met, with line and subject.
    package let unmet: [String]

    package init(touch: Int, lines: [Line], unmet: [String]) {
      (self.touch, self.lines, self.unmet) = (touch, lines, unmet)
    }
  }

  /// A line of a file, by its number from 1.
  package struct Line: Hashable, Sendable, Encodable {
    package let number: Int
    package let text: String

    package init(number: Int, text: String) { (self.number, self.text) = (number, text) }
  }

  /// The page with the script at its end.
  ///
  /// - Parameters:
  ///   - html: A page made from a template.
  ///   - page: The page's file.
  ///   - revision: A value that changes whenever the served content would.
  ///   - source: The file that readers may change; nil for none.
  ///   - language: The language of the script's texts.
  /// - Returns: The page to serve.
  package static func added(
    to html: String, page: String, revision: String, of source: File? = nil, language: Language
  ) -> String {
    let known = source.flatMap { try? ScriptJSON.text(of: $0) }
    let element =
      "<script src=\"\(file)\" data-page=\"\(HTMLText.escaped(page))\" data-revision=\"\(HTMLText.escaped(revision))\" "
      + "data-gone=\"\(HTMLText.escaped(language.say(PageSetText.serverGone)))\""
      + (known.map { " data-source=\"\(HTMLText.escaped($0))\"" } ?? "") + "></script>\n"
    guard let end = html.suffix(100).firstRange(of: "</body>") else { return html + element }
    return html[..<end.lowerBound] + element + html[end.lowerBound...]
  }
}
