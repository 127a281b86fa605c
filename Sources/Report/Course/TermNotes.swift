// SPDX-License-Identifier: Apache-2.0

import Course
import Diagrams
import Narration
import Trace

/// Writes texts with a note for each term of the course where a page first uses it. The note appears on hover and
/// keyboard focus; it is also a link to the glossary, if the set has one.
final class TermNotes {
  /// Whether terms in the text being written get notes; not in links, titles and options.
  var areShown = false

  /// The terms that the page has not used yet.
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

  /// The first occurrence of any term; if two start at the same place, the longer one.
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

  /// The first occurrence of a word form: as a whole word, except in Chinese, which has no spaces.
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

  /// The form with a capital letter at the beginning of a sentence.
  private func capital(_ form: String, in text: Substring) -> Range<Substring.Index>? {
    guard !isChinese, let first = form.first else { return nil }
    return text.firstRange(of: first.uppercased() + form.dropFirst())
  }
}
