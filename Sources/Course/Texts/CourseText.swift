// SPDX-License-Identifier: Apache-2.0

package import Markdown
package import Trace

/// The text of a page in one language.
package struct CourseText: Hashable, Sendable {
  package var kind: PageKind
  package var language: LanguageCode
  package var title: [MarkdownText.Inline] = []
  package var lead: [MarkdownText.Inline] = []
  package var sections: [Section] = []

  package struct Section: Hashable, Sendable {
    /// Nil for a section of a note, which may have any heading.
    package var name: SectionName?
    package var heading: [MarkdownText.Inline]
    package var parts: [Part] = []
    package var place: MarkdownText.Place
  }

  package enum Part: Hashable, Sendable {
    case block(MarkdownText.Block)
    case options(Options)
  }

  /// The options of a question; the text of the question comes before them.
  package struct Options: Hashable, Sendable {
    /// When it is asked, in the words of `questions.yml`.
    package var moment: String

    /// The paragraphs since the start of the section, or since the previous question.
    package var asked: [MarkdownText.Block]
    package var options: [Option]
    package var place: MarkdownText.Place

    /// Whether the reader tries changes until the goals are reached.
    package var isTask: Bool { moment == SectionName.task.moment }

    /// The goals of a task, in words: the items of the list before its options.
    package var goals: [MarkdownText.Item] {
      guard isTask, case .list(_, let items)? = asked.last?.kind else { return [] }
      return items
    }
  }

  package struct Option: Hashable, Sendable {
    package var key: String

    /// The text of the option.
    package var label: [MarkdownText.Inline]

    /// The text that a reader sees after choosing it.
    package var reason: [MarkdownText.Block]
    package var place: MarkdownText.Place
  }

  /// The questions in the order of the text.
  package var questions: [Options] {
    sections.flatMap(\.parts).compactMap { if case .options(let options) = $0 { options } else { nil } }
  }

  /// The fix of a bug in a sentence or two: the paragraph among its symptoms that begins in bold.
  package var brief: MarkdownText.Block? {
    guard kind == .bug else { return nil }
    return sections.first { $0.name == .signs }?.parts.lazy.compactMap { part in
      guard case .block(let block) = part, case .paragraph(let words) = block.kind,
        case .strong? = words.first?.kind
      else { return nil }
      return block
    }.first
  }

  /// The listings.
  package var code: [String] {
    sections.flatMap(\.parts).compactMap { part in
      if case .block(let block) = part, case .code(_, let text) = block.kind { text } else { nil }
    }
  }

  /// The whole text in order, except code.
  package var inlines: [[MarkdownText.Inline]] {
    [title, lead]
      + sections.flatMap { section in
        [section.heading]
          + section.parts.flatMap { part in
            switch part {
            case .block(let block): [block].inlines
            case .options(let options): options.options.flatMap { [$0.label] + $0.reason.inlines }
            }
          }
      }
  }
}

extension LanguageCode {
  /// The first word of the right option's reason.
  package var wordForRight: String { self == .simplifiedChinese ? "对" : "Right" }
}
