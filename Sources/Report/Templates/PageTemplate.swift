// SPDX-License-Identifier: Apache-2.0

import Mustache
import Narration

/// A parsed template whose insertions are escaped by ``HTMLText``.
struct PageTemplate: Sendable {
  private let template: MustacheTemplate

  /// Parses a template; the file's name is for the error.
  ///
  /// - Throws: ``TemplateError`` with the place of the mistake.
  init(_ text: String, file: String) throws {
    Self.registerContentType
    do {
      template = try MustacheTemplate(string: "{{% CONTENT_TYPE:\(Self.contentType)}}" + text)
    } catch let error as MustacheTemplate.ParserError {
      throw TemplateError(
        file: file, line: error.context.lineNumber, column: error.context.columnNumber,
        problem: Self.words(for: error.error))
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

  func render(_ page: Any) -> String { template.render(TemplateValues.of(page) ?? page) }

  private static let contentType = "HITPATH_HTML"

  private static let registerContentType: Void = {
    MustacheContentTypes.register(HTMLText(), named: contentType)
  }()
}

/// The fixed texts of a language, which templates name as `{{text.stepsHeading}}`.
struct PageTexts: MustacheParent {
  let language: Language

  func child(named name: String) -> Any? {
    FixedText(rawValue: name).map(language.text)
  }
}
