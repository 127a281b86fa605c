// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Testing

/// The pictures in the project's own documents are what the command draws today; `make docs` draws them anew.
@MainActor
@Suite struct DocumentedPicturesTests {
  @Test func allPicturesOfTheDocumentsAreUpToDate() throws {
    let outcome = hitpath("docs", "--check", Repository.url("README.md").path, Repository.url("docs").path)
    #expect(outcome.code == 0, "run make docs: \(outcome.output)\(outcome.diagnostics)")
    #expect(outcome.diagnostics == "")
  }

  @Test func everyKindIsShown() throws {
    let text = try Repository.text("docs/diagrams.md")
    for kind in DiagramKind.allCases {
      #expect(text.contains("<img alt=") && text.contains("src=\"pictures/\(kind.id).svg\""), "\(kind.id)")
      #expect(Repository.exists("docs/pictures/\(kind.id)~dark.svg"), "\(kind.id)")
    }
  }
}
