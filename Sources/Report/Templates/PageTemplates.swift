// SPDX-License-Identifier: Apache-2.0

import Mustache

/// A template of a page or of a part of it, by its file's name.
enum PageTemplate: String {
  /// What stands around every page.
  case report

  case page, embed, course, index, rules, plain, error, diff, booklet, cards

  /// The section of a touch, and of a picture in it.
  case touch, picture
}

/// The parsed templates, which name each other for the parts that they have in common.
struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  /// Parses all templates among some files.
  ///
  /// - Throws: ``TemplateError`` with the place of the first mistake.
  init(_ files: [String: String]) throws(TemplateError) {
    Self.registerContentType
    var templates: [String: MustacheTemplate] = [:]
    var tags: [String: TemplateTags] = [:]
    for (file, text) in files.sorted(by: { $0.key < $1.key }) where file.hasSuffix(Self.ending) {
      let name = String(file.dropLast(Self.ending.count))
      tags[name] = try TemplateTags(text, file: file)
      templates[name] = try Self.template(text, file: file)
    }
    try TemplateIncludes.check(tags, ending: Self.ending)
    library = MustacheLibrary(templates: templates)
  }

  /// A template with its values in their places. They are escaped by ``HTMLText``.
  func html(_ template: PageTemplate, _ values: TemplateValues) -> String {
    library.render(values, withTemplate: template.rawValue) ?? ""
  }

  private static func template(_ text: String, file: String) throws(TemplateError) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: "{{% CONTENT_TYPE:\(contentType)}}\n" + text)
    } catch let error as MustacheTemplate.ParserError {
      throw TemplateError(
        file: file, line: error.context.lineNumber - 1, column: error.context.columnNumber,
        problem: words(for: error.error))
    } catch {
      throw TemplateError(file: file, problem: words(for: error))
    }
  }

  private static func words(for error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect: "a section is closed under another name than it was opened with"
    case .expectedSectionEnd: "a section is not closed"
    case .unfinishedName: "a tag is not closed"
    default: "this is not a Mustache template (\(error))"
    }
  }

  private static let ending = ".mustache"
  private static let contentType = "HITPATH_HTML"

  private static let registerContentType: Void = {
    MustacheContentTypes.register(HTMLText(), named: contentType)
  }()
}

extension ReportOptions {
  /// A template with its values in their places, and with the texts of the language.
  ///
  /// - Throws: ``TemplateError`` for templates that cannot be parsed.
  func html(_ template: PageTemplate, _ values: TemplateValues) throws(TemplateError) -> String {
    try templates.pages.get().html(template, values.adding(["text": PageTexts(language: language)]))
  }
}
