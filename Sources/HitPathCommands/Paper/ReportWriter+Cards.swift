// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Course
import CourseFile
import Diagrams
import HitPath
import Narration
import Report
import ScenarioFile
import Trace

extension ReportWriter {
  /// The cards of the course as files: sheets and a table in each language, and the screens.
  ///
  /// - Throws: What is wrong with a page or a template.
  func cards(of pages: [GalleryPage]) throws -> [(name: String, text: String)] {
    let plan = try CourseReader.read(CoursePages.plan, file: PageSource.plan)
    let texts = try Dictionary(
      pages.map { ($0.name, try self.texts(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let traps = TrapAnswer.choose(try pages.flatMap { try trapAnswers(of: $0) }, texts)
    var files: [(name: String, text: String)] = []
    for language in languages.all {
      let cards = pages.flatMap { page -> [FlashCard] in
        guard let text = self.text(texts[page.name], language) else { return [] }
        let rules = plan.pages.first { $0.name == page.name }?.rules ?? []
        return FlashCard.cards(of: text, page: page.name, rules: rules, in: language)
          + traps.filter { $0.page == page.name }.compactMap {
            FlashCard.card(of: $0, text: text, rules: rules, in: language)
          }
      }
      var screens: [String: String] = [:]
      var pictures: [String: String] = [:]
      let shown = Set(cards.filter(\.showsScreen).map(\.page))
      for page in pages where shown.contains(page.name) && !page.scenario.isEmpty {
        guard let diagram = try screen(of: page, in: language) else { continue }
        screens[page.name] = try diagram.inlineSVG()
        let file = "hitpath-" + languages.file(page.name, in: language).dropLast(4) + "svg"
        pictures[page.name] = file
        files.append(("pictures/\(file)", try diagram.standaloneSVG(style: .embedded, theme: .light)))
      }
      let sheets = try CardSheets.html(cards, screens: screens, options: options.speaking(language))
      files.append((languages.file("cards", in: language), sheets))
      let table = CardSheets.table(cards, pictures: pictures)
      files.append((languages.file("cards", in: language).dropLast(4) + "tsv", table))
    }
    return files
  }

  private func text(_ texts: [CourseText]?, _ language: Language) -> CourseText? {
    texts?.first { $0.language.rawValue == language.code }
  }

  private func texts(of page: GalleryPage) throws -> [CourseText] {
    guard let source = page.input.page else { return [] }
    return try source.texts.map { file in
      CourseTextReader.read(try source.text(of: file.name), kind: file.kind, language: file.language).page
    }
  }

  /// The wrong answers of a page.
  private func trapAnswers(of page: GalleryPage) throws -> [TrapAnswer] {
    guard let source = page.input.page, source.has(PageSource.questions), !page.scenario.isEmpty else {
      return []
    }
    var scenario = try ScenarioReader.read(page.scenario, file: page.name)
    scenario.nameEverything()
    let questions = try QuestionReader.read(
      try source.text(of: PageSource.questions), file: source.path(PageSource.questions), of: scenario)
    return questions.enumerated().flatMap { number, question in
      question.options.compactMap { option in
        option.trap.map {
          TrapAnswer(trap: $0, page: page.name, question: number, option: option.key)
        }
      }
    }
  }

  /// The screen as somebody finds it who has not answered yet.
  private func screen(of page: GalleryPage, in language: Language) throws -> Diagram? {
    let reader = InputReader(settings.changes, terminal)
    let analysis = TraceAnalysis(try reader.load(page.input.path, text: page.scenario).trace)
    guard !analysis.touches.isEmpty else { return nil }
    var options = DiagramOptions(language: language, idPrefix: "\(page.name)-", maximumDrawnViews: 48)
    options.isQuestion = true
    return try Diagrams.make(.screen, for: analysis, options: options)
  }
}
