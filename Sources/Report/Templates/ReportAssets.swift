// SPDX-License-Identifier: Apache-2.0

import Analysis
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
    let parts = ["variants.css", "ask.css", "embed.css", "diff.css", "course.css"]
    return [
      (style, templates.style(EmbeddedTemplates.diagrams + EmbeddedTemplates.styles + parts)),
      (script, try templates.script("script/whole.js")),
      (indexStyleFile, templates.style(PageLook.index.styles)),
      (indexScriptFile, try templates.script("script/index.js")),
    ]
  }
}

/// The style sheets and the script of a sort of pages.
struct PageLook {
  var styles: [String]

  /// Whether the page has, of the look of pictures, what its own pictures need, in place of the style sheets.
  var picksRules = false

  /// The module with which the script begins; nil for pages without one.
  var script: String?

  /// The files beside a page that holds neither itself; nil for a page that always does.
  var files: (style: String, script: String)? = (ReportAssets.style, ReportAssets.script)

  /// The colours, and the look of the screen.
  private static let screen = ["diagram.css", "diagram-space.css"]
  private static let indexFiles = (ReportAssets.indexStyleFile, ReportAssets.indexScriptFile)

  /// A report with a question or without, and with the files of the parts that not all reports have.
  static func report(asks: Bool, parts: [String]) -> PageLook {
    // The first has the colours of everything.
    PageLook(
      styles: [EmbeddedTemplates.diagrams[0]] + EmbeddedTemplates.styles + parts, picksRules: true,
      script: asks ? "script/ask.js" : "script/page.js")
  }

  /// Pages of a course, which show no picture but the screen.
  static let course = PageLook(
    styles: screen + EmbeddedTemplates.styles + ["course.css"], script: "script/lesson.js")

  static let index = PageLook(
    styles: screen + ["style.css", "index.css"], script: "script/index.js", files: indexFiles)

  static let diff = PageLook(
    styles: EmbeddedTemplates.diagrams + EmbeddedTemplates.styles + ["diff.css"], files: nil)

  /// Pages to be printed, with a style sheet of their own.
  static func paper(_ style: String) -> PageLook { PageLook(styles: screen + [style], files: nil) }

  /// The same without a script.
  var still: PageLook {
    var look = self
    look.script = nil
    return look
  }

  /// The style sheet of a page with this script.
  func style(_ templates: TemplateSet, page: String, script: String) -> String {
    guard picksRules else { return templates.style(styles) }
    // The script gives objects the marks that the page's data lists.
    let classes = StyleSheet.classes(in: page, script: script).union(StoryMark.allCases.map(\.rawValue))
    let pictures = templates.pictureStyles.map { $0.rules(for: classes) }.joined()
    return templates.style(Array(styles.prefix(1))) + pictures + templates.style(Array(styles.dropFirst()))
  }
}
