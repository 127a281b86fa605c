// SPDX-License-Identifier: Apache-2.0

package import Course
import Markdown
package import Narration
import Trace

/// A card with a question on its front and an answer on its back, both taken from the text of a page.
package struct FlashCard: Sendable {
  /// An identifier that stays the same in later versions: `question-08`, `lesson-03-rule`, `bug-02-myth-1`.
  package var id: String

  /// The heading, such as “True?”.
  var label: String
  var front: [MarkdownText.Inline]

  /// Paragraphs, the answer first.
  var back: [[MarkdownText.Inline]]

  /// The rules that the answer rests on.
  package var rules: [String]

  /// The name of the page that contains the screen.
  package var page: String

  /// Whether the front shows the screen.
  package var showsScreen: Bool

  /// Makes cards from a page's text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - page: The name of the page.
  ///   - rules: The rules that the page explains.
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
      // A myth begins with a common saying, in emphasis, followed by its refutation.
      guard let saying = myth.first, case .emphasis = saying.kind else { continue }
      cards.append(
        card("-myth-\(number + 1)", language.say(PageSetText.cardTrue), [saying], [Array(myth.dropFirst())]))
    }
    return cards
  }
}

extension CourseText {
  /// The paragraphs of a section, and the first paragraph of each list item.
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

  /// The follow-up questions.
  fileprivate var followUps: [MarkdownText.Inline] {
    questions.filter { $0.moment == "follow-up" }.compactMap { question in
      guard case .paragraph(let words) = question.asked.first?.kind else { return nil }
      return words.first { if case .strong = $0.kind { true } else { false } }
    }
  }
}

extension MarkdownText.Inline {
  /// A plain text with the position in the file of another inline.
  fileprivate init(text: String, like other: MarkdownText.Inline) {
    self = other
    kind = .text(text)
  }
}

/// A wrong answer that people with a certain misconception give.
package struct TrapAnswer: Hashable, Sendable {
  package var trap: String
  package var page: String

  /// The index of its question in the text.
  package var question: Int
  package var option: String

  package init(trap: String, page: String, question: Int, option: String) {
    self.trap = trap
    self.page = page
    self.question = question
    self.option = option
  }

  /// Chooses one answer for each misconception: the first that is short enough for a card in all languages, else the
  /// shortest.
  ///
  /// - Parameters:
  ///   - answers: All wrong answers, in the order of the course.
  ///   - texts: The texts of a page in all languages, by page name.
  /// - Returns: The answers in the order in which their misconceptions first occur.
  package static func choose(_ answers: [TrapAnswer], _ texts: [String: [CourseText]]) -> [TrapAnswer] {
    var best: [String: (answer: TrapAnswer, excess: Int)] = [:]
    var order: [String] = []
    for answer in answers {
      let excess = (texts[answer.page] ?? []).map { text in
        let most = text.language == .english ? 25 : 40
        return max(0, TextLength.count(FlashCard.front(of: answer, in: text).plain, in: text.language) - most)
      }.max()
      guard let excess else { continue }
      if best[answer.trap] == nil { order.append(answer.trap) }
      if excess < best[answer.trap]?.excess ?? .max { best[answer.trap] = (answer, excess) }
    }
    return order.compactMap { best[$0]?.answer }
  }
}

extension FlashCard {
  /// The card of a misconception: the question with the wrong answer, and the refutation.
  package static func card(
    of answer: TrapAnswer, text: CourseText, rules: [String], in language: Language
  ) -> FlashCard? {
    guard let option = option(answer, text) else { return nil }
    let cited = option.reason.inlines.flatMap(\.ruleNames)
    return FlashCard(
      id: "trap-\(answer.trap)", label: language.say(PageSetText.cardTrue),
      front: front(of: answer, in: text),
      back: option.reason.inlines, rules: cited.isEmpty ? rules : cited, page: answer.page, showsScreen: true)
  }

  /// The question, and the wrong answer as a person would give it.
  static func front(of answer: TrapAnswer, in text: CourseText) -> [MarkdownText.Inline] {
    guard let option = option(answer, text), let first = option.label.first else { return [] }
    let question = text.questions[answer.question]
    // The title of a question page is its first question.
    let isTitle = text.kind == .question && question.moment == "before"
    var asked = isTitle ? text.title : question.asked.inlines.last ?? []
    // On a card, the question is alone and need not be bold.
    if asked.count == 1, case .strong(let inner) = asked[0].kind { asked = inner }
    return asked + [MarkdownText.Inline(kind: .text(" "), place: first.place)]
      + [MarkdownText.Inline(kind: .emphasis(option.label), place: first.place)]
  }

  private static func option(_ answer: TrapAnswer, _ text: CourseText) -> CourseText.Option? {
    guard text.questions.indices.contains(answer.question) else { return nil }
    return text.questions[answer.question].options.first { $0.key == answer.option }
  }
}

/// Writes cards as sheets for printing, and as a table that flash-card programs import.
package enum CardSheets {
  /// The number of cards on an A4 sheet, in rows of two.
  private static let perSheet = 8

  /// Makes sheets of A7 cards. Each sheet of fronts is followed by its backs in mirrored rows, so that each back is
  /// behind its front when the paper is printed on both sides and flipped on the long edge.
  ///
  /// - Parameters:
  ///   - cards: The cards in order.
  ///   - screens: The pictures of screens as elements, by page name.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(
    _ cards: [FlashCard], screens: [String: String], options: ReportOptions
  ) throws -> String {
    var body = Markup()
    for start in stride(from: 0, to: cards.count, by: perSheet) {
      let sheet = cards[start..<min(start + perSheet, cards.count)]
      body.tag("<section class=\"sheet\">\n")
      for card in sheet { write(front: card, screens[card.page], to: &body) }
      body.tag("</section>\n<section class=\"sheet backs\">\n")
      for card in sheet { write(back: card, to: &body) }
      body.tag("</section>\n")
    }
    let frame = PageFrame(
      options: options, look: .paper("cards.css"), title: options.language.say(PageSetText.cardsTitle),
      bodyClass: "flashcards")
    return try frame.html(.cards, [.sheets: body.html])
  }

  /// The cards as lines of tab-separated fields: id, front, back, tags, and the file of the picture. Fronts and backs
  /// are HTML, which flash-card programs display.
  ///
  /// - Parameters:
  ///   - cards: The cards in order.
  ///   - pictures: The files of pictures, by page name.
  /// - Returns: The table, with one line per card.
  package static func table(_ cards: [FlashCard], pictures: [String: String]) -> String {
    cards.map { card in
      let kind = card.page.prefix { $0 != "-" }
      return [
        card.id, PlainWords.html(card.front), card.back.map(PlainWords.html).joined(separator: "<br>"),
        (["hitpath", String(kind)] + card.rules).joined(separator: " "),
        card.showsScreen ? pictures[card.page] ?? "" : "",
      ].map(field).joined(separator: "\t") + "\n"
    }.joined()
  }

  /// The text without tabs and line ends, which would end the field or line.
  private static func field(_ text: String) -> String {
    String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }

  private static func write(front card: FlashCard, _ screen: String?, to body: inout Markup) {
    body.line("article", ["class": "card"]) { body in
      body.tag("\n")
      body.line("p", ["class": "label"], card.label)
      body.element("div", ["class": "asked"]) { body in
        body.line("h2") { $0.ready(PlainWords.html(card.front)) }
        if card.showsScreen, let screen { body.line("figure") { $0.ready(screen) } }
      }
      body.line("p", ["class": "id"], card.id)
    }
  }

  private static func write(back card: FlashCard, to body: inout Markup) {
    body.line("article", ["class": "card"]) { body in
      body.tag("\n")
      body.line("div", ["class": "answer"]) { body in
        for words in card.back { body.line("p") { $0.ready(PlainWords.html(words)) } }
      }
      body.line("p", ["class": "id"], ([card.id] + card.rules).joined(separator: " · "))
    }
  }
}
