// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Course
import Diagrams
import Narration
import Report
import ScenarioFile
import Templates
import Trace

/// The cards of the course as files: sheets and a table in each language, and the screens.
@MainActor
struct CardFiles {
  let options: ReportOptions
  let languages: PageLanguages
  let terminal: Terminal

  /// The files with their names in the folder.
  ///
  /// - Throws: What is wrong with a page or a template.
  func files(of pages: [GalleryPage]) throws -> [(name: String, text: String)] {
    let plan = try CourseReader.read(CoursePages.plan, file: PageSource.plan)
    var files: [(name: String, text: String)] = []
    let style = StyleSheet(EmbeddedTemplates.diagram)
    for language in languages.all {
      var screens: [String: String] = [:]
      var pictures: [String: String] = [:]
      for page in pages where page.topic == .questions && !page.scenario.isEmpty {
        guard let diagram = try screen(of: page, in: language) else { continue }
        screens[page.name] = try diagram.inlineSVG()
        let file = "hitpath-" + languages.file(page.name, in: language).dropLast(4) + "svg"
        pictures[page.name] = file
        files.append(("pictures/\(file)", try diagram.standaloneSVG(style: style, theme: .light)))
      }
      let cards = try pages.flatMap { try self.cards(of: $0, plan, in: language) }
      let sheets = try CardSheets.html(cards, screens: screens, options: options.speaking(language))
      files.append((languages.file("cards", in: language), sheets))
      let table = CardSheets.table(cards, pictures: pictures)
      files.append((languages.file("cards", in: language).dropLast(4) + "tsv", table))
    }
    return files
  }

  private func cards(
    of page: GalleryPage, _ plan: CoursePlan, in language: Language
  ) throws -> [FlashCard] {
    guard let source = page.input.page,
      let file = source.texts.first(where: { $0.language.rawValue == language.code })
    else { return [] }
    let (text, _) = CourseTextReader.read(
      try source.text(of: file.name), kind: file.kind, language: file.language)
    let rules = plan.pages.first { $0.name == page.name }?.rules ?? []
    return FlashCard.cards(of: text, page: page.name, rules: rules, in: language)
  }

  /// The screen as somebody finds it who has not answered yet.
  private func screen(of page: GalleryPage, in language: Language) throws -> Diagram? {
    let reader = InputReader(try ScreenOptions.parse([]), terminal)
    let analysis = TraceAnalysis(try reader.load(page.input.path, text: page.scenario).trace)
    guard !analysis.touches.isEmpty else { return nil }
    var options = DiagramOptions(language: language, idPrefix: "\(page.name)-", maximumDrawnViews: 48)
    options.isQuestion = true
    options.hasLegend = false
    return try Diagrams.make(.screen, for: analysis, options: options)
  }
}
