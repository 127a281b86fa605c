// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// Makes the inner HTML of a page.
struct PageContent {
  let analysis: TraceAnalysis
  let variants: [TraceAnalysis]
  let options: ReportOptions
  let place: PagePlace
  let limits: PageLimits
  let templates: PageTemplates

  let steps: [TouchSteps]
  let stories: [TouchStory]

  private let narrator: Narrator
  private var header: TraceHeader { analysis.trace.header }
  private var language: Language { options.language }
  var isQuestion: Bool { header.mode == .question && !analysis.touches.isEmpty }

  init(_ analysis: TraceAnalysis, _ options: ReportOptions, _ place: PagePlace) throws {
    self.analysis = analysis
    self.options = options
    self.place = place
    narrator = Narrator(options.language, analysis.index)
    limits = PageLimits(analysis)
    templates = try PageTemplates(options)
    variants = options.isEmbedded ? [] : analysis.trace.variants.map { TraceAnalysis($0.trace) }
    steps = analysis.allSteps(limit: limits.toldSteps)
    stories = analysis.stories()
  }

  /// The title of the window; of a question the question.
  var documentTitle: String { isQuestion ? question : ReportTitle.of(header, language) }

  var bodyClass: String {
    (["report"] + (options.isEmbedded ? ["embed"] : []) + (isQuestion ? ["asking"] : [])).joined(
      separator: " ")
  }

  /// The style sheets of what not all pages have.
  var styles: [String] {
    (variants.isEmpty ? [] : ["variants.css"]) + (isQuestion ? ["ask.css"] : [])
      + (options.isEmbedded ? ["embed.css"] : [])
  }

  /// - Throws: ``DiagramError``; what Graphviz said of a graph that it could not lay out.
  func html() throws -> String {
    var pictures = PictureSections(analysis, language, limits, templates.picture)
    let touches = try touchSections(&pictures)
    let isWhole = !options.isEmbedded
    let model = PageModel(
      text: PageTexts(language: language),
      title: ReportTitle.of(header, language),
      summary: language.pick(from: header.summary),
      languages: place.translations.map(LanguageLink.init),
      facts: facts,
      set: isWhole ? place.set(in: language) : nil,
      wholePage: isWhole || place.file.isEmpty ? nil : options.wholePages?.address(of: place.file),
      ask: isQuestion ? try ask() : nil,
      links: touches.count > 1 ? links : [],
      touches: touches,
      variants: try VariantSections(
        analysis: analysis, language: language, limits: limits, templates: templates, variants: variants
      ).model(),
      pictures: isWhole ? try screenPictures(&pictures) : [],
      log: isWhole ? log : "",
      screenFacts: isWhole
        ? ScreenFacts(analysis: analysis, narrator: narrator, limits: limits).model() : nil,
      traceFormat: narrator.traceFormat(TraceHeader.version))
    return templates.content.render(model)
  }

  private var links: [PageLink] {
    let cured = Set(analysis.touches.indices.compactMap { analysis.cure(of: $0, variants: [])?.run })
    return analysis.touches.enumerated().map { position, answer in
      PageLink(
        toElement: "touch\(position + 1)",
        label: cured.contains(.touch(position))
          ? narrator.headingWithCure(answer, number: position + 1)
          : narrator.heading(answer, number: position + 1))
    }
  }

  private func touchSections(_ pictures: inout PictureSections) throws -> [String] {
    var sections: [String] = []
    for touch in analysis.touches.indices {
      let section = TouchSection(
        analysis: analysis, language: language, limits: limits, template: templates.touch, touch: touch,
        anchor: "touch\(touch + 1)", prefix: "t\(touch + 1)", variants: variants)
      let content: TouchSection.Content =
        options.isEmbedded
        ? .stage(isAlone: analysis.touches.count == 1) : .all(hasTapMap: analysis.trace.tapMap != nil)
      sections.append(
        try section.html(
          content, story: stories[touch], steps: steps[touch], pictures: &pictures))
    }
    return sections
  }

  /// The pictures that are not about a touch.
  private func screenPictures(_ pictures: inout PictureSections) throws -> [String] {
    var options = DiagramOptions(language: language, maximumVisibleNodes: limits.hierarchyNodes)
    let applicable = Set(Diagrams.applicable(to: analysis, options: options))
    return try DiagramKind.placed(on: .screen).filter(applicable.contains).flatMap { kind in
      // A tap map belongs to the touches that find the screen so.
      let touches = kind == .tapMap && analysis.tapMapTouches.count > 1 ? analysis.tapMapTouches : [0]
      return try touches.map { touch in
        let number = touch == 0 ? "" : "-\(touch + 1)"
        options.touch = touch
        options.idPrefix = "p-\(kind.id)\(number)-"
        return try pictures.section(
          kind, options,
          at: PictureSections.Place(
            id: kind.id + number, level: 2, finder: touches.count > 1 ? touch + 1 : nil))
      }
    }
  }

  private var log: String {
    let told = Set(steps.flatMap(\.steps).flatMap { $0.events.prefix(20) + $0.events.suffix(20) })
    return LogList(analysis: analysis, language: language, limit: limits.logEvents, told: told).html
  }

  private var question: String {
    language.pick(from: header.question) ?? language.text(FixedText.usualQuestion)
  }

  private func ask() throws -> AskModel {
    var options = DiagramOptions(
      language: language, idPrefix: "q-screen-", maximumDrawnViews: limits.drawnViews)
    options.isQuestion = true
    options.hasLegend = false
    let texts = [language.title(of: DiagramKind.screen.name), language.text(FixedText.scrollablePicture)]
    return AskModel(
      question: question,
      screen: try Diagrams.make(.screen, for: analysis, options: options).inlineSVG(),
      screenRegion: texts.joined(separator: " – "),
      choices: ChoiceList(index: analysis.index(of: analysis.touches.first), narrator: narrator).html)
  }

  private var facts: [PageFact] {
    let screen = analysis.trace.screen
    var facts = [
      PageFact(term: narrator[.factScreen], detail: narrator.size(screen.size)),
      PageFact(term: narrator[.factSource], detail: narrator.source(header.source)),
      PageFact(term: narrator[.factViews], detail: String(screen.views.count)),
    ]
    if screen.windowOrder.count > 1 {
      facts.append(PageFact(term: narrator[.factWindows], detail: String(screen.windowOrder.count)))
    }
    facts.append(PageFact(term: narrator[.factTouches], detail: String(analysis.touches.count)))
    if let passes = analysis.touches.first?.passes.count {
      facts.append(PageFact(term: narrator[.factPasses], detail: String(passes)))
    }
    return facts
  }
}
