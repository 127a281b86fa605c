// SPDX-License-Identifier: Apache-2.0

import Course
import Narration

/// The course on paper, as a page that a browser prints: contents, the pages part by part, and the answers.
///
/// Behind the lines of the contents is room for the numbers of pages. Who prints the page knows them and puts them into
/// the elements with `data-page`.
package enum Booklet {
  package typealias Part = (name: String, items: [BookletItem])

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - parts: The parts in their order.
  ///   - options: The language and the templates.
  /// - Returns: The HTML, a single file.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(_ parts: [Part], options: ReportOptions) throws -> String {
    let language = options.language
    var contents = Markup()
    var body = Markup()
    var answers = Markup()
    for part in parts {
      contents.line("h3", part.name)
      contents.tag("<ol>\n")
      body.line("h1", ["class": "part"], part.name)
      for item in part.items {
        line(to: item.name, item.title, item.label, in: &contents)
        body.line("article", ["class": "item \(item.kind.rawValue)"]) { body in
          body.tag("\n")
          body.ready(item.front)
        }
        guard !item.back.isEmpty else { continue }
        answers.line("article", ["class": "back"]) { answers in
          answers.tag("\n")
          answers.line("h2") { heading in
            heading.ready(item.title)
            heading.tag(" ")
            number(of: item.name, item.label, in: &heading)
          }
          answers.ready(item.back)
        }
      }
      contents.tag("</ol>\n")
    }
    if !answers.html.isEmpty {
      contents.tag("<ol>\n")
      let label = language.say(PageSetText.bookletAnswers)
      line(to: "answers", HTMLText.escaped(label), label, in: &contents)
      contents.tag("</ol>\n")
    }
    let frame = PageFrame(
      options: options, look: .paper("booklet.css"), title: language.say(PageSetText.courseTitle),
      summary: parts.count == 1 ? parts[0].name : language.say(PageSetText.courseSummary), bodyClass: "booklet")
    return try frame.html(
      .booklet,
      [
        "contentsHeading": language.say(PageSetText.bookletContents), "contents": contents.html, "body": body.html,
        "answersHeading": language.say(PageSetText.bookletAnswers), "answers": answers.html,
      ])
  }

  /// A line of the contents.
  private static func line(to name: String, _ title: String, _ label: String, in markup: inout Markup) {
    markup.line("li") { markup in
      markup.element("span", ["class": "title"]) { $0.ready(title) }
      markup.tag(" ")
      number(of: name, label, in: &markup)
    }
  }

  /// The room for the number of the page on which something stands, with a label for those who do not see where it is.
  private static func number(of name: String, _ label: String, in markup: inout Markup) {
    markup.element("a", ["class": "number", "href": "#\(name)", "data-page": name, "aria-label": label], "")
  }
}
