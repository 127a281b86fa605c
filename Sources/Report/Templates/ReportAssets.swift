// SPDX-License-Identifier: Apache-2.0

/// The files beside pages that hold no styles and scripts themselves.
package enum ReportAssets {
  package static let style = "hitpath.css"
  package static let script = "hitpath.js"
  package static let indexStyleFile = "hitpath-index.css"
  package static let indexScript = "hitpath-index.js"

  /// The files; none if everything is in the pages.
  package static func files(_ options: ReportOptions) -> [(name: String, text: String)] {
    guard options.assets == .separate else { return [] }
    return [
      (style, diffStyle(options.templates)), (script, options.templates.script),
      (indexStyleFile, indexStyle(options.templates)),
      (indexScript, options.templates.text("script/index.js")),
    ]
  }

  /// The look of an index, which shows no picture but the screen.
  static func indexStyle(_ templates: TemplateSet) -> String {
    ["diagram.css", "diagram-space.css", "style.css", "index.css"].map(templates.text).joined(separator: "\n")
  }

  /// The look of a comparison.
  static func diffStyle(_ templates: TemplateSet) -> String {
    templates.style + "\n" + templates.text("diff.css")
  }

  /// The look of a report as it is put into the page: made smaller, and only what the page can use.
  static func pageStyle(_ templates: TemplateSet, for html: [String], script: String) -> String {
    let known = html.reduce(into: PrunedStyle.words(in: script)) { $0.formUnion(PrunedStyle.classes(in: $1)) }
    return templates.condensed.style.text(knowing: known)
  }

  /// The script of a report, made smaller; what only questions need is in no other page.
  static func pageScript(_ templates: TemplateSet, isQuestion: Bool) -> String {
    isQuestion ? templates.condensed.script : templates.condensed.plainScript
  }
}
