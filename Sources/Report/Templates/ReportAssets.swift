// SPDX-License-Identifier: Apache-2.0

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
      (style, templates.style(pageStyles + ["diff.css", "course.css"])),
      (script, try courseScript(templates)),
      (indexStyleFile, indexStyle(templates)), (indexScriptFile, try indexScript(templates)),
    ]
  }

  /// The look of a report.
  static func pageStyle(_ templates: TemplateSet) -> String { templates.style(pageStyles) }

  /// The look of a comparison.
  static func diffStyle(_ templates: TemplateSet) -> String { templates.style(pageStyles + ["diff.css"]) }

  /// The look of a course's page, which shows no picture but the screen.
  static func courseStyle(_ templates: TemplateSet) -> String {
    templates.style(["diagram.css", "diagram-space.css"] + EmbeddedTemplates.styles + ["course.css"])
  }

  /// The look of an index, which shows no picture but the screen.
  static func indexStyle(_ templates: TemplateSet) -> String {
    templates.style(["diagram.css", "diagram-space.css", "style.css", "index.css"])
  }

  static func pageScript(_ templates: TemplateSet) throws(TemplateError) -> String {
    try templates.script("script/page.js")
  }

  /// The script of a report's page, and what a course's page has besides.
  static func courseScript(_ templates: TemplateSet) throws(TemplateError) -> String {
    try templates.script("script/course.js")
  }

  static func indexScript(_ templates: TemplateSet) throws(TemplateError) -> String {
    try templates.script("script/index.js")
  }

  private static let pageStyles = EmbeddedTemplates.diagrams + EmbeddedTemplates.styles
}
