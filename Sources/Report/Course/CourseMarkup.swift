// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Diagrams
import Markdown
import Trace

/// The Markdown of a text, which is not that of ``MarkdownText`` in documents.
typealias CourseWords = Markdown.MarkdownText

/// A page's text as HTML: its sections, its questions with their options, its links and names.
struct CourseMarkup {
  let subject: CourseSubject
  let links: CourseLinks

  /// What helps with questions; nil on paper.
  private let hints: CourseHints?

  /// The names of the screen's objects.
  private let objects: Set<String>
  private var markup = Markup()

  init(_ subject: CourseSubject, _ links: CourseLinks, hints: CourseHints? = nil) {
    self.subject = subject
    self.links = links
    self.hints = hints
    let screen = subject.analysis.trace.screen
    objects = Set(
      screen.views.map(\.id) + screen.gestureRecognizers.map(\.id) + screen.controllers.map(\.id))
  }

  /// Words alone.
  func html(_ words: [CourseWords.Inline]) -> String {
    var copy = self
    copy.write(words, run: nil)
    return copy.markup.html
  }

  /// Blocks alone, of words about a run or about the page's own.
  func html(_ blocks: [CourseWords.Block], run: Int?) -> String {
    var copy = self
    for block in blocks { copy.write(block, run: run) }
    return copy.markup.html
  }

  /// The sections, or those of them that are wanted.
  func sections(_ isWanted: (CourseText.Section) -> Bool = { _ in true }) -> String {
    var copy = self
    var asked = 0
    for section in subject.text.sections {
      guard isWanted(section) else {
        asked += section.parts.count { if case .options = $0 { true } else { false } }
        continue
      }
      copy.markup.open("section")
      copy.markup.attribute("data-section", section.name?.rawValue)
      copy.markup.tag("><h2>")
      copy.write(section.heading, run: nil)
      copy.markup.tag("</h2>\n")
      for part in section.parts {
        switch part {
        case .block(let block): copy.write(block, run: nil)
        case .options(let options):
          copy.write(options, asked)
          asked += 1
        }
      }
      copy.markup.tag("</section>\n")
    }
    return copy.markup.html
  }

  // MARK: - Questions

  /// The options, each to be opened: what stands in it is what becomes of the choice.
  private mutating func write(_ options: CourseText.Options, _ number: Int) {
    guard subject.questions.indices.contains(number) else { return }
    let question = subject.questions[number]
    let order = OptionOrder.of(options.options.map(\.key), question: question.id, page: subject.name)
    markup.open("div")
    markup.attribute("class", "choices")
    markup.attribute("data-question", question.id)
    markup.tag(">\n")
    for option in order.compactMap({ key in options.options.first { $0.key == key } }) {
      let outcome = question.options[option.key]
      markup.open("details")
      markup.attribute("class", outcome?.isRight == true ? "choice right" : "choice")
      markup.attribute("data-key", option.key)
      if let run = outcome?.run { markup.attribute("data-run", "run\(run + 1)") }
      markup.tag("><summary><span>")
      write(option.label, run: outcome?.run)
      markup.tag("</span></summary>\n<div>")
      for block in option.reason { write(block, run: outcome?.run) }
      markup.tag("</div></details>\n")
    }
    if let hints { write(hints.of(options, question)) }
    markup.tag("</div>\n")
  }

  /// The hints, which a script shows one after the other when they are asked for.
  private mutating func write(_ hints: [CourseHints.Hint]) {
    markup.tag("<ol class=\"hints\" hidden>\n")
    for hint in hints {
      markup.tag("<li hidden>")
      switch hint {
      case .rule(let words): write(words, run: nil)
      case .refusal(let words, let target): write([words], linkedTo: target, nil)
      }
      markup.tag("</li>\n")
    }
    markup.tag("</ol>\n")
  }

  // MARK: - Blocks

  private mutating func write(_ block: CourseWords.Block, run: Int?) {
    switch block.kind {
    case .heading(_, let words): element("h3", words, run)
    case .paragraph(let words): element("p", words, run)
    case .list(let isOrdered, let items):
      markup.tag(isOrdered ? "<ol>" : "<ul>")
      for item in items {
        markup.tag("<li>")
        // An item of one paragraph needs none around it.
        if item.blocks.count == 1, case .paragraph(let words) = item.blocks[0].kind {
          write(words, run: run)
        } else {
          for block in item.blocks { write(block, run: run) }
        }
        markup.tag("</li>\n")
      }
      markup.tag(isOrdered ? "</ol>\n" : "</ul>\n")
    case .table(let header, let rows):
      markup.tag("<div class=\"scroll\" tabindex=\"0\" role=\"region\"")
      markup.attribute("aria-label", header.map(\.inlines.plain).joined(separator: ", "))
      markup.tag("><table><thead><tr>")
      for cell in header { element("th", cell.inlines, run) }
      markup.tag("</tr></thead><tbody>\n")
      for row in rows {
        markup.tag("<tr>")
        for cell in row { element("td", cell.inlines, run) }
        markup.tag("</tr>\n")
      }
      markup.tag("</tbody></table></div>\n")
    case .code(_, let code):
      markup.tag("<pre tabindex=\"0\"><code>")
      markup.lines(code)
      markup.tag("</code></pre>\n")
    }
  }

  private mutating func element(_ name: StaticString, _ words: [CourseWords.Inline], _ run: Int?) {
    markup.open(name)
    markup.tag(">")
    write(words, run: run)
    markup.close(name)
  }

  // MARK: - Words

  private mutating func write(_ words: [CourseWords.Inline], run: Int?) {
    for inline in words {
      switch inline.kind {
      case .text(let text): write(text)
      case .lineEnd: if subject.text.language != .simplifiedChinese { markup.tag(" ") }
      case .code(let code):
        markup.open("code")
        if objects.contains(code) { markup.attribute("data-v", objects: [code]) }
        markup.tag(">")
        markup.text(code)
        markup.tag("</code>")
      case .emphasis(let inner):
        markup.tag("<em>")
        write(inner, run: run)
        markup.tag("</em>")
      case .strong(let inner):
        markup.tag("<strong>")
        write(inner, run: run)
        markup.tag("</strong>")
      case .link(let address, let inner): write(inner, linkedTo: links.target(of: address, run: run), run)
      }
    }
  }

  /// A text whose names of rules lead to the list of rules, where there is one.
  private mutating func write(_ text: String) {
    guard let list = subject.rulesFile else { return markup.text(text) }
    var rest = text[...]
    while let match = rest.firstMatch(of: RuleName.pattern) {
      markup.text(String(rest[..<match.range.lowerBound]))
      markup.open("a")
      markup.attribute("class", "rule")
      markup.attribute("href", "\(FileLink.to(list))#\(match.output)")
      markup.tag(">")
      markup.text(String(match.output))
      markup.tag("</a>")
      rest = rest[match.range.upperBound...]
    }
    markup.text(String(rest))
  }

  private mutating func write(
    _ words: [CourseWords.Inline], linkedTo target: CourseLinks.Target?, _ run: Int?
  ) {
    // A page that stands alone leads to no other.
    guard let target else { return write(words, run: run) }
    markup.open("a")
    markup.attribute("href", target.address)
    if let step = target.step { markup.attribute("data-step", String(step)) }
    markup.tag(">")
    write(words, run: run)
    markup.tag("</a>")
  }
}
