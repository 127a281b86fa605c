// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Markdown
import Narration

/// A page of a course: its text, and beside it the stage that follows the text's links. A single HTML file that needs
/// nothing else.
package enum CoursePage {
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
    let content = try CourseContent(subject, options, place)
    var data = PageData(
      content.analysis, variants: subject.runs.map(\.analysis), steps: content.steps,
      stories: content.stories,
      language: options.language)
    // No stage of a course has a tap map.
    data.tapMaps = nil
    let isInline = options.assets == .inline
    let report = ReportModel(
      language: options.language.code,
      languages: place.translations.map(LanguageLink.init),
      documentTitle: subject.text.title.plain,
      bodyClass: "report course",
      style: isInline ? ReportAssets.courseStyle(options.templates) : nil,
      script: isInline ? try ReportAssets.courseScript(options.templates) : nil,
      previousFile: place.previous.map { FileLink.to($0.file) },
      nextFile: place.next.map { FileLink.to($0.file) },
      head: SiteHead.html(
        options, place, title: subject.text.title.plain, summary: subject.text.lead.plain),
      page: try content.html(),
      data: try ScriptJSON.text(of: data))
    return content.templates.report.render(report)
  }
}

/// What the template of a course's page is filled with. Titles and texts are markup.
struct CourseModel {
  var text: PageTexts
  var page: String
  var kind: String
  var standing: String?
  var courseTitle: String
  var lead: String
  var languages: [LanguageLink]
  var set: SetModel?
  var links: [PageLink]
  var touches: [String]
  var runs: [VariantArticle]
  var sections: String

  /// The pages of a lesson, or the lesson of a page.
  var relatedHeading: String
  var related: [RelatedModel]
  var log: String
}

struct RelatedModel {
  var relatedKind: String
  var relatedPage: PageLink
}

/// Makes the inner HTML of a course's page.
struct CourseContent {
  let subject: CourseSubject
  let options: ReportOptions
  let place: PagePlace
  let analysis: TraceAnalysis
  let templates: PageTemplates
  let steps: [TouchSteps]
  let stories: [TouchStory]
  private let limits: PageLimits
  private var language: Language { options.language }

  init(_ subject: CourseSubject, _ options: ReportOptions, _ place: PagePlace) throws {
    self.subject = subject
    self.options = options
    self.place = place
    analysis = subject.analysis
    templates = try PageTemplates(options)
    limits = PageLimits(analysis)
    steps = analysis.allSteps(limit: limits.toldSteps)
    stories = analysis.stories()
  }

  /// - Throws: ``DiagramError`` of a picture that cannot be made.
  func html() throws -> String {
    let links = CourseLinks(subject)
    let hints = CourseHints(subject: subject, links: links, language: language)
    let markup = CourseMarkup(subject, links, hints: hints)
    var pictures = PictureSections(analysis, language, limits, templates.picture)
    let touches = try analysis.touches.indices.map { touch in
      try TouchSection(
        analysis: analysis, language: language, limits: limits, template: templates.touch, touch: touch,
        anchor: "touch\(touch + 1)", prefix: "t\(touch + 1)"
      ).html(
        .lesson, story: stories[touch], steps: steps[touch], pictures: &pictures)
    }
    let model = CourseModel(
      text: PageTexts(language: language),
      page: subject.name, kind: subject.text.kind.rawValue,
      standing: subject.standing.map { language.text(PageText.lesson(number: $0.number, count: $0.count)) },
      courseTitle: markup.html(subject.text.title), lead: markup.html(subject.text.lead),
      languages: place.translations.map(LanguageLink.init),
      set: place.set(in: language),
      links: touches.count > 1 ? self.links : [],
      touches: touches,
      runs: try subject.runs.indices.map { try article(ofRun: $0, links) },
      sections: markup.sections(),
      relatedHeading: language.text(subject.text.kind == .lesson ? .pagesOfLesson : .lessonOfPage),
      related: subject.related.map {
        RelatedModel(relatedKind: language.text(.pageKind($0.kind.name)), relatedPage: PageLink($0.link))
      },
      log: LogList(
        analysis: analysis, language: language, limit: limits.logEvents, told: told, hasFilters: false
      ).html)
    return templates.course.render(model)
  }

  private var told: Set<Int> {
    Set(steps.flatMap(\.steps).flatMap { $0.events.prefix(20) + $0.events.suffix(20) })
  }

  private var links: [PageLink] {
    let narrator = Narrator(language, analysis.index)
    return analysis.touches.enumerated().map { position, answer in
      PageLink(toElement: "touch\(position + 1)", label: narrator.heading(answer, number: position + 1))
    }
  }

  /// The stages of a run with changes: of the touch that it is about, and of those to which the text leads.
  private func article(ofRun number: Int, _ links: CourseLinks) throws -> VariantArticle {
    let run = subject.runs[number]
    let stories = run.analysis.stories()
    var none = PictureSections(run.analysis, language, limits, templates.picture)
    let linked = links.touches(ofRun: number, addresses(ofRun: number))
    let own = run.only.isEmpty ? run.touch - 1 : run.only.firstIndex(of: run.touch) ?? 0
    let touches = Set(linked + [own]).filter(run.analysis.touches.indices.contains).sorted()
    let sections = try touches.map { touch in
      try TouchSection(
        analysis: run.analysis, language: language, limits: limits, template: templates.touch, touch: touch,
        anchor: CourseLinks.anchor(ofRun: number, touch: touch), prefix: "r\(number + 1)-t\(touch + 1)"
      ).html(
        .variant(hasOutline: false), story: stories[touch],
        steps: run.analysis.steps(of: touch, limit: limits.toldSteps),
        pictures: &none)
    }
    return VariantArticle(
      variantAnchor: "run\(number + 1)", variantNumber: number + 1, variantName: "",
      variantSettings: Narrator(language, run.analysis.index).settings(run.settings), sections: sections)
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
