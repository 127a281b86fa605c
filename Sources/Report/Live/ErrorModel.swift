// SPDX-License-Identifier: Apache-2.0

import Narration

/// What the template of the page for mistakes is filled with.
///
/// Names differ from level to level, since Mustache looks for a name that a level lacks in the levels around it.
struct ErrorModel {
  var language: String
  var title: String
  var summary: String?
  var style: String?
  var styleFile = ReportAssets.indexStyleFile
  var text: PageTexts
  var index: PageLink?
  var mistakes: [MistakeModel]
  var more: String?

  init(
    title: String, summary: String? = nil, index: PagePlace.Link?, mistakes: [MistakeModel],
    more: String? = nil,
    options: ReportOptions
  ) {
    language = options.language.code
    self.title = title
    self.summary = summary
    style = options.assets == .inline ? ReportAssets.indexStyle(options.templates) : nil
    text = PageTexts(language: options.language)
    self.index = index.map(PageLink.init)
    self.mistakes = mistakes
    self.more = more
  }
}

/// One mistake, with the lines around it.
struct MistakeModel {
  var file: String
  var place: String?
  var message: String
  var hintLabel: String
  var hint: String?
  var lines: [SourceLine] = []

  /// How many lines are shown before and after the one with the mistake.
  private static let context = 2

  init(_ mistake: ErrorPage.Mistake, in source: [Substring], _ language: Language) {
    file = mistake.file
    message = mistake.message
    hint = mistake.hint
    hintLabel = language.text(.hint)
    place = mistake.line.map { language.text(.place(line: $0, column: mistake.column)) }
    if let line = mistake.line, source.indices.contains(line - 1) {
      let first = max(0, line - 1 - Self.context)
      let last = min(source.count - 1, line - 1 + Self.context)
      lines = (first...last).map { position in
        SourceLine(
          number: position + 1, text: source[position],
          column: position == line - 1 ? mistake.column : nil, isWrong: position == line - 1)
      }
    }
  }
}

/// A line of an input.
struct SourceLine {
  var number: Int
  var isWrong: Bool

  /// The text up to the mistake, the word with the mistake, and the rest; all of it before if there is no column.
  var before: String
  var wrong: String
  var after: String

  /// Of a longer line only a part is shown.
  private static let limit = 160

  init(number: Int, text: Substring, column: Int?, isWrong: Bool) {
    self.number = number
    self.isWrong = isWrong
    guard let column, column > 0 else {
      before = String(text.prefix(Self.limit)) + (text.dropFirst(Self.limit).isEmpty ? "" : "…")
      wrong = ""
      after = ""
      return
    }
    let head = text.prefix(column - 1)
    let tail = text.dropFirst(column - 1)
    let word = tail.prefix(1) + tail.dropFirst().prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    let cut = head.count - Self.limit / 2
    before = cut > 0 ? "…" + head.dropFirst(cut) : String(head)
    wrong = tail.isEmpty ? " " : String(word.prefix(Self.limit))
    let rest = tail.dropFirst(wrong.count)
    after = String(rest.prefix(Self.limit)) + (rest.dropFirst(Self.limit).isEmpty ? "" : "…")
  }
}
