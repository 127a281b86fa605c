// SPDX-License-Identifier: Apache-2.0

/// The parsed templates of a page.
struct PageTemplates: Sendable {
  let report: PageTemplate
  let content: PageTemplate
  let touch: PageTemplate
  let picture: PageTemplate
  let course: PageTemplate

  /// Those in the binary, which are parsed once for all pages of a set.
  private static let builtIn = try? PageTemplates(.embedded, isEmbedded: false)
  private static let builtInEmbedded = try? PageTemplates(.embedded, isEmbedded: true)

  /// - Throws: ``TemplateError`` for one that cannot be parsed.
  init(_ options: ReportOptions) throws {
    let known = options.isEmbedded ? Self.builtInEmbedded : Self.builtIn
    if options.templates.isBuiltIn, let known {
      self = known
    } else {
      try self.init(options.templates, isEmbedded: options.isEmbedded)
    }
  }

  private init(_ templates: TemplateSet, isEmbedded: Bool) throws {
    func template(_ file: String) throws -> PageTemplate {
      try PageTemplate(templates.text(file), file: file)
    }
    report = try template("report.mustache")
    content = try template(isEmbedded ? "embed.mustache" : "page.mustache")
    touch = try template("touch.mustache")
    picture = try template("picture.mustache")
    course = try template("course.mustache")
  }
}
