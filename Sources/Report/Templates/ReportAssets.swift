// SPDX-License-Identifier: Apache-2.0

package import Diagrams
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
      (style, templates.style(PicturePart.allCases, EmbeddedTemplates.styles + parts)),
      (script, try templates.script("script/whole.js")),
      (indexStyleFile, PageLook.index.style(templates)),
      (indexScriptFile, try templates.script("script/index.js")),
    ]
  }
}

/// The style sheets and the script of a sort of pages.
struct PageLook {
  /// What of the look of pictures it has; the rest is in the style sheets.
  var pictures: [PicturePart]
  var styles: [String]

  /// The module with which the script begins; nil for pages without one.
  var script: String?

  /// The files beside a page that holds neither itself; nil for a page that always does.
  var files: (style: String, script: String)? = (ReportAssets.style, ReportAssets.script)

  private static let stage = ScreenStage.parts

  /// A report with a question or without, and with the files of the parts that not all reports have.
  static func report(asks: Bool, parts: [String]) -> PageLook {
    PageLook(
      pictures: DiagramKind.allCases.filter { $0.place != nil }.flatMap(\.parts) + stage,
      styles: EmbeddedTemplates.styles + parts, script: asks ? "script/ask.js" : "script/page.js")
  }

  /// Pages of a course, which show no picture but the screen.
  static let course = PageLook(
    pictures: stage, styles: EmbeddedTemplates.styles + ["course.css"], script: "script/lesson.js")

  static let index = PageLook(
    pictures: stage, styles: ["style.css", "index.css"], script: "script/index.js",
    files: (ReportAssets.indexStyleFile, ReportAssets.indexScriptFile))

  static let diff = PageLook(
    pictures: DiagramKind.screen.parts + stage, styles: EmbeddedTemplates.styles + ["diff.css"], files: nil)

  /// Pages to be printed, with a style sheet of their own.
  static func paper(_ style: String) -> PageLook {
    PageLook(pictures: DiagramKind.screen.parts + stage, styles: [style], files: nil)
  }

  /// The same without a script.
  var still: PageLook {
    var look = self
    look.script = nil
    return look
  }

  /// The style sheet of a page.
  func style(_ templates: TemplateSet) -> String { templates.style(pictures, styles) }
}

extension StyleSheet {
  /// The look of pictures that stand alone.
  package static let embedded = StyleSheet(EmbeddedTemplates.files)
}
