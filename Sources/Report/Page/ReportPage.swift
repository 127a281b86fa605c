// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Diagrams
import Narration
import Trace

/// The page of one scenario: a single HTML file that needs nothing else.
package struct ReportPage {
  /// Makes the page.
  ///
  /// - Parameters:
  ///   - analysis: The answers.
  ///   - options: The language, the templates, and what kind of page.
  ///   - place: Where the page stands among others.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for templates that cannot be parsed; what Graphviz said of a picture that it
  ///   could not lay out.
  package static func html(
    for analysis: TraceAnalysis, options: ReportOptions = ReportOptions(), place: PagePlace = PagePlace()
  ) throws -> String {
    try ReportPage(analysis, options, place).html()
  }

  private let run: PageRun

  /// How many touches there are, of which the page plays the first.
  private let touchCount: Int
  private let variants: [TraceAnalysis]
  private let place: PagePlace
  private let narrator: Narrator
  private var options: ReportOptions { run.options }
  private var analysis: TraceAnalysis { run.analysis }
  private var header: TraceHeader { analysis.trace.header }
  private var language: Language { options.language }
  private var isQuestion: Bool { header.mode == .question && !analysis.touches.isEmpty }

  private init(_ analysis: TraceAnalysis, _ options: ReportOptions, _ place: PagePlace) {
    self.place = place
    touchCount = analysis.touches.count
    run = PageRun(analysis.limited(toTouches: PageLimits.touches), options)
    narrator = run.narrator
    variants =
      options.isEmbedded
      ? []
      : analysis.trace.variants.map { TraceAnalysis($0.trace).limited(toTouches: PageLimits.touches) }
  }

  private func html() throws -> String {
    let isEmbedded = options.isEmbedded
    let parts = [
      ("variants.css", !variants.isEmpty), ("ask.css", isQuestion), ("embed.css", isEmbedded),
    ]
    let frame = PageFrame(
      options: options, place: place,
      look: .report(asks: isQuestion, parts: parts.filter(\.1).map(\.0)),
      title: isQuestion ? question : ReportTitle.of(header, language),
      summary: language.pick(from: header.summary),
      bodyClass: "report" + (isEmbedded ? " embed" : "") + (isQuestion ? " asking" : ""), isPlayed: true,
      data: ("hp-data", try ScriptJSON.text(of: run.data(variants: variants))))
    var pictures = PictureSections(analysis, options, run.limits)
    var values: TemplateValues = [
      "title": ReportTitle.of(header, language), "links": links, "ask": isQuestion ? try ask() : nil,
      "touches": try touchSections(&pictures),
    ]
    guard !isEmbedded else {
      values["wholePage"] = place.file.isEmpty ? nil : options.wholePages?.address(of: place.file)
      return try frame.html(.embed, values)
    }
    values["set"] = place.set(in: language)
    values["facts"] = facts
    values["variants"] = try VariantSections(run: run, variants: variants).values()
    values["pictures"] = try screenPictures(&pictures)
    values["log"] = run.log(hasFilters: true)
    values["screenFacts"] = ScreenFacts(analysis: analysis, narrator: narrator, limits: run.limits).values
    values["traceFormat"] = narrator.traceFormat(TraceHeader.version)
    return try frame.html(.page, values)
  }

  private var links: [TemplateValues] {
    let cures = Set(analysis.touches.indices.compactMap { analysis.cure(of: $0, variants: [])?.run })
    return run.links { answer, position in
      cures.contains(.touch(position))
        ? narrator.headingWithCure(answer, number: position + 1)
        : narrator.heading(answer, number: position + 1)
    }
  }

  private func touchSections(_ pictures: inout PictureSections) throws -> [String] {
    var sections: [String] = []
    for touch in analysis.touches.indices {
      var section = run.section(ofTouch: touch)
      section.variants = variants
      sections.append(
        try section.html(
          options.isEmbedded
            ? .stage(isAlone: analysis.touches.count == 1)
            : .all(hasTapMap: analysis.trace.tapMap != nil, pictures: try section.pictures(&pictures))))
    }
    return sections
  }

  /// The pictures that are not about a touch.
  private func screenPictures(_ pictures: inout PictureSections) throws -> [String] {
    var options = DiagramOptions(language: language, maximumVisibleNodes: run.limits.hierarchyNodes)
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

  private var question: String {
    language.pick(from: header.question) ?? language.say(FixedText.usualQuestion)
  }

  /// The question to the reader, with what stands before the covered answer.
  private func ask() throws -> TemplateValues {
    var options = DiagramOptions(
      language: language, idPrefix: "q-screen-", maximumDrawnViews: run.limits.drawnViews)
    options.isQuestion = true
    let texts = [language.title(of: DiagramKind.screen.name), language.say(FixedText.scrollablePicture)]
    return [
      "question": question,
      "screen": try Diagrams.make(.screen, for: analysis, options: options).inlineSVG(),
      "screenRegion": texts.joined(separator: " – "),
      "choices": ChoiceList(index: analysis.index(of: analysis.touches.first), narrator: narrator).html,
    ]
  }

  private var facts: [TemplateValues] {
    let screen = analysis.trace.screen
    let windows = screen.windowOrder.count
    let facts: [(FixedText, String?)] = [
      (.factScreen, narrator.size(screen.size)), (.factSource, narrator.source(header.source)),
      (.factViews, String(screen.views.count)), (.factWindows, windows > 1 ? String(windows) : nil),
      (
        .factTouches,
        touchCount > analysis.touches.count
          ? language.say(PageText.firstTouches(analysis.touches.count, of: touchCount)) : String(touchCount)
      ),
      (.factPasses, (analysis.touches.first?.passes.count).map(String.init)),
    ]
    return facts.compactMap { term, detail in detail.map { TemplateValues(term: narrator[term], $0) } }
  }
}
