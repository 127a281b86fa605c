// SPDX-License-Identifier: Apache-2.0

import Markdown
import TestSupport
import Trace

@testable import Course

/// The style that the course's own texts keep: lengths, words, signs.
struct CourseStyle {
  private let page: CourseText
  private let language: LanguageCode
  private var faults: [MarkdownText.Fault] = []

  /// The violations of the style in a text, in order.
  static func faults(of page: CourseText, text: String) -> [MarkdownText.Fault] {
    var style = CourseStyle(page: page, language: page.language)
    style.checkLengths()
    style.checkWords()
    style.checkSigns(text)
    return style.faults.sorted { $0.place < $1.place }
  }

  private init(page: CourseText, language: LanguageCode) {
    self.page = page
    self.language = language
  }

  private mutating func report(_ place: MarkdownText.Place, _ message: String) {
    faults.append(MarkdownText.Fault(place, message))
  }

  // MARK: Lengths

  private mutating func checkLengths() {
    let start = MarkdownText.Place(line: 1, column: 1)
    let isQuestion = page.kind == .question
    check([page.title], isQuestion ? .titleOfQuestion : .title, "the title", page.title.first?.place ?? start)
    check([page.lead], .lead, "the lead", page.lead.first?.place ?? start)
    for section in page.sections {
      switch section.name {
      case .walk, .why: check(section.written, .walk, "the section", section.place)
      case .half: check(section.written, .half, "the section", section.place)
      default: break
      }
      for part in section.parts { checkLengths(of: part) }
    }
    let everything = page.inlines + page.questions.flatMap(\.asked.inlines)
    check(page.inlines, page.kind == .note ? .fileOfNote : .file, "the text", start)
    for row in everything { checkSentences(of: row) }
  }

  private mutating func checkLengths(of part: CourseText.Part) {
    switch part {
    case .options(let options):
      for option in options.options {
        check([option.label], .option, "the option", option.place)
        check(option.reason.inlines, .option, "the reason", option.reason.first?.place ?? option.place)
      }
    case .block(let block):
      guard case .code(_, let code) = block.kind else { return }
      let lines = code.split(separator: "\n").count
      let limit = LengthLimit.linesOfCode.english
      if lines > limit { report(block.place, "the listing has \(lines) lines, expected \(limit) at most") }
    }
  }

  private mutating func check(
    _ rows: [[MarkdownText.Inline]], _ limit: LengthLimit, _ what: String, _ place: MarkdownText.Place
  ) {
    let length = rows.reduce(0) { $0 + TextLength.count($1.plain, in: language) }
    let most = limit.value(in: language)
    let unit = language == .english ? "words" : "Han characters"
    if length > most { report(place, "\(what) has \(length) \(unit), expected \(most) at most") }
  }

  private mutating func checkSentences(of row: [MarkdownText.Inline]) {
    guard let place = row.first?.place else { return }
    for sentence in TextLength.sentences(row.plain, in: language) {
      let length = TextLength.count(sentence, in: language)
      let most = LengthLimit.sentence.value(in: language)
      guard length > most else { continue }
      let start = sentence.drop { $0.isWhitespace }.prefix(24)
      report(place, "a sentence of \(length), expected \(most) at most: '\(start)…'")
    }
  }

  // MARK: Words

  private mutating func checkWords() {
    let words = UnwantedWord.all(in: language)
    for row in page.withoutQuotations { check(row, for: words) }
    for label in page.labels { check(label, for: words.filter(\.isPrivate)) }
    for row in page.inlines { checkNames(row) }
  }

  /// English words are looked for outside names, Chinese ones across them as well, as in "回答`nil`".
  private mutating func check(_ row: [MarkdownText.Inline], for words: [UnwantedWord]) {
    let texts = row.everything.compactMap { inline in
      if case .text(let text) = inline.kind { (text: text, place: inline.place) } else { nil }
    }
    for word in words {
      var places = texts.filter { word.stands(in: $0.text) }.map(\.place)
      if places.isEmpty, language == .simplifiedChinese, word.stands(in: row.plain) {
        places = row.prefix(1).map(\.place)
      }
      for place in places { report(place, "'\(word.text)' is not a word of the course; \(word.instead)") }
    }
  }

  /// Names of properties and methods must be in backticks.
  private mutating func checkNames(_ row: [MarkdownText.Inline]) {
    for inline in row.everything {
      guard case .text(let text) = inline.kind else { continue }
      for found in text.matches(of: /[A-Za-z0-9_.\/#-]*[a-z][A-Z][A-Za-z]*/) {
        let name = found.output
        guard name.first?.isLowercase == true, !name.contains(where: { ".#/-".contains($0) }),
          !Self.products.contains(String(name))
        else { continue }
        report(inline.place, "'\(name)' is a name of code, expected in backticks")
      }
    }
  }

  private static let products: Set = ["iOS", "iPadOS", "iPhone", "iPad", "macOS", "tvOS"]

  // MARK: Signs

  /// Looks at the lines of the file itself: blanks between Han and Latin, and signs of half width.
  private mutating func checkSigns(_ text: String) {
    var isCode = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { continue }
      func place(_ index: Substring.Index) -> MarkdownText.Place {
        MarkdownText.Place(line: number + 1, column: line[..<index].unicodeScalars.count + 1)
      }
      if let mark = line.firstIndex(where: { "!！".contains($0) }), !line[mark...].hasPrefix("!c"),
        !line[mark...].hasPrefix("!=")
      {
        report(place(mark), "an exclamation mark")
      }
      guard language == .simplifiedChinese else { continue }
      if let found = line.firstMatch(of: /(\p{Han} [A-Za-z0-9`])|([A-Za-z0-9`] \p{Han})/) {
        report(place(found.range.lowerBound), "a blank between Han and Latin: '\(found.output.0)'")
      }
      if let found = line.firstMatch(of: /(\p{Han}[,;:?])|([,;?]\p{Han})/) {
        report(place(found.range.lowerBound), "a sign of half width beside Han: '\(found.output.0)'")
      }
    }
  }
}

extension CourseText.Section {
  /// The text of the section without options.
  fileprivate var written: [[MarkdownText.Inline]] {
    parts.flatMap { part -> [[MarkdownText.Inline]] in
      if case .block(let block) = part { [block].inlines } else { [] }
    }
  }
}

extension CourseText {
  /// What there is to choose.
  fileprivate var labels: [[MarkdownText.Inline]] { questions.flatMap(\.options).map(\.label) }

  /// The text without quotations, which are emphasized, and without options, which may be wrong.
  fileprivate var withoutQuotations: [[MarkdownText.Inline]] {
    let chosen = Set(labels)
    return inlines.filter { !chosen.contains($0) }.map { row in
      row.filter { inline in
        guard case .emphasis(let inner) = inline.kind else { return true }
        return inner.plain.first.map { !"\"“".contains($0) } ?? true
      }
    }
  }
}
