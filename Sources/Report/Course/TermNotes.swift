// SPDX-License-Identifier: Apache-2.0

import Course
import Diagrams
import Narration
import Trace

/// Writes texts in which each term of the course has a note where a page uses it for the first time: seen by who points
/// at it or comes to it with the keyboard, and a link to the page of words, if the set has that.
final class TermNotes {
  /// Whether texts that are written now are such that terms get notes: not links, titles and options.
  var areShown = false

  /// Those that the page has not used yet.
  private var terms: [Glossary.Term]
  private let wordsFile: String?
  private let isChinese: Bool

  init(_ subject: CourseSubject, in language: Language) {
    isChinese = subject.text.language == .simplifiedChinese
    terms = subject.name == Glossary.page ? [] : Glossary.of(subject.text.language).terms
    wordsFile = subject.pages[Glossary.page]
  }

  func write(_ text: String, to markup: inout Markup) {
    var rest = text[...]
    while let (range, position) = first(in: rest) {
      markup.text(String(rest[..<range.lowerBound]))
      let note = terms.remove(at: position).note
      let word = String(rest[range])
      if let wordsFile {
        markup.element(
          "a", ["class": "term", "href": PercentEncoding.link(to: wordsFile), "data-note": note], word)
      } else {
        markup.element("dfn", ["class": "term", "tabindex": "0", "data-note": note], word)
      }
      rest = rest[range.upperBound...]
    }
    markup.text(String(rest))
  }

  /// The first place of a term, of two at one place the longer one.
  private func first(in text: Substring) -> (Range<Substring.Index>, Int)? {
    var found: (range: Range<Substring.Index>, position: Int)?
    for (position, term) in terms.enumerated() {
      for form in term.forms {
        guard let range = place(of: form, in: text) else { continue }
        let isEarlier =
          found.map { ($0.range.lowerBound, range.upperBound) > (range.lowerBound, $0.range.upperBound) }
          ?? true
        if isEarlier { found = (range, position) }
      }
    }
    return found.map { ($0.range, $0.position) }
  }

  /// Chinese words stand in texts without blanks; all others are whole words.
  private func place(of form: String, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while let range = text[start...].firstRange(of: form) ?? capital(form, in: text[start...]) {
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      func joins(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-")
      }
      if isChinese || !joins(before) && !joins(after) { return range }
      start = range.upperBound
    }
    return nil
  }

  /// The form at the beginning of a sentence.
  private func capital(_ form: String, in text: Substring) -> Range<Substring.Index>? {
    guard !isChinese, let first = form.first else { return nil }
    return text.firstRange(of: first.uppercased() + form.dropFirst())
  }
}
