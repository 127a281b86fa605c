// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The repository in docs/pictures-in-docs.md, made as that page says: its pictures are drawn, and a hook of git keeps them fresh.
@MainActor
@Suite(.enabled(if: Binary.isBuilt, "the binary is not built")) struct AppRepositoryTests {
  private static let page = "docs/pictures-in-docs.md"
  private static let section = "## A whole repository\n"

  /// The files that the section shows: a block of code below a line that ends with the file's name.
  private static func files(in section: Substring) -> [(name: String, text: String)] {
    section.matches(of: #/`([^`\n]+)`[^`\n]*:\n\n(`{3,})[a-z]*\n(.*?)\n\2\n/#.dotMatchesNewlines()).map {
      (String($0.1), "\($0.3)\n")
    }
  }

  private func git(_ arguments: String..., in folder: Folder) throws -> (code: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    // What runs the tests may be a hook itself.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging(["PATH": "\(Binary.url.deletingLastPathComponent().path):\(path)"]) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  @Test func aHookKeepsThePicturesOfAnAppFresh() throws {
    let page = try Repository.text(Self.page)
    let section = try #require(page.range(of: Self.section).map { page[$0.upperBound...] })
    let steps = section[..<(section.range(of: "\n## ")?.lowerBound ?? section.endIndex)]
    let folder = try Folder()
    #expect(try git("init", "--quiet", in: folder).code == 0)
    let files = Self.files(in: steps)
    #expect(
      files.map(\.name) == [
        "Touches/checkout.yml", "README.md", "Sources/App/App.docc/Touches.md", "mkdocs.yml",
        "docs/touches.md", ".git/hooks/pre-commit",
      ])
    for file in files { try folder.write(file.text, file.name) }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder[".git/hooks/pre-commit"])
    let commands = DocumentCommands(String(steps)).commands
    #expect(commands.map(\.line) == ["hitpath docs ."])

    for command in commands {
      let outcome = try Binary.run(command.arguments, in: folder)
      #expect(outcome.code == 0, "\(outcome.diagnostics)")
    }
    let drawn = folder.files.filter { $0.hasSuffix(".svg") }
    #expect(drawn.count == 20 && drawn.count { $0.hasSuffix("~dark.svg") } == 10)
    #expect(try folder.text("README.md").contains("<picture>\n  <source media="))
    #expect(try folder.text("Sources/App/App.docc/Touches.md").contains("](checkout-hit-path)\n"))
    #expect(try folder.text("docs/touches.md").contains("](checkout-outline~dark.svg#only-dark)\n"))
    #expect(try git("add", ".", in: folder).code == 0)
    let accepted = try git("commit", "--quiet", "-m", "Touches", in: folder)
    #expect(accepted.code == 0 && accepted.said.isEmpty, "\(accepted.said)")

    try folder.write(files[0].text.replacing("Cover", with: "Veil"), files[0].name)
    let stale = try git("commit", "--quiet", "-a", "-m", "Veil", in: folder)
    #expect(stale.code == 1)
    #expect(stale.said.contains("README.md:3:1: error: checkout-hit-path.svg is out of date\n"))
    // The command that mends it is that of the page.
    #expect(stale.said.hasSuffix("To bring this up to date: hitpath docs .\n"), "\(stale.said)")
  }
}
