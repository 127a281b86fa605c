// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Markdown
import Narration

/// What helps a reader with a question before it is answered, from the rules and the run: none of it is written by hand.
/// The last hint, the step before the one that decides, is found by the page's script.
struct CourseHints {
  let subject: CourseSubject
  let links: CourseLinks
  let language: Language

  enum Hint {
    case rule([MarkdownText.Inline])

    /// Why the view that was asked last refused, and the step that draws by how much.
    case refusal(MarkdownText.Inline, CourseLinks.Target)
  }

  /// The hints of a question in the order in which they are given.
  func of(_ options: CourseText.Options, _ question: CourseSubject.Question) -> [Hint] {
    let right = question.options.first { $0.value.isRight }?.key ?? ""
    let rule = subject.text.rule(of: options, right: right)
    return (rule.isEmpty ? [] : [.rule(rule)]) + [refusal(in: question, options)].compactMap(\.self)
  }

  private func refusal(in question: CourseSubject.Question, _ options: CourseText.Options) -> Hint? {
    guard let touch = question.touch, let option = options.options.first else { return nil }
    let run = question.options[option.key]?.run
    let only = run.map { subject.runs[$0].only } ?? []
    let analysis = run.map { subject.runs[$0].analysis } ?? subject.analysis
    let position = only.isEmpty ? touch - 1 : only.firstIndex(of: touch)
    guard let position, analysis.touches.indices.contains(position),
      let refused = analysis.touches[position].lastRefusal,
      let target = ["pointInside", "hitTest"].lazy.compactMap({
        links.target(of: "#t\(touch)/\(refused.view).\($0)", run: run)
      }).first
    else { return nil }
    let line = Narrator(language, analysis.index).line(refused.view, of: refused)
    return .refusal(MarkdownText.Inline(kind: .text(line), place: option.place), target)
  }
}
