// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Diagrams
import Markdown
import Trace

/// A page's text as HTML: its sections, its questions with their options, its links and names.
struct CourseMarkup {
  let subject: CourseSubject
  let links: CourseLinks

  /// The hints for questions; nil on paper, which has none.
  private let hints: CourseHints?

  /// The names of the screen's objects.
  private let objects: Set<String>

  init(_ subject: CourseSubject, _ links: CourseLinks, hints: CourseHints? = nil) {
    self.subject = subject
    self.links = links
    self.hints = hints
    let screen = subject.analysis.trace.screen
    objects = Set(
      screen.views.map(\.id) + screen.gestureRecognizers.map(\.id) + screen.controllers.map(\.id))
  }

  /// Words alone.
  func html(_ words: [MarkdownText.Inline]) -> String {
    Markup.html { write(words, run: nil, to: &$0) }
  }

  /// The blocks as HTML. Their links lead to steps of a run, or with nil of the page's own run.
  func html(_ blocks: [MarkdownText.Block], run: Int?) -> String {
    Markup.html { write(blocks, run: run, to: &$0) }
  }

  /// The sections as HTML, or those that a condition selects.
  func sections(_ isWanted: (CourseText.Section) -> Bool = { _ in true }) -> String {
    var asked = 0
    return Markup.html { markup in
      for section in subject.text.sections {
        guard isWanted(section) else {
          asked += section.parts.count { if case .options = $0 { true } else { false } }
          continue
        }
        markup.line("section", ["data-section": section.name?.rawValue]) { markup in
          markup.line("h2") { write(section.heading, run: nil, to: &$0) }
          for part in section.parts {
            switch part {
            case .block(let block): write(block, run: nil, to: &markup)
            case .options(let options):
              write(options, asked, to: &markup)
              asked += 1
            }
          }
        }
      }
    }
  }

  // MARK: - Questions

  /// The options of a question. A reader opens one and finds why it is right or wrong.
  private func write(_ options: CourseText.Options, _ number: Int, to markup: inout Markup) {
    guard subject.questions.indices.contains(number) else { return }
    let question = subject.questions[number]
    let order = OptionOrder.of(options.options.map(\.key), question: question.id, page: subject.name)
    markup.line("div", ["class": "choices", "data-question": question.id]) { markup in
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
      "data-run": outcome?.run.map { "run\($0 + 1)" },
    ]
    markup.line("details", attributes) { markup in
      markup.line("summary") { $0.element("span") { write(option.label, run: outcome?.run, to: &$0) } }
      markup.element("div") { write(option.reason, run: outcome?.run, to: &$0) }
    }
  }

  /// The hints, hidden. The script shows one more each time that the reader asks.
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
          // HTML needs no paragraph in an item that holds nothing else.
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

  /// A text in which reports link to where they can be read, and names of rules to the list of rules.
  private func write(_ text: String, to markup: inout Markup) {
    var rest = text[...]
    while let (range, address) = PublishedReport.first(in: rest) {
      writeRules(in: String(rest[..<range.lowerBound]), to: &markup)
      markup.element("a", ["class": "rule", "href": address, "rel": "external"], String(rest[range]))
      rest = rest[range.upperBound...]
    }
    writeRules(in: String(rest), to: &markup)
  }

  /// A text in which each name of a rule links to the list of rules, if the page has one.
  private func writeRules(in text: String, to markup: inout Markup) {
    guard let list = subject.rulesFile else { return markup.text(text) }
    var rest = text[...]
    while let match = rest.firstMatch(of: RuleName.pattern) {
      markup.text(String(rest[..<match.range.lowerBound]))
      let rule = String(match.output)
      markup.element("a", ["class": "rule", "href": "\(PercentEncoding.link(to: list))#\(rule)"], rule)
      rest = rest[match.range.upperBound...]
    }
    markup.text(String(rest))
  }

  private func write(
    _ words: [MarkdownText.Inline], linkedTo target: CourseLinks.Target?, run: Int?,
    to markup: inout Markup
  ) {
    // A page that stands alone has no links to others.
    guard let target else { return write(words, run: run, to: &markup) }
    markup.element("a", ["href": target.address, "data-step": target.step.map(String.init)]) {
      write(words, run: run, to: &$0)
    }
  }
}

/// A report that a text names: an issue or a pull request of GitHub as `owner/name#12`, or a question of Stack Overflow.
private enum PublishedReport {
  /// Returns the first report in a text with its address; nil if there is none.
  static func first(in text: Substring) -> (range: Range<Substring.Index>, address: String)? {
    let pattern =
      #/
      (?<owner>[A-Za-z0-9][A-Za-z0-9-]*) / (?<name>[A-Za-z0-9._-]+) \#(?<number>\d+)
      | Stack\ Overflow\ (?<question>\d{5,})
      /#
    guard let match = text.firstMatch(of: pattern) else { return nil }
    if let question = match.question { return (match.range, "https://stackoverflow.com/q/\(question)") }
    guard let owner = match.owner, let name = match.name, let number = match.number else { return nil }
    return (match.range, "https://github.com/\(owner)/\(name)/issues/\(number)")
  }
}
