// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Narration

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
    let other = Language.other(than: options.language)
    let languages = options.isEmbedded ? [options.language] : [options.language, other]
    let data = PageData(
      analysis, variants: content.variants, steps: content.steps, languages: languages)
    let isInline = options.assets == .inline
    let script = ReportAssets.pageScript(options.templates, isQuestion: content.isQuestion)
    let page = try content.html(options.language)
    let otherPage = options.isEmbedded ? nil : try content.html(other)
    let report = ReportModel(
      language: options.language.code,
      documentTitle: content.documentTitle(options.language),
      bodyClass: content.bodyClass,
      style: isInline
        ? ReportAssets.pageStyle(
          options.templates, for: [" class=\"\(content.bodyClass)\"", page, otherPage ?? ""], script: script)
        : nil,
      script: isInline ? script : nil,
      previousFile: place.previous.map { ReportIndex.link(to: $0.file) },
      nextFile: place.next.map { ReportIndex.link(to: $0.file) },
      page: page,
      data: try ScriptJSON.text(of: data),
      packed: otherPage.map {
        PackedPage(
          packedLanguage: other.code, packedTitle: content.documentTitle(other),
          base64: PackedText.of($0))
      })
    return content.templates.report.render(report)
  }
}
