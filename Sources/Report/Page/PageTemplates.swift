// SPDX-License-Identifier: Apache-2.0

/// The parsed templates of a page.
struct PageTemplates {
  let report: PageTemplate
  let content: PageTemplate
  let touch: PageTemplate
  let picture: PageTemplate

  /// - Throws: ``TemplateError`` for one that cannot be parsed.
  init(_ options: ReportOptions) throws {
    func template(_ file: String) throws -> PageTemplate {
      try PageTemplate(options.templates.text(file), file: file)
    }
    report = try template("report.mustache")
    content = try template(options.isEmbedded ? "embed.mustache" : "page.mustache")
    touch = try template("touch.mustache")
    picture = try template("picture.mustache")
  }
}
