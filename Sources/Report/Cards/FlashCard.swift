// SPDX-License-Identifier: Apache-2.0

package import Course
import Markdown
package import Narration
import Trace

/// A card with a question on its front and an answer on its back. All of it is taken from the texts of pages.
package struct FlashCard: Sendable {
  /// What tells it from all others, also in the next version: `question-08`, `lesson-03-rule`, `bug-02-myth-1`.
  package var id: String

  /// What sort of card it is, in a word or two.
  var label: String
  var front: [MarkdownText.Inline]

  /// Paragraphs, the answer first.
  var back: [[MarkdownText.Inline]]

  /// The rules behind the answer.
  package var rules: [String]

  /// The name of the page, which has the screen.
  package var page: String

  /// Whether the front shows the screen.
  package var showsScreen: Bool

  /// The cards that a page's text gives.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - page: The name of the page.
  ///   - rules: The rules that the page tells.
  ///   - language: The language of the text.
  /// - Returns: The cards in the order of the text.
  package static func cards(
    of text: CourseText, page: String, rules: [String], in language: Language
  ) -> [FlashCard] {
    // The name of a page begins with its kind and number.
    let short = page.split(separator: "-").prefix(2).joined(separator: "-")
    func card(
      _ ending: String, _ label: String, _ front: [MarkdownText.Inline], _ back: [[MarkdownText.Inline]]
    )
      -> FlashCard
    {
      FlashCard(
        id: short + ending, label: label, front: front, back: back, rules: rules, page: page,
        showsScreen: ending.isEmpty)
    }
    var cards: [FlashCard] = []
    if text.kind == .question, let answer = text.paragraphs(of: .half).first {
      let proof = text.paragraphs(of: .proof).first
      let followUp = text.followUps.first.map { followUp in
        [MarkdownText.Inline(text: language.say(PageSetText.cardFollowUp) + " ", like: followUp)] + [followUp]
      }
      cards.append(
        card(
          "", language.say(PageSetText.door(.asked)), text.title,
          [answer.beginning(sentences: 2)]
            + [proof, followUp].compactMap { $0 }))
    }
    if text.kind == .lesson, let rule = text.paragraphs(of: .rule).first {
      cards.append(card("-rule", SectionName.rule.heading(in: text.language), text.title, [rule]))
    }
    for (number, myth) in text.paragraphs(of: .myths).enumerated() {
      // A saying, which is a quotation, and its end.
      guard let saying = myth.first, case .emphasis = saying.kind else { continue }
      cards.append(
        card("-myth-\(number + 1)", language.say(PageSetText.cardTrue), [saying], [Array(myth.dropFirst())]))
    }
    return cards
  }
}

extension CourseText {
  /// The paragraphs of a section, and the first of each item of its lists.
  fileprivate func paragraphs(of name: SectionName) -> [[MarkdownText.Inline]] {
    let parts = sections.filter { $0.name == name }.flatMap(\.parts)
    return parts.flatMap { part -> [[MarkdownText.Inline]] in
      guard case .block(let block) = part else { return [] }
      switch block.kind {
      case .paragraph(let words): return [words]
      case .list(_, let items):
        return items.compactMap { item in
          if case .paragraph(let words) = item.blocks.first?.kind { words } else { nil }
        }
      default: return []
      }
    }
  }

  /// What the follow-ups ask.
  fileprivate var followUps: [MarkdownText.Inline] {
    questions.filter { $0.moment == "follow-up" }.compactMap { question in
      guard case .paragraph(let words) = question.asked.first?.kind else { return nil }
      return words.first { if case .strong = $0.kind { true } else { false } }
    }
  }
}

extension MarkdownText.Inline {
  /// A plain text at the place of another.
  fileprivate init(text: String, like other: MarkdownText.Inline) {
    self = other
    kind = .text(text)
  }
}
