// SPDX-License-Identifier: Apache-2.0

import Course
import Narration

/// The course on paper, as a page that a browser prints: contents, the pages part by part, and the answers.
///
/// Behind the lines of the contents is room for the numbers of pages. Who prints the page knows them and puts them into
/// the elements with `data-page`.
package enum Booklet {
  package struct Part: Sendable {
    package var name: String
    package var items: [BookletItem]

    package init(name: String, items: [BookletItem]) {
      self.name = name
      self.items = items
    }
  }

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
      contents.tag("<h3>")
      contents.text(part.name)
      contents.tag("</h3>\n<ol>\n")
      body.tag("<h1 class=\"part\">")
      body.text(part.name)
      body.tag("</h1>\n")
      for item in part.items {
        line(to: item.name, item.title, in: &contents)
        body.open("article")
        body.attribute("class", "item \(item.kind.rawValue)")
        body.tag(">\n")
        body.ready(item.front)
        body.tag("</article>\n")
        guard !item.back.isEmpty else { continue }
        answers.open("article")
        answers.attribute("class", "back")
        answers.tag(">\n<h3>")
        answers.ready(item.title)
        answers.tag(" ")
        number(of: item.name, in: &answers)
        answers.tag("</h3>\n")
        answers.ready(item.back)
        answers.tag("</article>\n")
      }
      contents.tag("</ol>\n")
    }
    if !answers.html.isEmpty {
      contents.tag("<ol>\n")
      line(to: "answers", HTMLText.escaped(language.text(.bookletAnswers)), in: &contents)
      contents.tag("</ol>\n")
    }
    let model = BookletModel(
      language: language.code, bookletTitle: language.text(.courseTitle),
      bookletPart: parts.count == 1 ? parts[0].name : language.text(.courseSummary),
      contentsHeading: language.text(.bookletContents), contents: contents.html, body: body.html,
      answersHeading: language.text(.bookletAnswers), answers: answers.html,
      style: options.templates.style(["diagram.css", "diagram-space.css", "booklet.css"]))
    return try PageTemplate(options.templates.text("booklet.mustache"), file: "booklet.mustache").render(
      model)
  }

  /// A line of the contents.
  private static func line(to name: String, _ title: String, in markup: inout Markup) {
    markup.tag("<li><span class=\"title\">")
    markup.ready(title)
    markup.tag("</span> ")
    number(of: name, in: &markup)
    markup.tag("</li>\n")
  }

  /// The room for the number of the page on which something stands.
  private static func number(of name: String, in markup: inout Markup) {
    markup.open("a")
    markup.attribute("class", "number")
    markup.attribute("href", "#\(name)")
    markup.attribute("data-page", name)
    markup.tag("></a>")
  }
}

/// What the template of a booklet is filled with.
struct BookletModel {
  var language: String
  var bookletTitle: String
  var bookletPart: String
  var contentsHeading: String
  var contents: String
  var body: String
  var answersHeading: String
  var answers: String
  var style: String
}
