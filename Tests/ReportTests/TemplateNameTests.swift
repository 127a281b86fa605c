// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing

@testable import Report

/// A template shows nothing for a name that the program does not fill in.
@Suite struct TemplateNameTests {
  private static let templates = TemplateSet.fileNames.filter { $0.hasSuffix(".mustache") }

  /// The names in the tags of a template, each with the part after its first point, if it has one.
  private static func names(in template: String) -> [(name: String, part: String?)] {
    TemplateSet.embedded.text(template).matches(of: /\{\{\{?[#^\/]?(?:empty\()?(\w+)(?:\.(\w+))?/).map {
      (String($0.1), $0.2.map(String.init))
    }
  }

  @Test func templatesNameExactlyWhatTheProgramFillsIn() {
    let named = Set(Self.templates.flatMap { Self.names(in: $0).map(\.name) })
    #expect(named.sorted() == TemplateName.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: templates) func theTextsThatATemplateNamesExist(template: String) {
    let missing = Self.names(in: template).filter { name, part in
      switch (name, part) {
      case ("text", let part?): PageTexts(language: .english).value(named: TemplateWord(part)) == nil
      case ("label", let part?): ComparisonLabel(rawValue: part) == nil
      case (_, let part): part != nil
      }
    }
    #expect(missing.map { "\($0.name).\($0.part ?? "")" } == [])
  }
}
