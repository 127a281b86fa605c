// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Markdown
import Narration
import Trace

/// The text of a page as a terminal shows it: links are numbers of steps, which stand below with their sentences, and
/// options come without their reasons.
@MainActor
struct LessonReading {
  private let text: CourseText
  private let terminal: Terminal
  private let language: Language

  /// The run that links lead to; nil for a page without a scenario.
  private let analysis: TraceAnalysis?
  private let finder: EventFinder?

  init(_ text: CourseText, _ analysis: TraceAnalysis?, _ language: Language, _ terminal: Terminal) {
    self.text = text
    self.analysis = analysis
    self.language = language
    self.terminal = terminal
    finder = analysis.map { EventFinder($0) }
  }

  var lines: [String] {
    var lines = [terminal.styled(text.title.shown, .strong), "", styled(text.lead)]
    for section in text.sections {
      lines += ["", terminal.styled(section.heading.shown, .strong)]
      for part in section.parts {
        lines.append("")
        switch part {
        case .block(let block): lines += self.lines(of: block)
        case .options(let options): lines += options.options.map { "  [\($0.key)] \(styled($0.label))" }
        }
      }
    }
    let steps = self.steps
    if !steps.isEmpty { lines += [""] + steps }
    return lines
  }

  private func lines(of block: MarkdownText.Block) -> [String] {
    switch block.kind {
    case .heading(_, let words): [terminal.styled(words.shown, .strong)]
    case .paragraph(let words): [styled(words)]
    case .list(let isOrdered, let items):
      items.enumerated().flatMap { number, item in
        let mark = isOrdered ? "\(number + 1). " : "- "
        let inner = item.blocks.flatMap(lines)
        return inner.prefix(1).map { "  \(mark)\($0)" } + inner.dropFirst().map { "    \($0)" }
      }
    case .table(let header, let rows):
      ([header] + rows).map { cells in "  " + cells.map { styled($0.inlines) }.joined(separator: " | ") }
    case .code(_, let code):
      code.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
        terminal.styled("    \($0)", .muted)
      }
    }
  }

  /// The words, with the number of its step behind each link.
  private func styled(_ words: [MarkdownText.Inline]) -> String {
    terminal.styled(shown(words), .plain)
  }

  private func shown(_ words: [MarkdownText.Inline]) -> String {
    words.map { inline in
      switch inline.kind {
      case .emphasis(let inner), .strong(let inner): shown(inner)
      case .link(let address, let inner):
        shown(inner) + (EventLink(address).flatMap(number).map { " [\($0)]" } ?? "")
      case .text, .code, .lineEnd: [inline].shown
      }
    }.joined()
  }

  /// A step of the page's own run: its touch and its number.
  private func number(of link: EventLink) -> String? {
    finder?.step(of: link).map { "\(link.touch).\($0)" }
  }

  /// The steps that links lead to, in their order.
  private var steps: [String] {
    guard let analysis, let finder else { return [] }
    let narrator = Narrator(language, analysis.index)
    let rows = text.sections.flatMap(\.parts).flatMap { part -> [[MarkdownText.Inline]] in
      if case .block(let block) = part { [block].inlines } else { [] }
    }
    let links = rows.flatMap(\.everything).compactMap { inline -> EventLink? in
      if case .link(let address, _) = inline.kind { EventLink(address) } else { nil }
    }
    let all = analysis.allSteps(limit: .max)
    let found = Set(links.compactMap { link in finder.step(of: link).map { [link.touch, $0] } })
    return found.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.compactMap { place in
      all[place[0] - 1].steps.first { $0.number == place[1] }.map { step in
        terminal.styled("[\(place[0]).\(place[1])] \(narrator.sentence(step).plain)", .muted)
      }
    }
  }
}
