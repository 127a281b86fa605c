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
    let content = try PageContent(analysis, options, place)
    let data = PageData(
      analysis, variants: content.variants, steps: content.steps, stories: content.stories,
      language: options.language)
    let isInline = options.assets == .inline
    let page = try content.html()
    let script = try isInline ? ReportAssets.pageScript(options.templates, asks: content.isQuestion) : nil
    let report = ReportModel(
      language: options.language.code,
      languages: place.translations.map(LanguageLink.init),
      documentTitle: content.documentTitle,
      bodyClass: content.bodyClass,
      style: script.map {
        ReportAssets.pageStyle(options.templates, page: page, script: $0, parts: content.styles)
      },
      script: script,
      previousFile: place.previous.map { FileLink.to($0.file) },
      nextFile: place.next.map { FileLink.to($0.file) },
      head: SiteHead.html(
        options, place, title: content.documentTitle,
        summary: options.language.pick(from: analysis.trace.header.summary)),
      page: page,
      data: try ScriptJSON.text(of: data))
    return content.templates.report.render(report)
  }
}
