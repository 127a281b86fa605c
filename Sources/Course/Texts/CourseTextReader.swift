// SPDX-License-Identifier: Apache-2.0

package import Markdown
package import Trace

/// Reads the text of a page: a title, a lead paragraph, and sections with the headings of its kind.
package struct CourseTextReader {
  private var page: CourseText
  private var faults: [MarkdownText.Fault] = []

  /// The paragraphs before possible options.
  private var asked: [MarkdownText.Block] = []

  /// The text, and all its faults, in order.
  package static func read(
    _ text: String, kind: PageKind, language: LanguageCode
  ) -> (page: CourseText, faults: [MarkdownText.Fault]) {
    let (markdown, faults) = MarkdownReader.read(text)
    var reader = CourseTextReader(page: CourseText(kind: kind, language: language))
    reader.read(markdown.blocks)
    return (reader.page, (faults + reader.faults).sorted { $0.place < $1.place })
  }

  private init(page: CourseText) { self.page = page }

  private mutating func report(_ place: MarkdownText.Place, _ message: String, hint: String? = nil) {
    faults.append(MarkdownText.Fault(place, message, hint: hint))
  }

  private mutating func read(_ blocks: [MarkdownText.Block]) {
    var rest = blocks[...]
    let start = MarkdownText.Place(line: 1, column: 1)
    if case .heading(level: 1, let title)? = rest.first?.kind {
      page.title = title
      rest = rest.dropFirst()
    } else {
      report(
        rest.first?.place ?? start, "the text does not begin with its title", hint: "such as: # The title")
    }
    if case .paragraph(let lead)? = rest.first?.kind {
      page.lead = lead
      rest = rest.dropFirst()
    } else {
      report(rest.first?.place ?? start, "no paragraph follows the title", hint: "it sums the page up")
    }
    for block in rest { read(block) }
    checkSections(blocks.last?.place ?? start)
  }

  private mutating func read(_ block: MarkdownText.Block) {
    if case .heading(let level, let heading) = block.kind {
      guard level == 2 else {
        return report(
          block.place, "a heading of level \(level), expected one title and sections: ## Question")
      }
      begin(heading, block.place)
      return
    }
    guard !page.sections.isEmpty else {
      return report(block.place, "something between the lead and the first section")
    }
    if let options = options(of: block) {
      add(.options(options))
      asked = []
    } else {
      asked.append(block)
      add(.block(block))
    }
  }

  private mutating func add(_ part: CourseText.Part) {
    page.sections[page.sections.count - 1].parts.append(part)
  }

  private mutating func begin(_ heading: [MarkdownText.Inline], _ place: MarkdownText.Place) {
    let name = page.kind.section(named: heading.plain, in: page.language)
    if name == nil, page.kind != .note {
      let known = page.kind.sections.map { $0.heading(in: page.language) }.joined(separator: ", ")
      report(
        place, "a \(page.kind.rawValue) has no section '\(heading.plain)'", hint: "its sections: \(known)")
    }
    page.sections.append(CourseText.Section(name: name, heading: heading, place: place))
    asked = []
  }

  /// Reports sections that are missing, repeated or in the wrong order.
  private mutating func checkSections(_ end: MarkdownText.Place) {
    let order = page.kind.sections
    var last = -1
    var seen: Set<SectionName> = []
    for section in page.sections {
      guard let name = section.name, let position = order.firstIndex(of: name) else { continue }
      if !seen.insert(name).inserted {
        report(section.place, "the section '\(section.heading.plain)' stands twice")
      } else if position < last {
        report(
          section.place,
          "'\(section.heading.plain)' comes after '\(order[last].heading(in: page.language))', expected before"
        )
      }
      last = max(last, position)
    }
    for name in order where !seen.contains(name) && !page.kind.optionalSections.contains(name) {
      report(end, "the text has no section '\(name.heading(in: page.language))'")
    }
  }

  // MARK: Options

  /// The options in a list; nil for another list or block.
  private mutating func options(of block: MarkdownText.Block) -> CourseText.Options? {
    guard case .list(isOrdered: false, let items) = block.kind,
      items.contains(where: { Self.key(of: $0) != nil })
    else { return nil }
    guard let moment = page.sections.last?.name?.moment else {
      report(block.place, "options in a section without a question")
      return nil
    }
    var options: [CourseText.Option] = []
    for item in items {
      guard let key = Self.key(of: item), case .paragraph(let words)? = item.blocks.first?.kind else {
        report(item.place, "an option that does not begin with its key", hint: "such as: - [card] `Card`.")
        continue
      }
      if options.contains(where: { $0.key == key }) {
        report(item.place, "the option '\(key)' stands twice")
      }
      // The result of trying a change comes from the run.
      if item.blocks.count < 2, moment != SectionName.task.moment {
        report(
          item.place, "the option '\(key)' has no reason",
          hint: "a second paragraph tells it, indented like the first")
      }
      options.append(
        CourseText.Option(
          key: key, label: Self.label(words, after: key), reason: Array(item.blocks.dropFirst()),
          place: item.place))
    }
    return CourseText.Options(moment: moment, asked: asked, options: options, place: block.place)
  }

  /// The key in brackets at the start of an item: `[card]`.
  private static func key(of item: MarkdownText.Item) -> String? {
    guard case .paragraph(let words)? = item.blocks.first?.kind, case .text(let text)? = words.first?.kind,
      text.hasPrefix("["), let end = text.firstIndex(of: "]")
    else { return nil }
    let key = text[text.index(after: text.startIndex)..<end]
    let isKey = !key.isEmpty && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return isKey ? String(key) : nil
  }

  private static func label(_ words: [MarkdownText.Inline], after key: String) -> [MarkdownText.Inline] {
    guard case .text(let text)? = words.first?.kind else { return words }
    let rest = text.dropFirst(key.count + 2).drop { $0 == " " }
    var label = words
    label[0].kind = .text(String(rest))
    return rest.isEmpty ? Array(label.dropFirst()) : label
  }
}
