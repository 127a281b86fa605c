// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Diagrams
import Markdown
import Narration
import Trace

/// A page's text as HTML: its sections, questions with options, links and names.
struct CourseMarkup {
  let subject: CourseSubject
  let links: CourseLinks

  /// The hints for questions; nil on paper.
  private let hints: CourseHints?

  /// Explains terms at their first use; nil if the page has no tooltips.
  private let notes: TermNotes?

  /// The picture in the section about what happens, as HTML.
  private let figure: String

  /// The language of the text.
  private let language: Language

  /// The names of the screen's objects.
  private let objects: Set<String>

  init(
    _ subject: CourseSubject, _ links: CourseLinks, hints: CourseHints? = nil, notes: TermNotes? = nil,
    figure: String = ""
  ) {
    self.subject = subject
    self.links = links
    self.hints = hints
    self.notes = notes
    self.figure = figure
    language = Language(code: subject.text.language.rawValue) ?? .english
    let screen = subject.analysis.trace.screen
    objects = Set(
      screen.views.map(\.id) + screen.gestureRecognizers.map(\.id) + screen.controllers.map(\.id))
  }

  /// Inline text as HTML.
  func html(_ words: [MarkdownText.Inline]) -> String {
    Markup.html { write(words, run: nil, to: &$0) }
  }

  /// The blocks as HTML. Their links lead to steps of the given run; nil means the page's own run.
  func html(_ blocks: [MarkdownText.Block], run: Int?) -> String {
    Markup.html { write(blocks, run: run, to: &$0) }
  }

  /// The sections that a condition selects, as HTML.
  func sections(_ isWanted: (CourseText.Section) -> Bool = { _ in true }) -> String {
    var asked = 0
    return Markup.html { markup in
      for section in subject.text.sections {
        guard isWanted(section) else {
          asked += section.parts.count { if case .options = $0 { true } else { false } }
          continue
        }
        write(section, &asked, to: &markup)
      }
    }
  }

  /// Writes a section. `asked` is the number of questions on the page so far.
  private func write(_ section: CourseText.Section, _ asked: inout Int, to markup: inout Markup) {
    var number = asked
    markup.line("section", ["data-section": section.name?.rawValue]) { markup in
      markup.line("h2") { write(section.heading, run: nil, to: &$0) }
      for part in section.parts {
        switch part {
        case .block(let block): write(own: block, in: section, to: &markup)
        case .options(let options):
          if options.isTask {
            write(task: options, number, to: &markup)
          } else {
            write(options, number, to: &markup)
          }
          number += 1
        }
      }
      if section.name == .walk { markup.ready(figure) }
    }
    asked = number
  }

  /// Writes a block of a section, except blocks shown elsewhere: the fix at the top of the page, the goals at their
  /// task.
  private func write(own block: MarkdownText.Block, in section: CourseText.Section, to markup: inout Markup) {
    guard block.place != subject.text.brief?.place, block.place != section.goals else { return }
    notes?.areShown = true
    write(block, run: nil, to: &markup)
    notes?.areShown = false
  }

  // MARK: - Questions

  /// Writes the options of a question. A reader opens one to find out why it is right or wrong.
  private func write(_ options: CourseText.Options, _ number: Int, to markup: inout Markup) {
    guard subject.questions.indices.contains(number) else { return }
    let question = subject.questions[number]
    let order = OptionOrder.of(options.options.map(\.key), question: question.id, page: subject.name)
    let attributes: Markup.Attributes = [
      "class": "choices", "data-question": question.id, "data-stage": stage(of: question, options),
    ]
    markup.line("div", attributes) { markup in
      markup.tag("\n")
      for option in order.compactMap({ key in options.options.first { $0.key == key } }) {
        write(option, question.options[option.key], to: &markup)
      }
      if let hints { write(hints.of(options, question), to: &markup) }
    }
  }

  private func write(
    _ option: CourseText.Option, _ outcome: CourseSubject.Option?, to markup: inout Markup
  ) {
    let attributes: Markup.Attributes = [
      "class": outcome?.isRight == true ? "choice right" : "choice", "data-key": option.key,
      "data-run": outcome?.run.map { "run\($0 + 1)" }, "data-view": Markup.object(outcome?.view),
    ]
    markup.line("details", attributes) { markup in
      markup.line("summary") { $0.element("span") { write(option.label, run: outcome?.run, to: &$0) } }
      markup.element("div") { write(option.reason, run: outcome?.run, to: &$0) }
    }
  }

  /// The element of the touch whose view is asked for, on which the reader can press the answer.
  private func stage(of question: CourseSubject.Question, _ options: CourseText.Options) -> String? {
    guard let touch = question.touch, let option = options.options.first else { return nil }
    guard let run = question.options[option.key]?.run else { return CourseLinks.anchor(ofTouch: touch - 1) }
    return CourseLinks.anchor(ofRun: run, touch: subject.runs[run].position)
  }

  // MARK: - Tasks

  /// Writes the goals of a task in the current state, and its suggested changes. A reader opens one to see its effect.
  private func write(task options: CourseText.Options, _ number: Int, to markup: inout Markup) {
    guard subject.questions.indices.contains(number) else { return }
    let question = subject.questions[number]
    markup.line("div", ["class": "task", "data-question": question.id]) { markup in
      markup.tag("\n")
      write(
        options.goals, question, met: question.goals.map(\.isMet), run: nil, isOpen: false, to: &markup)
      if let file = subject.tasks[question.id] {
        markup.line("p", ["class": "to-live"]) { markup in
          markup.element("a", ["href": PercentEncoding.link(to: file)], language.say(FixedText.taskLive))
          markup.tag(" ")
          markup.text(language.say(FixedText.taskLiveWhy))
        }
      }
      let order = OptionOrder.of(options.options.map(\.key), question: question.id, page: subject.name)
      for option in order.compactMap({ key in options.options.first { $0.key == key } }) {
        guard let outcome = question.options[option.key] else { continue }
        let attributes: Markup.Attributes = [
          "class": outcome.isRight ? "trial right" : "trial", "data-key": option.key,
          "name": "task-\(question.id)",
        ]
        markup.line("details", attributes) { markup in
          markup.line("summary") { $0.element("span") { write(option.label, run: outcome.run, to: &$0) } }
          write(options.goals, question, met: outcome.met, run: outcome.run, isOpen: true, to: &markup)
          let said: FixedText = outcome.isRight ? .taskSolved : .taskOpen
          markup.line("p", ["class": "result"], language.say(said))
        }
      }
    }
  }

  /// A task, above its live stage.
  func task(
    _ number: Int, in section: CourseText.Section, _ stage: TaskPanel.Stage, _ files: TaskPanel.Files
  ) -> String {
    let options = subject.text.questions[number]
    let question = subject.questions[number]
    return Markup.html { markup in
      markup.line("section", ["class": "living", "aria-labelledby": "task-heading"]) { markup in
        markup.line("div") { markup in
          markup.line("h2", ["id": "task-heading"]) { write(section.heading, run: nil, to: &$0) }
          write(options.asked.filter { $0.place != section.goals }, run: nil, to: &markup)
          write(
            options.goals, question, met: stage.met, run: nil, isOpen: true, isLive: stage.showsTouches,
            to: &markup)
          markup.line("p", ["class": stage.isSolved ? "result solved" : "result"]) { markup in
            markup.element("b", language.say(stage.isSolved ? FixedText.taskSolved : .taskOpen))
            let anew = stage.isChanged ? [(file: files.own, text: language.say(FixedText.taskAnew))] : []
            for link in anew + [(file: files.lesson, text: language.say(FixedText.taskBack))] {
              markup.tag(" ")
              markup.element("a", ["href": PercentEncoding.link(to: link.file)], link.text)
            }
          }
        }
        markup.line("div", ["role": "group", "aria-labelledby": "tries-heading"]) { markup in
          markup.line("h3", ["id": "tries-heading"], language.say(FixedText.taskTries))
          let order = OptionOrder.of(options.options.map(\.key), question: question.id, page: subject.name)
          for option in order.compactMap({ key in options.options.first { $0.key == key } }) {
            let attributes: Markup.Attributes = [
              "type": "button", "data-try": option.key,
              "aria-pressed": option.key == stage.proposed ? "true" : "false",
            ]
            markup.line("button", attributes) { write(option.label, run: nil, to: &$0) }
          }
          markup.line("p", ["class": "also"], language.say(FixedText.taskHow))
        }
      }
    }
  }

  /// Writes the goals, with whether a run reaches each, and what its touch does instead if not.
  ///
  /// `isLive` says whether a live stage shows that run; nil for a page with recorded runs.
  private func write(
    _ goals: [MarkdownText.Item], _ question: CourseSubject.Question, met: [Bool], run: Int?, isOpen: Bool,
    isLive: Bool? = nil, to markup: inout Markup
  ) {
    let analysis = run.map { subject.runs[$0].analysis } ?? subject.analysis
    markup.line("ul", ["class": "goals"]) { markup in
      markup.tag("\n")
      for ((item, goal), isMet) in zip(zip(goals, question.goals), met) {
        let attributes: Markup.Attributes = [
          "class": isMet ? "met" : "missed", "data-touch": isLive == nil ? nil : String(goal.touch + 1),
        ]
        markup.line("li", attributes) { markup in
          markup.element("b", ["class": "unseen"], language.say(isMet ? FixedText.goalMet : .goalMissed))
          markup.tag(" ")
          guard isOpen else { return write(item.blocks.inlines.first ?? [], run: run, to: &markup) }
          let target = isLive == false ? nil : links.end(ofTouch: goal.touch, run: run)
          write(item.blocks.inlines.first ?? [], linkedTo: target, run: run, to: &markup)
          guard !isMet, analysis.touches.indices.contains(goal.touch) else { return }
          let answer = analysis.touches[goal.touch]
          markup.tag(" ")
          markup.element("small") { markup in
            markup.ready(
              Markup.html(Narrator(language, analysis.index(of: answer)).verdictText(answer, in: analysis)))
          }
        }
      }
    }
  }

  /// Writes the hints, hidden. The script shows one more each time the reader asks.
  private func write(_ hints: [CourseHints.Hint], to markup: inout Markup) {
    markup.tag("<ol class=\"hints\" hidden>\n")
    for hint in hints {
      markup.tag("<li hidden>")
      switch hint {
      case .rule(let words): write(words, run: nil, to: &markup)
      case .refusal(let words, let target): write([words], linkedTo: target, run: nil, to: &markup)
      }
      markup.tag("</li>\n")
    }
    markup.tag("</ol>\n")
  }

  // MARK: - Blocks

  private func write(_ blocks: [MarkdownText.Block], run: Int?, to markup: inout Markup) {
    for block in blocks { write(block, run: run, to: &markup) }
  }

  private func write(_ block: MarkdownText.Block, run: Int?, to markup: inout Markup) {
    switch block.kind {
    case .heading(_, let words): line("h3", words, run, to: &markup)
    case .paragraph(let words): line("p", words, run, to: &markup)
    case .list(let isOrdered, let items):
      markup.line(isOrdered ? "ol" : "ul") { markup in
        for item in items {
          // HTML needs no paragraph in an item that contains nothing else.
          if item.blocks.count == 1, case .paragraph(let words) = item.blocks[0].kind {
            line("li", words, run, to: &markup)
          } else {
            markup.line("li") { write(item.blocks, run: run, to: &$0) }
          }
        }
      }
    case .table(let header, let rows):
      markup.tag("<div class=\"scroll\" tabindex=\"0\" role=\"group\"")
      markup.attribute("aria-label", header.map(\.inlines.plain).joined(separator: ", "))
      markup.tag("><table><thead><tr>")
      for cell in header { line("th", cell.inlines, run, to: &markup) }
      markup.tag("</tr></thead><tbody>\n")
      for row in rows {
        markup.line("tr") { markup in
          for cell in row { line("td", cell.inlines, run, to: &markup) }
        }
      }
      markup.tag("</tbody></table></div>\n")
    case .code(_, let code):
      markup.line("pre", ["tabindex": "0"]) { $0.element("code") { $0.lines(code) } }
    }
  }

  private func line(
    _ name: StaticString, _ words: [MarkdownText.Inline], _ run: Int?, to markup: inout Markup
  ) {
    markup.line(name) { write(words, run: run, to: &$0) }
  }

  // MARK: - Words

  private func write(_ words: [MarkdownText.Inline], run: Int?, to markup: inout Markup) {
    for inline in words {
      switch inline.kind {
      case .text(let text): write(text, to: &markup)
      case .lineEnd: if subject.text.language != .simplifiedChinese { markup.tag(" ") }
      case .code(let code):
        markup.element("code", ["data-v": objects.contains(code) ? Markup.object(code) : nil], code)
      case .emphasis(let inner): markup.element("em") { write(inner, run: run, to: &$0) }
      case .strong(let inner): markup.element("strong") { write(inner, run: run, to: &$0) }
      case .link(let address, let inner):
        write(inner, linkedTo: links.target(of: address, run: run), run: run, to: &markup)
      }
    }
  }

  /// Writes a text, with links for public bug reports and for names of rules.
  private func write(_ text: String, to markup: inout Markup) {
    var rest = text[...]
    while let (range, address) = PublishedReport.first(in: rest) {
      writeRules(in: String(rest[..<range.lowerBound]), to: &markup)
      markup.element("a", ["class": "rule", "href": address, "rel": "external"], String(rest[range]))
      rest = rest[range.upperBound...]
    }
    writeRules(in: String(rest), to: &markup)
  }

  /// Writes a text in which each name of a rule links to the list of rules, if there is one.
  private func writeRules(in text: String, to markup: inout Markup) {
    guard let list = subject.rulesFile else { return plain(text, to: &markup) }
    var rest = text[...]
    while let match = rest.firstMatch(of: RuleName.pattern) {
      plain(String(rest[..<match.range.lowerBound]), to: &markup)
      let rule = String(match.output)
      markup.element("a", ["class": "rule", "href": "\(PercentEncoding.link(to: list))#\(rule)"], rule)
      rest = rest[match.range.upperBound...]
    }
    plain(String(rest), to: &markup)
  }

  /// Writes a text in which a term has a note at its first use.
  private func plain(_ text: String, to markup: inout Markup) {
    guard let notes, notes.areShown else { return markup.text(text) }
    notes.write(text, to: &markup)
  }

  private func write(
    _ words: [MarkdownText.Inline], linkedTo target: CourseLinks.Target?, run: Int?,
    to markup: inout Markup
  ) {
    let areShown = notes?.areShown ?? false
    notes?.areShown = false
    defer { notes?.areShown = areShown }
    // A single page has no links to others.
    guard let target else { return write(words, run: run, to: &markup) }
    markup.element("a", ["href": target.address, "data-step": target.step.map(String.init)]) {
      write(words, run: run, to: &$0)
    }
  }
}

extension CourseText.Section {
  /// The position of a task's goals, which are written with the results of runs.
  fileprivate var goals: MarkdownText.Place? {
    for case .options(let options) in parts where options.isTask {
      return options.goals.isEmpty ? nil : options.asked.last?.place
    }
    return nil
  }
}

/// A public report cited in a text: an issue or pull request on GitHub as `owner/name#12`, or a question on Stack
/// Overflow.
private enum PublishedReport {
  nonisolated(unsafe) private static let pattern =
    #/
    (?<owner>[A-Za-z0-9][A-Za-z0-9-]*) / (?<name>[A-Za-z0-9._-]+) \#(?<number>\d+)
    | Stack\ Overflow\ (?<question>\d{5,})
    /#

  /// Returns the first report in a text with its address; nil if there is none.
  static func first(in text: Substring) -> (range: Range<Substring.Index>, address: String)? {
    guard let match = text.firstMatch(of: pattern) else { return nil }
    if let question = match.question { return (match.range, "https://stackoverflow.com/q/\(question)") }
    guard let owner = match.owner, let name = match.name, let number = match.number else { return nil }
    return (match.range, "https://github.com/\(owner)/\(name)/issues/\(number)")
  }
}
