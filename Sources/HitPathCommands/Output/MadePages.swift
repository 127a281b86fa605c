// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import HitPath
import Narration
import Report
import ScenarioFile
import Trace

/// The pages of an input, and what an index says of them, by language.
struct MadePages: Sendable {
  var texts: [String] = []
  var entries: [IndexEntry] = []

  /// Makes them, on any thread.
  ///
  /// - Parameters:
  ///   - order: All that they are made of.
  ///   - outcome: What came of running the order's input.
  ///   - lessons: What the order's input tells of it, by language.
  /// - Throws: What is wrong with a template.
  init(_ order: PageOrder, _ outcome: ScenarioOutcome, _ lessons: [CourseSubject]) throws {
    let languages = order.settings.languages
    let analysis = TraceAnalysis(outcome.trace)
    let lessons = languages.all.map { language in
      lessons.first { $0.text.language.rawValue == language.code }
        .map { order.linked($0, in: language) }
    }
    for (number, (language, place)) in zip(languages.all, order.places).enumerated() {
      let options = order.settings.options.speaking(language)
      texts.append(
        try lessons[number].map { try CoursePage.html(for: $0, options: options, place: place) }
          ?? ReportPage.html(for: analysis, options: options, place: place))
    }
    guard order.pageNames != nil else { return }
    let expectations = IndexEntry.Expectations(outcome, analysis)
    entries = try languages.all.enumerated().map { number, language in
      var entry = try IndexEntry(
        for: analysis, in: language, file: languages.file(order.fileName, in: language),
        group: order.input.group, expectations: expectations)
      if let lesson = lessons[number] {
        entry.tell(of: lesson, part: order.input.part[language.code], in: language)
      }
      if order.settings.options.site != nil {
        entry.card = try SiteCard.svg(of: entry, lessons[number], analysis, in: language)
      }
      return entry
    }
  }
}

extension IndexEntry.Expectations {
  /// Counts what came of the expectations of a scenario.
  init(_ outcome: ScenarioOutcome, _ analysis: TraceAnalysis) {
    let results = outcome.results(analysis)
    self.init(count: results.count, failures: results.count { $0.difference != nil })
  }
}

extension PageOrder {
  /// A lesson with the ways to the other pages of the set.
  fileprivate func linked(_ lesson: CourseSubject, in language: Language) -> CourseSubject {
    let languages = settings.languages
    let pageNames = pageNames ?? []
    var lesson = lesson
    for name in pageNames { lesson.pages[name] = languages.file(name, in: language) }
    lesson.related = input.related.filter { pageNames.contains($0.name) }.compactMap { page in
      page.text(in: language.code).map { kind, title in
        (link: PagePlace.Link(file: languages.file(page.name, in: language), title: title), kind: kind)
      }
    }
    if self.pageNames != nil { lesson.rulesFile = languages.file(RulePage.name, in: language) }
    return lesson
  }
}
