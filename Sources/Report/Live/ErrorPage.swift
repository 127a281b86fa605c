// SPDX-License-Identifier: Apache-2.0

import Narration

/// The page that stands for an input with mistakes, while a person mends them.
package enum ErrorPage {
  /// Something that is wrong, and where.
  package struct Mistake: Hashable, Sendable {
    /// The file's name as the user gave it.
    package var file: String
    package var line: Int?
    package var column: Int?
    package var message: String

    /// What was probably meant, or what to do.
    package var hint: String?

    package init(file: String, line: Int? = nil, column: Int? = nil, message: String, hint: String? = nil) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.hint = hint
    }
  }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - mistakes: What is wrong, at least one thing.
  ///   - omitted: How many more mistakes there are.
  ///   - source: The text of the input; lines around each mistake are shown.
  ///   - index: The page that leads here.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(
    _ mistakes: [Mistake], omitted: Int = 0, source: String, index: PagePlace.Link? = nil,
    options: ReportOptions
  ) throws -> String {
    let language = options.language
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
    let title = language.text(.mistakes(count: mistakes.count + omitted))
    return try render(
      ErrorModel(
        title: title, summary: language.text(.mistakesSummary), index: index,
        mistakes: mistakes.map { MistakeModel($0, in: lines, language) },
        more: omitted > 0 ? language.text(.moreMistakes(count: omitted)) : nil, options: options),
      options)
  }

  /// Makes the page that stands for one that is not there.
  ///
  /// - Parameters:
  ///   - index: A page that is there.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func missing(index: PagePlace.Link?, options: ReportOptions) throws -> String {
    try render(
      ErrorModel(title: options.language.text(.noSuchPage), index: index, mistakes: [], options: options),
      options)
  }

  /// Makes the page that stands for one that is still being made.
  ///
  /// - Parameter options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func late(options: ReportOptions) throws -> String {
    try render(
      ErrorModel(title: options.language.text(.pageIsLate), index: nil, mistakes: [], options: options),
      options)
  }

  private static func render(_ model: ErrorModel, _ options: ReportOptions) throws -> String {
    try PageTemplate(options.templates.text("error.mustache"), file: "error.mustache").render(model)
  }
}
