// SPDX-License-Identifier: Apache-2.0

import Markdown
package import Trace

/// The terms of the course. Each has a note where a page first uses it: the first sentence of its entry on the glossary
/// page. Its forms in texts are in `terms.txt`.
package struct Glossary: Sendable {
  package struct Term: Hashable, Sendable {
    /// The English name of the term's entry.
    package var name: String

    /// The forms in which texts use it, the longest first.
    package var forms: [String]

    /// Its meaning, in one sentence.
    package var note: String
  }

  package let terms: [Term]

  /// The page that has the entries.
  package static let page = "note-words"

  /// The glossary of the course in a language.
  package static func of(_ language: LanguageCode) -> Glossary { all[language] ?? Glossary(terms: []) }

  private static let all = Dictionary(
    uniqueKeysWithValues: LanguageCode.allCases.map { ($0, Glossary(in: $0)) })

  private init(terms: [Term]) { self.terms = terms }

  private init(in language: LanguageCode) {
    // The entries of both languages are in the same order.
    let names = Self.entries(in: .english).map(\.name)
    let notes = Self.entries(in: language).map(\.note)
    let position = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    terms = CoursePages.terms.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.split(separator: "|").map { $0.trimmingSpaces }
      let forms = language == .simplifiedChinese ? parts.last : parts.dropFirst().first
      guard parts.count == 3, let forms, let place = position[parts[0]], notes.indices.contains(place) else {
        return nil
      }
      let all = forms.split(separator: ",").map { $0.trimmingSpaces }
      return Term(name: parts[0], forms: all.sorted { ($1.count, $0) < ($0.count, $1) }, note: notes[place])
    }
  }

  /// The entries of the glossary page: the name and the first sentence of each.
  package static func entries(in language: LanguageCode) -> [(name: String, note: String)] {
    guard let text = CoursePages.page(named: page)?.files["note.\(language.rawValue).md"] else { return [] }
    let read = CourseTextReader.read(text, kind: .note, language: language).page
    let blocks = read.sections.flatMap(\.parts).compactMap { part in
      if case .block(let block) = part { block } else { nil }
    }
    return blocks.flatMap { block -> [(name: String, note: String)] in
      guard case .list(_, let items) = block.kind else { return [] }
      return items.compactMap { item in
        guard case .paragraph(let words)? = item.blocks.first?.kind,
          case .strong(let name)? = words.first?.kind
        else { return nil }
        let note = Array(words.dropFirst()).beginning(sentences: 1).filter { inline in
          if case .link = inline.kind { false } else { true }
        }
        return (name.plain.withoutEnd, note.plain.withoutEnd + (language == .simplifiedChinese ? "。" : "."))
      }
    }
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The text without punctuation at its end, and without the words before a link that is left out.
  fileprivate var withoutEnd: String {
    String(drop { $0 == " " }.reversed().drop { " .。:：,，见".contains($0) }.reversed())
  }
}
