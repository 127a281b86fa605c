// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Diagrams
import Markdown
package import Narration

/// A page of the course as it stands in a booklet: what is told in front, what is answered at the back.
package struct BookletItem: Sendable {
  /// The name of the page, to which contents and answers lead.
  package var name: String
  var kind: PageKind
  var title: String

  /// The same as plain text.
  var label: String
  var front: String
  var back: String

  /// - Parameters:
  ///   - subject: The page with its runs.
  ///   - language: The language of its text.
  /// - Throws: What a picture could not show.
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
    if !subject.analysis.touches.isEmpty {
      var options = DiagramOptions(language: language, idPrefix: "\(name)-", maximumDrawnViews: 48)
      options.isQuestion = kind == .question
      try front.line("figure") {
        $0.ready(try Diagrams.make(.screen, for: subject.analysis, options: options).inlineSVG())
      }
    }
    let atTheBack = Self.atTheBack(kind)
    // A lesson's rule stands beside its picture.
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
      guard let option = options.options.first(where: { question.options[$0.key]?.isRight == true }) else {
        continue
      }
      back.line("div", ["class": "answer"]) { back in
        back.line("p") { $0.element("strong") { $0.ready(markup.html(option.label)) } }
        back.ready(markup.html(option.reason, run: question.options[option.key]?.run))
      }
    }
    back.ready(markup.sections { $0.name.map(atTheBack.contains) ?? false })
    self.back = back.html
  }

  /// The sections that would answer the question in front.
  private static func atTheBack(_ kind: PageKind) -> Set<SectionName> {
    kind == .question ? [.half, .proof, .code] : []
  }
}
