// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The commands in the documents do what the documents say.
@MainActor
@Suite(.serialized) struct DocumentationTests {
  private nonisolated static var documents: [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: Repository.folder.appendingPathComponent("docs").path)) ?? []
    return ["README.md", "CONTRIBUTING.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }

  @Test(arguments: documents)
  func everyCommandRunsAndGivesWhatIsShown(_ document: String) throws {
    let text = try String(contentsOf: Repository.folder.appendingPathComponent(document), encoding: .utf8)
    let folder = try Folder()
    let before = FileManager.default.currentDirectoryPath
    try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    for command in DocumentCommands(text).commands {
      for file in command.files where !FileManager.default.fileExists(atPath: file) {
        try provide(file, command.scenario, to: folder)
      }
      let outcome = hitpath(command.arguments)
      if let shown = command.shown {
        let said = outcome.output + outcome.diagnostics
        #expect(Self.abridged(said, as: shown) == shown, "\(command.line)")
      } else {
        #expect(outcome.code == 0, "\(command.line): \(outcome.diagnostics)")
      }
    }
  }

  /// Other documents show what `hitpath check` says of theirs; some of these are meant to fail.
  @Test("what the scenarios of docs/scenario-file.md expect comes true")
  func expectationsAreMet() throws {
    let folder = try Folder()
    let text = try Repository.text("docs/scenario-file.md")
    let scenarios = text.components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      .filter { $0.contains("expect:") && "\n\($0)".contains("\nwindow") }
    #expect(scenarios.count >= 10)
    for (number, scenario) in scenarios.enumerated() {
      let outcome = hitpath("check", try folder.write(scenario + "\n", "scenario\(number + 1).yml"))
      #expect(outcome.code == 0, "\(outcome.output)\(outcome.diagnostics)")
    }
  }

  /// The output with what a document leaves out, by a line `…`, left out.
  private static func abridged(_ output: String, as shown: String) -> String {
    let parts = shown.split(separator: "…\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, output.hasPrefix(parts[0]), output.hasSuffix(parts[1]),
      output.count >= parts[0].count + parts[1].count
    else { return output }
    return "\(parts[0])…\n\(parts[1])"
  }

  /// Puts a file where a document names one: a fixture, or the scenario that the document shows above.
  private func provide(_ name: String, _ scenario: String?, to folder: Folder) throws {
    let fixture = Repository.folder.appendingPathComponent("Tests/Fixtures/Documents/\(name)")
    if FileManager.default.fileExists(atPath: fixture.path) {
      let text = try String(contentsOf: fixture, encoding: .utf8)
      try folder.write(text, name)
      guard name.hasSuffix(".md") else { return }
      // A document shows pictures of others.
      for word in text.split(separator: " ").map(String.init) where word.hasSuffix(".yml") {
        try provide(word, nil, to: folder)
      }
    } else if name.hasSuffix(".yml"), let scenario {
      try folder.write(scenario, name)
    }
  }

  @Test func commandsAreFoundInBlocks() throws {
    let document = DocumentCommands(
      """
      ```yaml
      window: {id: Above}
      ```
      `hitpath bogus` in a sentence is not run.
      ```sh
      make demo
      hitpath explain a.yml --view 'Save it'   # why not
      hitpath trace a.yml > a.jsonl
      ```
      ```
      hitpath bogus
      ```
      ```console
      $ hitpath check a.yml
      ok

      done
      $ hitpath gallery --list
      ```
      """)
    #expect(
      document.commands.map(\.arguments) == [
        ["explain", "a.yml", "--view", "Save it"], ["trace", "a.yml"], ["check", "a.yml"],
        ["gallery", "--list"],
      ])
    #expect(document.commands.map(\.shown) == [nil, nil, "ok\n\ndone\n", ""])
    #expect(document.commands.map(\.scenario) == Array(repeating: "window: {id: Above}\n", count: 4))
  }
}
