// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Compares what CONTRIBUTING.md says about additions with the patches that make them. `make additions` builds each.
@Suite struct AdditionTests {
  /// A row of the table at the head of "How to add …".
  struct Addition: CustomTestStringConvertible {
    /// The anchor of its section, and the name of its patch: `a-kind-of-picture`.
    var name: String
    var title: String
    var promised: Int

    var testDescription: String { title }
    var patch: String { "Tests/Additions/\(name).patch" }

    /// The files of the sources that its section names, `NAME` for what the addition is called.
    func named(in guide: String) throws -> [String] {
      let sections = guide.components(separatedBy: "\n### ")
      let section = try #require(sections.first { $0.lowercased().hasPrefix(title + "\n") }, "\(title)")
      return section.matches(of: /(?m)^\d+\. `(Sources\/[^`]+)`/).map { String($0.1) }
    }

    /// The files of the sources that its patch changes or adds, a new folder as one.
    func touched() throws -> Set<String> {
      let files = try Repository.text(patch).matches(of: /(?m)^\+\+\+ b\/(Sources\/.+)$/).map { String($0.1) }
      return Set(
        files.map { file in
          let folder = file.split(separator: "/").dropLast().joined(separator: "/")
          return Repository.exists(folder) ? file : folder + "/"
        })
    }
  }

  private static let guide = (try? Repository.text("CONTRIBUTING.md")) ?? ""

  private static let additions = guide.matches(of: /(?m)^\| \[(.+?)\]\(#([a-z-]+)\) \| (\d+) \|/).map {
    Addition(name: String($0.2), title: String($0.1), promised: Int($0.3) ?? 0)
  }

  @Test func everyRowHasAPatchAndEveryPatchARow() throws {
    let patches = try Repository.files(in: ["Tests/Additions"], endingIn: [".patch"]).map(\.path)
    #expect(Self.additions.map(\.patch).sorted() == patches)
    #expect(patches.count >= 8)
  }

  @Test(arguments: additions) func itTouchesTheFilesThatAreNamed(_ addition: Addition) throws {
    let (named, touched) = (try addition.named(in: Self.guide), try addition.touched())
    #expect(touched.count == addition.promised)
    #expect(named.count == addition.promised)
    for pattern in named {
      let parts = pattern.components(separatedBy: "NAME")
      let (start, end) = (parts[0], parts[parts.count - 1])
      #expect(touched.contains { $0.hasPrefix(start) && $0.hasSuffix(end) }, "\(pattern)")
    }
  }

  @Test(.enabled(if: hasGit, "there is no git"), arguments: additions)
  func itsPatchApplies(_ addition: Addition) throws {
    let outcome = try Self.git("apply", "--check", addition.patch)
    #expect(outcome.code == 0, "\(outcome.message)")
  }

  private static let hasGit = (try? git("--version").code) == 0

  private static func git(_ arguments: String...) throws -> (code: Int32, message: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = Repository.folder
    // If the package is inside another repository, paths would be relative to that one.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CEILING_DIRECTORIES": Repository.folder.deletingLastPathComponent().path]) { $1 }
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let message = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, message)
  }
}
