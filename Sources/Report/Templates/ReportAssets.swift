// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Templates

/// The files beside pages that hold no styles and scripts themselves.
package enum ReportAssets {
  package static let style = "hitpath.css"
  package static let script = "hitpath.js"
  package static let indexStyleFile = "hitpath-index.css"
  package static let indexScriptFile = "hitpath-index.js"

  /// The files; none if everything is in the pages.
  ///
  /// - Throws: ``TemplateError`` for a script that cannot be used.
  package static func files(_ options: ReportOptions) throws(TemplateError) -> [(name: String, text: String)]
  {
    guard options.assets == .separate else { return [] }
    let templates = options.templates
    return [
      (
        style,
        templates.style(pageStyles + ["variants.css", "ask.css", "embed.css", "diff.css", "course.css"])
      ),
      (script, try templates.script("script/whole.js")),
      (indexStyleFile, indexStyle(templates)), (indexScriptFile, try indexScript(templates)),
    ]
  }

  /// The look of a report with this page and script: of its pictures what they need, and the files of the parts that
  /// not all pages have.
  static func pageStyle(
    _ templates: TemplateSet, page: String, script: String, parts: [String] = []
  ) -> String {
    let classes = StyleSheet.classes(in: page, script: script)
    let pictures = templates.pictureStyles.map { $0.rules(for: classes) }.joined()
    // The first has the colours of everything.
    return templates.style([EmbeddedTemplates.diagrams[0]]) + pictures
      + templates.style(EmbeddedTemplates.styles + parts)
  }

  /// The look of a comparison.
  static func diffStyle(_ templates: TemplateSet) -> String { templates.style(pageStyles + ["diff.css"]) }

  /// The look of a course's page, which shows no picture but the screen.
  static func courseStyle(_ templates: TemplateSet) -> String {
    templates.style(screenStyles + EmbeddedTemplates.styles + ["course.css"])
  }

  /// The look of an index, which shows no picture but the screen.
  static func indexStyle(_ templates: TemplateSet) -> String {
    templates.style(screenStyles + ["style.css", "index.css"])
  }

  /// The script of a report, with a question or without.
  static func pageScript(_ templates: TemplateSet, asks: Bool) throws(TemplateError) -> String {
    try templates.script(asks ? "script/ask.js" : "script/page.js")
  }

  static func courseScript(_ templates: TemplateSet) throws(TemplateError) -> String {
    try templates.script("script/lesson.js")
  }

  static func indexScript(_ templates: TemplateSet) throws(TemplateError) -> String {
    try templates.script("script/index.js")
  }

  /// The colours, and the look of the screen.
  private static let screenStyles = ["diagram.css", "diagram-space.css"]

  private static let pageStyles = EmbeddedTemplates.diagrams + EmbeddedTemplates.styles
}
