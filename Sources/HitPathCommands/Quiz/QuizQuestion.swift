// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import CourseFile
import Markdown
import Narration
import ScenarioFile
import Trace

/// A question as the terminal asks it.
@MainActor
struct QuizQuestion {
  let page: RunPage
  let run: RunQuestion
  let text: CourseText
  let words: CourseText.Options
  let language: Language

  var id: String { "\(page.source.name)/\(run.question.id)" }

  /// The options in the order in which they are shown.
  var options: [CourseText.Option] {
    let order = OptionOrder.of(
      words.options.map(\.key), question: run.question.id, page: page.source.name)
    return order.compactMap { key in words.options.first { $0.key == key } }
  }

  var right: String { run.question.options.first { $0.trap == nil }?.key ?? "" }

  /// What is asked, a line for each paragraph. A page of a question is called by it.
  var asked: [String] {
    let own = words.asked.inlines.map(\.shown)
    guard text.kind == .question, run.question.moment == .before else { return own }
    return [text.title.shown, text.lead.shown] + own
  }

  var narrator: Narrator { Narrator(language, run.analysis.index) }

  /// The number in a run of a touch of the scenario.
  func position(ofTouch touch: Int) -> Int? {
    run.question.number(ofTouch: touch).flatMap { number in
      run.analysis.touches.indices.contains(number - 1) ? number - 1 : nil
    }
  }

  /// The touches of the run with their numbers in the scenario.
  var touches: [(number: Int, answer: TouchAnswer)] {
    let only = run.question.only
    return run.analysis.touches.enumerated().map { position, answer in
      (only.indices.contains(position) ? only[position] : position + 1, answer)
    }
  }

  // MARK: Reasons

  /// What a reader sees after a choice: the reason, and the steps that its links lead to.
  func reason(of option: CourseText.Option) -> [String] {
    let finder = finder(of: option.key)
    var lines = option.reason.inlines.map(\.shown)
    for link in option.reason.links {
      guard let step = step(of: link, option.key, finder) else { continue }
      let place = language.say(QuizText.stepOf(touch: link.touch, number: step.number))
      lines.append("  → \(language.line(place, narrator(of: option.key).sentence(step).plain))")
    }
    return lines
  }

  private func analysis(of key: String) -> TraceAnalysis {
    guard let option = run.options.first(where: { $0.option.key == key }) else { return page.analysis }
    if option.option.scenario != nil { return option.analysis }
    return run.question.settings.isEmpty ? page.analysis : run.analysis
  }

  private func finder(of key: String) -> EventFinder {
    run.finders[key] ?? EventFinder(page.analysis)
  }

  private func narrator(of key: String) -> Narrator { Narrator(language, analysis(of: key).index) }

  private func step(of link: EventLink, _ key: String, _ finder: EventFinder) -> TouchStep? {
    guard let number = finder.step(of: link), let position = finder.position(ofTouch: link.touch) else {
      return nil
    }
    return analysis(of: key).steps(of: position, limit: .max).steps.first { $0.number == number }
  }

  // MARK: Hints

  /// The hints in their order: the rule, the measure that decides, the steps before the one that does.
  var hints: [[String]] {
    [rule, measure, stepsBefore].filter { !$0.isEmpty }
  }

  private var rule: [String] {
    let words = text.rule(of: words, right: right)
    return words.isEmpty ? [] : [words.shown]
  }

  /// The step that decides: the first that the reason of the right option leads to.
  private var decider: (touch: Int, step: TouchStep)? {
    guard let option = words.options.first(where: { $0.key == right }) else { return nil }
    let finder = finder(of: right)
    for link in option.reason.links {
      if let step = step(of: link, right, finder) { return (link.touch, step) }
    }
    return nil
  }

  /// By how much the view refused that was asked last.
  private var measure: [String] {
    guard run.question.kind == .whichView, let touch = run.question.touch ?? touches.first?.number,
      let position = position(ofTouch: touch),
      let refused = run.analysis.touches[position].lastRefusal
    else { return [] }
    return [narrator.line(refused.view, of: refused)]
  }

  private var stepsBefore: [String] {
    guard let decider, let position = finder(of: right).position(ofTouch: decider.touch) else { return [] }
    let isOfWalk = decider.step.phase == .hitTest
    let before = analysis(of: right).steps(of: position, limit: .max).steps.filter { step in
      step.number < decider.step.number && (isOfWalk || step.phase != .hitTest)
    }
    let narrator = narrator(of: right)
    return before.suffix(8).map { "\($0.number). \(narrator.sentence($0).plain)" }
  }
}

extension [MarkdownText.Inline] {
  /// The words as a terminal shows them, code in backticks.
  var shown: String {
    map { inline in
      switch inline.kind {
      case .text(let text): text
      case .code(let text): "`\(text)`"
      case .emphasis(let inner), .strong(let inner), .link(_, let inner): inner.shown
      case .lineEnd: " "
      }
    }.joined()
  }
}

extension [MarkdownText.Block] {
  /// The links to events, in the order of the text.
  fileprivate var links: [EventLink] {
    inlines.flatMap(\.everything).compactMap { inline in
      if case .link(let address, _) = inline.kind { EventLink(address) } else { nil }
    }
  }
}
