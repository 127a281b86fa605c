// SPDX-License-Identifier: Apache-2.0

import Documents
import Testing

/// The tables of docs/ are what the program declares; `make tables` writes them anew.
@MainActor
@Suite struct DocumentPageTests {
  @Test func everyTableIsUpToDate() throws {
    let pages = try DocumentPage.all()
    #expect(pages.count == 7)
    for page in pages {
      let text = try Repository.text(page.path)
      let fresh = try page.updated(text)
      let differences = fresh.split(separator: "\n").difference(from: text.split(separator: "\n"))
      #expect(fresh == text || !differences.isEmpty, "\(page.path): empty lines")
      #expect(differences.isEmpty, "\(page.path): \(differences)")
    }
  }

  @Test func aPartWithoutItsMarksIsNamed() throws {
    let page = try #require(try DocumentPage.all().first { $0.path == "docs/audit.md" })
    #expect {
      try page.updated("# Audit\n")
    } throws: {
      "\($0)".hasPrefix("docs/audit.md has no place for 'findings'")
    }
  }
}
