// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Markdown
import Narration

/// A page of a course: its text, and beside it the stage that follows the text's links. A single HTML file that needs
/// nothing else.
package struct CoursePage {
  /// Makes the page.
  ///
  /// - Parameters:
  ///   - subject: The text with its runs.
  ///   - options: The language, the templates, and what kind of page.
  ///   - place: Where the page stands among others.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for templates that cannot be parsed; what Graphviz said of a picture that it
  ///   could not lay out.
  package static func html(
    for subject: CourseSubject, options: ReportOptions, place: PagePlace = PagePlace()
  ) throws -> String {
    try CoursePage(subject, options, place).html()
  }

  private let subject: CourseSubject
  private let run: PageRun
  private let place: PagePlace
  private let links: CourseLinks

  private var options: ReportOptions { run.options }
  private var language: Language { run.language }

  private init(_ subject: CourseSubject, _ options: ReportOptions, _ place: PagePlace) {
    self.subject = subject
    run = PageRun(subject.analysis, options)
    links = CourseLinks(subject)
    var place = place
    // A page of a course says in words of its own which it is.
    place.position = nil
    self.place = place
  }

  private func html() throws -> String {
    var data = run.data(variants: subject.runs.map(\.analysis))
    // No stage of a course has a tap map.
    data.tapMaps = nil
    let frame = PageFrame(
      options: options, place: place, look: .course, title: subject.text.title.plain,
      summary: subject.text.lead.plain, bodyClass: "report course", isPlayed: true,
      data: ("hp-data", try ScriptJSON.text(of: data)))
    let hints = CourseHints(subject: subject, links: links, language: language)
    let markup = CourseMarkup(subject, links, hints: hints)
    let narrator = run.narrator
    return try frame.html(
      .course,
      [
        "page": subject.name, "kind": subject.text.kind.rawValue,
        "standing": subject.standing.map {
          language.say(PageText.lesson(number: $0.number, count: $0.count))
        },
        "courseTitle": markup.html(subject.text.title), "lead": markup.html(subject.text.lead),
        "set": place.set(in: language),
        "links": run.links { narrator.heading($0, number: $1 + 1) },
        "touches": try run.analysis.touches.indices.map { try run.section(ofTouch: $0).html(.lesson) },
        "runs": try subject.runs.indices.map(article),
        "sections": markup.sections(),
        "relatedHeading": language.say(subject.text.kind == .lesson ? PageSetText.pagesOfLesson : .lessonOfPage),
        "related": subject.related.map { page -> TemplateValues in
          [
            "relatedKind": language.say(PageSetText.pageKind(page.kind.name)),
            "relatedPage": TemplateValues(page.link),
          ]
        },
        "log": run.log(hasFilters: false),
      ])
  }

  /// The stages of a run with changes: of the touch that it is about, and of those to which the text leads.
  private func article(ofRun number: Int) throws -> TemplateValues {
    let changed = subject.runs[number]
    let analysis = changed.analysis
    let linked = links.touches(ofRun: number, addresses(ofRun: number))
    let own = changed.only.isEmpty ? changed.touch - 1 : changed.only.firstIndex(of: changed.touch) ?? 0
    let touches = Set(linked + [own]).filter(analysis.touches.indices.contains).sorted()
    let sections = try touches.map { touch in
      try TouchSection(
        analysis: analysis, options: options, limits: run.limits, touch: touch,
        anchor: CourseLinks.anchor(ofRun: number, touch: touch), story: analysis.story(of: touch),
        steps: analysis.steps(of: touch, limit: run.limits.toldSteps)
      ).html(.run)
    }
    return [
      "variantAnchor": "run\(number + 1)", "variantNumber": number + 1,
      "variantLevel": TouchSection.Content.run.level - 1,
      "variantSettings": Narrator(language, analysis.index).settings(changed.settings).plain, "sections": sections,
    ]
  }

  /// The links in the options that lead to a run.
  private func addresses(ofRun number: Int) -> [String] {
    zip(subject.questions, subject.text.questions).flatMap { question, words in
      words.options.filter { question.options[$0.key]?.run == number }.flatMap { option in
        (option.reason.inlines + [option.label]).flatMap(\.everything).compactMap { inline in
          if case .link(let address, _) = inline.kind { address } else { nil }
        }
      }
    }
  }
}
