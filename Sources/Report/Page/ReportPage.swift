// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Narration
import Trace

/// The page of one scenario: a single HTML file that needs nothing else.
package enum ReportPage {
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
    let narrator = Narrator(options.language, analysis.index)
    let pictures = try analysis.touches.indices.map {
      try TouchPictures(of: $0, in: analysis, language: options.language)
    }
    let touches = analysis.touches.enumerated().map { position, answer in
      TouchModelBuilder(
        answer: answer, number: position + 1,
        pictures: pictures[position],
        narrator: narrator
      ).model()
    }
    let header = analysis.trace.header
    let page = PageModel(
      language: options.language.rawValue,
      title: ReportTitle.of(header, options.language),
      summary: options.language.pick(from: header.summary),
      style: options.templates.style,
      text: PageTexts(language: options.language),
      facts: facts(analysis, narrator),
      hasLinks: touches.count > 1,
      links: touches.map { PageLink(target: $0.anchor, label: $0.heading) },
      touches: touches,
      hasNoTouches: touches.isEmpty,
      traceFormat: narrator.traceFormat(TraceHeader.version))
    return try PageTemplate(options.templates.text("report.mustache"), file: "report.mustache").render(page)
  }

  private static func facts(_ analysis: TraceAnalysis, _ narrator: Narrator) -> [PageFact] {
    let screen = analysis.trace.screen
    var facts = [
      PageFact(term: narrator[.factScreen], detail: narrator.size(screen.size)),
      PageFact(term: narrator[.factSource], detail: narrator.source(analysis.trace.header.source)),
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

/// The title of a trace.
enum ReportTitle {
  static func of(_ header: TraceHeader, _ language: Language) -> String {
    if let title = language.pick(from: header.title) { return title }
    return header.name.isEmpty ? language.text(.untitled) : header.name
  }
}
