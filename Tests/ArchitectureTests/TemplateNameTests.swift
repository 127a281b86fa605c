// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Where a template names what it is not filled with, nothing is shown.
@Suite struct TemplateNameTests {
  @Test func whatATemplateNamesIsFilledIn() throws {
    let sources = try Repository.files(in: ["Sources/Report"], endingIn: [".swift"])
    let filled = Set(sources.flatMap { $0.text.matches(of: /"(\w+)"(?:: |\] =)/).map { String($0.1) } })
    for template in try Repository.files(in: ["templates"], endingIn: [".mustache"]) {
      let named = template.text.matches(of: /\{\{\{?[#^\/]?(?:empty\()?(\w+)/).map { String($0.1) }
      #expect(!named.isEmpty, "\(template.path)")
      #expect(named.filter { !filled.contains($0) } == [], "\(template.path)")
    }
  }

  @Test func theTextsThatTemplatesNameExist() throws {
    let texts = ["text": "Labels", "label": "Comparison"]
    for (name, file) in texts {
      let cases = try Repository.text("Sources/Narration/\(file).swift").matches(of: /\w+/).map(\.output)
      for template in try Repository.files(in: ["templates"], endingIn: [".mustache"]) {
        let named = template.text.matches(of: /\{\{(\w+)\.(\w+)\}\}/).filter { $0.1 == name }.map(\.2)
        #expect(named.filter { !cases.contains($0) } == [], "\(template.path)")
      }
    }
  }
}
