// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Report
import Trace

/// Makes the pages of traces: one each, and an index where there are several.
struct ReportWriter {
  struct Page {
    var file: String
    var html: String
  }

  private let options: ReportOptions

  init(language: Language, templates: TemplateSet) {
    options = ReportOptions(language: language, templates: templates)
  }

  /// The pages; the index comes first.
  func pages(for traces: [TouchTrace]) throws -> [Page] {
    let names = FileNames(traces.map(\.header.name), taken: ["index"]).unique
    var pages: [Page] = []
    var entries: [IndexEntry] = []
    for (number, trace) in traces.enumerated() {
      let analysis = TraceAnalysis(trace)
      let file = "\(names[number]).html"
      pages.append(Page(file: file, html: try ReportPage.html(for: analysis, options: options)))
      if traces.count > 1 {
        let overlay =
          analysis.touches.isEmpty ? "" : try thumbnail(of: analysis, prefix: "s\(number + 1)")
        entries.append(IndexEntry(for: analysis, file: file, overlay: overlay, options: options))
      }
    }
    guard traces.count > 1 else { return pages }
    return [Page(file: "index.html", html: try ReportIndex.html(entries, options: options))] + pages
  }

  private func thumbnail(of analysis: TraceAnalysis, prefix: String) throws -> String {
    let options = DiagramOptions(
      language: options.language, idPrefix: "\(prefix)-screen-", hasWords: false)
    return try Diagrams.make(.screen, for: analysis, options: options).inlineSVG()
  }
}
