// SPDX-License-Identifier: Apache-2.0

import Narration

/// Cards as files: sheets for print, and a table for card programs.
package enum CardSheets {
  /// How many cards an A4 sheet has, in rows of two.
  private static let perSheet = 8

  /// Sheets of A7 cards. Behind each sheet of fronts comes one of backs, whose rows are mirrored: printed on both sides and
  /// turned over the long edge, each back is behind its front.
  ///
  /// - Parameters:
  ///   - cards: The cards in their order.
  ///   - screens: The pictures of screens by the names of pages, as elements.
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
    return try frame.html(.cards, ["sheets": body.html])
  }

  /// The cards as lines of fields between tabs: id, front, back, tags, and the file of the picture. Fronts and backs are
  /// HTML, which card programs show.
  ///
  /// - Parameters:
  ///   - cards: The cards in their order.
  ///   - pictures: The files of pictures by the names of pages.
  /// - Returns: The table, a line for each card.
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

  /// A text that ends neither field nor line.
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
