// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The articles in the DocC catalogue of the examples are what the command in its landing page makes.
@MainActor
@Suite struct ExampleCatalogueTests {
  @Test func theArticlesAndPicturesAreFresh() throws {
    let folder = try Folder()
    let examples = Repository.folder.appendingPathComponent("Examples")
    let catalogue = "Sources/Shop/Shop.docc"
    let page = try String(
      contentsOf: examples.appendingPathComponent("\(catalogue)/Shop.md"), encoding: .utf8)
    let command = try #require(DocumentCommands(page).commands.first)
    let arguments = command.arguments.map { word in
      word.hasPrefix("Tests/")
        ? examples.appendingPathComponent(word).path : word == catalogue ? folder.path : word
    }
    let outcome = hitpath(arguments)
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    let shown = try FileManager.default.subpathsOfDirectory(
      atPath: examples.appendingPathComponent(catalogue).path
    ).filter { $0.contains(".") && $0 != "Shop.md" }
    #expect(shown.sorted() == folder.files)
    for file in folder.files {
      let text = try String(
        contentsOf: examples.appendingPathComponent("\(catalogue)/\(file)"), encoding: .utf8)
      #expect(try folder.text(file) == text, "\(file): run the command in Shop.md in the folder Examples")
    }
  }
}
