// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Rules for the source code that can be checked by reading it.
@Suite struct HouseTests {
  private static let code = [".swift", ".c", ".h"]

  @Test func everySourceFileStartsWithItsLicence() throws {
    let files = try Repository.files(
      in: ["Sources", "Tests", "templates", "Benchmarks", "Examples"], endingIn: Self.code
    )
    .filter { !$0.path.hasSuffix("Package.swift") }
    #expect(files.count > 200)
    let without = files.filter { !$0.text.hasPrefix("// SPDX-License-Identifier: Apache-2.0\n\n") }.map(
      \.path)
    #expect(without == [])
  }

  @Test func noSourceFileIsLong() throws {
    for file in try Repository.files(in: ["Sources", "Tests"], endingIn: Self.code) {
      #expect(file.text.count { $0 == "\n" } <= 800, "\(file.path)")
    }
  }

  @Test func noFileNamesAPlaceOnSomebodysMachine() throws {
    let folders = ["Sources", "Tests", "templates", "docs", "Benchmarks", "Examples"]
    let endings =
      Self.code + [".yml", ".json", ".mustache", ".css", ".md", ".svg", ".txt", ".storyboard", ".py", ".sh"]
    let files =
      try Repository.files(in: folders, endingIn: endings) + Repository.documents()
      + ["Package.swift", "Makefile"].map { Repository.File(path: $0, text: try Repository.text($0)) }
    let homes = ["home", "Users", "root", "work", "tmp", "private", "mnt"].map { "/\($0)/" }
    // A pattern over a whole file is slow in a build for debugging.
    for file in files where homes.contains(where: file.text.contains) {
      let places = file.text.matches(
        of: /(?:^|[\s"'(=])(\/(?:home|Users|root|work|tmp|private|mnt)\/[\w.\/-]*)/)
      #expect(places.map { String($0.1) } == [], "\(file.path)")
    }
  }

  @Test func linesEndPlainly() throws {
    let files = try Repository.files(
      in: ["Sources", "Tests", "templates"], endingIn: Self.code + [".mustache", ".css"])
    for file in files + (try Repository.documents()) {
      #expect(!file.text.contains("\r"), "\(file.path)")
      #expect(!file.text.contains("\t") || file.path.contains("Tests"), "\(file.path)")
      #expect(file.text.hasSuffix("\n"), "\(file.path)")
      #expect(!file.text.hasSuffix("\n\n"), "\(file.path)")
    }
  }

  @Test func modulesHaveATestFolderEach() throws {
    for target in try Manifest.read().targets where target.type == "test" {
      let files = try Repository.files(in: ["Tests/\(target.name)"], endingIn: [".swift"])
      #expect(files.contains { $0.text.contains("@Test") }, "\(target.name)")
    }
  }
}
