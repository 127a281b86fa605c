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
  ///   - pictures: The pictures of each touch, in the order of the answers; missing ones are left out.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for templates that cannot be parsed.
  package static func html(
    for analysis: TraceAnalysis, pictures: [TouchPictures], options: ReportOptions = ReportOptions()
  ) throws -> String {
    let narrator = Narrator(options.language, analysis.index)
    let touches = analysis.touches.enumerated().map { position, answer in
      TouchModelBuilder(
        answer: answer, number: position + 1,
        pictures: pictures.indices.contains(position) ? pictures[position] : TouchPictures(),
        narrator: narrator
      ).model()
    }
    let header = analysis.trace.header
    let page = PageModel(
      language: options.language.rawValue,
      title: ReportTitle.of(header, options.language),
      summary: options.language.pick(from: header.summary),
      style: options.templates.diagram + options.templates.style,
      text: PageTexts(language: options.language),
      facts: facts(analysis, narrator),
      hasLinks: touches.count > 1,
      links: touches.map { PageLink(target: $0.anchor, label: $0.heading) },
      touches: touches,
      hasNoTouches: touches.isEmpty,
      traceFormat: narrator.traceFormat(TraceHeader.version))
    return try PageTemplate(options.templates.report, file: "report.mustache").render(page)
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
