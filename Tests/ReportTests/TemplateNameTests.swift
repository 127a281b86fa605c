// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Report

/// A template that names a text that does not exist shows nothing in its place.
@Suite struct TemplateNameTests {
  /// The templates by file.
  private static let templates = TemplateSet.fileNames.filter { $0.hasSuffix(".mustache") }

  @Test(arguments: templates) func theFixedTextsThatTemplatesNameExist(template: String) {
    let names = TemplateSet.embedded.text(template).matches(of: /\{\{(text|label)\.(\w+)\}\}/)
    let missing = names.filter { name in
      name.1 == "text"
        ? PageTexts(language: .english).child(named: String(name.2)) == nil
        : ComparisonTexts(language: .english).child(named: String(name.2)) == nil
    }
    #expect(missing.map(\.0) == [])
  }
}
