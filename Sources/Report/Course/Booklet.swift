// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Diagrams
import Markdown
package import Narration

/// The course on paper, as a page for printing from a browser: contents, the pages part by part, and the answers.
///
/// Each line of the contents leaves room for a page number. The program that prints the page fills in the numbers, in
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
      summary: parts.count == 1 ? parts[0].name : language.say(PageSetText.courseSummary),
      bodyClass: "booklet")
    return try frame.html(
      .booklet,
      [
        .contentsHeading: language.say(PageSetText.bookletContents), .contents: contents.html,
        .body: body.html,
        .answersHeading: language.say(PageSetText.bookletAnswers), .answers: answers.html,
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

  /// The empty link for a page number. Its label is for screen readers, which do not announce the line around it.
  private static func number(of name: String, _ label: String, in markup: inout Markup) {
    markup.element("a", ["class": "number", "href": "#\(name)", "data-page": name, "aria-label": label], "")
  }
}

/// A page of the course in a booklet: `front` is printed in its part, `back` among the answers.
package struct BookletItem: Sendable {
  /// The name of the page, to which contents and answers link.
  package var name: String
  var kind: PageKind
  var title: String

  /// The title as plain text.
  var label: String
  var front: String
  var back: String

  /// Writes the text of a page.
  ///
  /// - Parameters:
  ///   - subject: The page with its runs.
  ///   - language: The language of its text.
  /// - Throws: ``DiagramError`` for a picture that cannot be drawn.
  package init(_ subject: CourseSubject, in language: Language) throws {
    let text = subject.text
    name = subject.name
    let kind = text.kind
    self.kind = kind
    let markup = CourseMarkup(subject, CourseLinks(subject))
    title = markup.html(text.title)
    label = text.title.plain
    var front = Markup()
    if let standing = subject.standing {
      let words = language.say(PageText.lesson(number: standing.number, count: standing.count))
      front.line("p", ["class": "standing"], words)
    }
    front.line("h2", ["id": name]) { [title] in $0.ready(title) }
    front.line("p", ["class": "lead"]) { $0.ready(markup.html(text.lead)) }
    if let brief = text.brief { front.ready(markup.html([brief], run: nil)) }
    if !subject.analysis.touches.isEmpty {
      var options = DiagramOptions(language: language, idPrefix: "\(name)-", maximumDrawnViews: 48)
      options.isQuestion = kind == .question
      try front.line("figure") {
        $0.ready(try Diagrams.make(.screen, for: subject.analysis, options: options).inlineSVG())
      }
    }
    let atTheBack = Self.atTheBack(kind)
    // A lesson's rule is next to its picture.
    if kind == .lesson {
      front.ready(markup.sections { $0.name == .rule })
      front.tag("<div class=\"turn\"></div>\n")
    }
    front.ready(
      markup.sections { section in
        let isBehind = section.name.map(atTheBack.contains) ?? false
        return !isBehind && !(kind == .lesson && section.name == .rule)
      })
    self.front = front.html

    var back = Markup()
    for (question, options) in zip(subject.questions, text.questions) {
      for option in options.options where question.options[option.key]?.isRight == true {
        back.line("div", ["class": "answer"]) { back in
          back.line("p") { $0.element("strong") { $0.ready(markup.html(option.label)) } }
          back.ready(markup.html(option.reason, run: question.options[option.key]?.run))
        }
      }
    }
    back.ready(markup.sections { $0.name.map(atTheBack.contains) ?? false })
    self.back = back.html
  }

  /// The sections that give the answer away and are therefore printed at the back.
  private static func atTheBack(_ kind: PageKind) -> Set<SectionName> {
    kind == .question ? [.half, .proof, .code] : []
  }
}
