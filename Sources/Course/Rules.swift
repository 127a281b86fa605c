// SPDX-License-Identifier: Apache-2.0

package import Markdown
package import Trace

/// A rule of `docs/rules.md`, which is part of the program.
package struct Rule: Hashable, Sendable {
  /// The name, such as `HT-12`.
  package var name: String

  /// How certain it is; the raw values are the words of the list.
  package var mark: Mark
  package var text: [MarkdownText.Inline]

  /// The source of the knowledge, in English and in brackets.
  package var source: String

  package enum Mark: String, CaseIterable, Sendable {
    case documented, observed, reimplementation, unsure
  }

  /// All rules, in the order of the list.
  package static func all(in language: LanguageCode) -> [Rule] { lists[language] ?? [] }

  /// The rule of a name; nil if there is none.
  package static func named(_ name: String, in language: LanguageCode) -> Rule? {
    all(in: language).first { $0.name == name }
  }

  private static let lists = Dictionary(
    uniqueKeysWithValues: LanguageCode.allCases.map { ($0, list(in: $0)) })

  /// The English list is complete; the list of another language has the words of each rule.
  private static func list(in language: LanguageCode) -> [Rule] {
    let rules = lines(of: "rules.md").compactMap { Rule(line: $0) }
    guard language != .english else { return rules }
    let words = lines(of: "rules.\(language.rawValue).md").compactMap(words(ofLine:))
    let texts = Dictionary(words) { first, _ in first }
    return rules.map { rule in
      var rule = rule
      rule.text = texts[rule.name] ?? rule.text
      return rule
    }
  }

  private static func lines(of file: String) -> [Substring] {
    (EmbeddedTexts.files[file] ?? "").split(separator: "\n")
  }

  nonisolated(unsafe) private static let pattern =
    /- \*\*([A-Z]{2}-[0-9]+)\*\* \((\w+)\) (.+?)(?: (\[[^\[\]]*\]))?/
  nonisolated(unsafe) private static let translation = /- \*\*([A-Z]{2}-[0-9]+)\*\* (.+)/

  /// Reads a line of the list; nil if it is not a rule.
  init?(line: Substring) {
    guard
      let match = line.wholeMatch(of: Self.pattern),
      let mark = Mark(rawValue: String(match.2)), let text = Self.paragraph(match.3)
    else { return nil }
    name = String(match.1)
    self.mark = mark
    self.text = text
    source = match.4.map(String.init) ?? ""
  }

  private static func words(ofLine line: Substring) -> (String, [MarkdownText.Inline])? {
    guard let match = line.wholeMatch(of: translation),
      let text = paragraph(match.2)
    else { return nil }
    return (String(match.1), text)
  }

  private static func paragraph(_ text: Substring) -> [MarkdownText.Inline]? {
    guard case .paragraph(let words)? = MarkdownReader.read(String(text)).text.blocks.first?.kind else {
      return nil
    }
    return words
  }
}
