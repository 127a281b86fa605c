// SPDX-License-Identifier: Apache-2.0

package import Markdown

/// A rule of `docs/rules.md`, which travels in the program.
package struct Rule: Hashable, Sendable {
  /// The name, such as `HT-12`.
  package var name: String

  /// How well it is known; the raw values are the words of the list.
  package var mark: Mark
  package var text: [MarkdownText.Inline]

  package enum Mark: String, CaseIterable, Sendable {
    case documented, observed, reimplementation, unsure
  }

  /// All rules, in the order of the list.
  package static let all: [Rule] = (EmbeddedTexts.files["rules.md"] ?? "").split(separator: "\n")
    .compactMap { Rule(line: $0) }

  /// Reads a line of the list; nil for one that is no rule.
  init?(line: Substring) {
    guard let match = line.wholeMatch(of: /- \*\*([A-Z]{2}-[0-9]+)\*\* \((\w+)\) (.+)/),
      let mark = Mark(rawValue: String(match.2))
    else { return nil }
    name = String(match.1)
    self.mark = mark
    let blocks = MarkdownReader.read(String(match.3)).text.blocks
    guard case .paragraph(let words)? = blocks.first?.kind else { return nil }
    text = words
  }
}
