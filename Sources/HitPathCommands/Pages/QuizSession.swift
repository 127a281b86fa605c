// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import CourseFile
import Markdown
import Narration
import ScenarioFile
import Trace

/// Asks questions in the terminal.
@MainActor
struct QuizSession {
  let terminal: Terminal
  let language: Language

  /// Reads a line from the reader; nil at the end of the input.
  let read: () -> String?

  /// Asks the questions one by one, and reports how many were answered at the first attempt.
  func run(_ questions: [QuizQuestion]) {
    var (right, total) = (0, 0)
    for (position, question) in questions.enumerated() {
      write(.questionOf(number: position + 1, total: questions.count, page: question.id), .strong)
      show(question)
      guard let first = ask(question) else { break }
      total += 1
      if first == question.right { right += 1 }
      terminal.write("\n")
    }
    if total > 0 { write(.tally(right: right, total: total), .strong) }
  }

  /// The question with its screen and options.
  func show(_ question: QuizQuestion) {
    for line in question.asked { write(line) }
    terminal.write("\n")
    write(.screen, .muted)
    for line in QuizScreen(question).lines { write(line, .muted) }
    for touch in question.touches {
      write("  \(question.narrator.heading(touch.answer, number: touch.number))", .muted)
    }
    let settings = question.run.question.settings
    if !settings.isEmpty { write(.changed(settings: question.narrator.settings(settings).plain), .plain) }
    terminal.write("\n")
    for (number, option) in question.options.enumerated() {
      write("  \(number + 1)  \(option.label.shown)  [\(option.key)]")
    }
    terminal.write("\n")
  }

  /// Says whether an option is right, and why.
  func tell(_ option: CourseText.Option, of question: QuizQuestion) {
    let isRight = option.key == question.right
    write(isRight ? .isRight(key: option.key) : .isNotRight(key: option.key), isRight ? .hit : .refused)
    for line in question.reason(of: option) { write(line) }
  }

  func hint(_ number: Int, of question: QuizQuestion) {
    let hints = question.hints
    guard hints.indices.contains(number - 1) else { return write(.noMoreHints, .muted) }
    write(.hint(number: number), .strong)
    for line in hints[number - 1] { write("  \(line)") }
  }

  /// Lets the reader choose until the option is right, at most as often as there are options.
  ///
  /// - Returns: The first choice; nil if the reader quits.
  private func ask(_ question: QuizQuestion) -> String? {
    let options = question.options
    var first: String?
    var hints = 0
    var left = options.count
    while left > 0 {
      terminal.write(language.say(QuizText.prompt(options: options.count)))
      guard let line = read()?.lowercased(), line != "q" else {
        terminal.write("\n")
        return nil
      }
      if line == "?" {
        hints += 1
        hint(hints, of: question)
        continue
      }
      guard let option = Self.option(line, among: options) else {
        write(.noSuchAnswer(answer: line), .muted)
        continue
      }
      first = first ?? option.key
      left -= 1
      tell(option, of: question)
      if option.key == question.right { break }
    }
    return first
  }

  /// The option with a number, from 1, or with a key.
  static func option(_ answer: String, among options: [CourseText.Option]) -> CourseText.Option? {
    if let number = Int(answer), options.indices.contains(number - 1) { return options[number - 1] }
    return options.first { $0.key == answer }
  }

  private func write(_ text: QuizText, _ style: TextStyle) { write(language.say(text), style) }

  private func write(_ line: String, _ style: TextStyle = .plain) {
    terminal.write("\(terminal.styled(line, style))\n")
  }
}

/// A question for the terminal.
@MainActor
struct QuizQuestion {
  let page: RunPage
  let run: RunQuestion
  let text: CourseText
  let words: CourseText.Options
  let language: Language

  var id: String { "\(page.source.name)/\(run.question.id)" }

  /// The options in the displayed order.
  var options: [CourseText.Option] {
    let order = OptionOrder.of(
      words.options.map(\.key), question: run.question.id, page: page.source.name)
    return order.compactMap { key in words.options.first { $0.key == key } }
  }

  var right: String { run.question.options.first { $0.trap == nil }?.key ?? "" }

  /// The question, one line per paragraph. The title of a question page is its first question.
  var asked: [String] {
    let own = words.asked.inlines.map(\.shown)
    guard text.kind == .question, run.question.moment == .before else { return own }
    return [text.title.shown, text.lead.shown] + own
  }

  var narrator: Narrator { Narrator(language, run.analysis.index) }

  /// The index in a run of a touch of the scenario.
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

  /// The text after a choice: the reason, and the steps that its links lead to.
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

  /// The hints in order: the rule, the distance that decides, the steps before the decisive one.
  var hints: [[String]] {
    [rule, measure, stepsBefore].filter { !$0.isEmpty }
  }

  private var rule: [String] {
    let words = text.rule(of: words, right: right)
    return words.isEmpty ? [] : [words.shown]
  }

  /// The decisive step: the first that the right option's reason links to.
  private var decider: (touch: Int, step: TouchStep)? {
    guard let option = words.options.first(where: { $0.key == right }) else { return nil }
    let finder = finder(of: right)
    for link in option.reason.links {
      if let step = step(of: link, right, finder) { return (link.touch, step) }
    }
    return nil
  }

  /// How far the point was outside the view that refused last.
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
  /// The text for a terminal, with code in backticks.
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

/// A screen as text: its views as an indented list from back to front, and the input to it, without the outcome.
@MainActor
struct QuizScreen {
  private let index: ScreenIndex
  private let narrator: Narrator

  init(_ question: QuizQuestion) {
    index = question.run.analysis.index
    narrator = question.narrator
  }

  var lines: [String] {
    var lines: [String] = []
    // Uses an explicit stack, because views may be deeply nested.
    var rest = index.screen.windowOrder.reversed().compactMap(index.view).map { (view: $0, depth: 0) }
    while let (view, depth) = rest.popLast() {
      lines.append(String(repeating: "  ", count: depth + 1) + line(view))
      for recognizer in index.screen.gestureRecognizers
      where recognizer.view == view.id && recognizer.isPartOfView != true {
        lines.append(
          String(repeating: "  ", count: depth + 2) + "· \(recognizer.id): \(recognizer.className)")
      }
      rest += index.subviews(of: view.id).reversed().compactMap(index.view).map { ($0, depth + 1) }
    }
    return lines
  }

  private func line(_ view: TraceView) -> String {
    var parts = [view.id == view.className ? view.id : "\(view.id): \(view.className)"]
    let (origin, size) = (view.frame.origin, view.frame.size)
    let numbers = [origin.x, origin.y, size.width, size.height].map(narrator.number)
    parts.append("(\(numbers.joined(separator: ", ")))")
    parts += narrator.traits(of: view)
    return parts.joined(separator: "  ")
  }
}

/// A page's text for a terminal: links become numbers of steps, whose sentences follow below, and options are shown
/// without their reasons.
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

  /// The text, with the number of its step after each link.
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

  /// A step of the page's own run, as touch and step number.
  private func number(of link: EventLink) -> String? {
    finder?.step(of: link).map { "\(link.touch).\($0)" }
  }

  /// The steps that links lead to, in order.
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
