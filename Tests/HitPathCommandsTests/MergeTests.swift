// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HitPathCommands

/// What several machines made is joined to what one machine makes.
@MainActor
@Suite struct MergeTests {
  /// Scenarios with the same names in two folders, one that fails, and one that another page's place depends on.
  private func makeSet(in folder: Folder, failing: Bool = true) throws {
    for name in ["b", "a", "c", "sub/a", "sub/d"] {
      try folder.write("\(Screens.card)\nexpect: {hitView: Close}\n", "set/\(name).yml")
    }
    let bad = failing ? "Card" : "Close"
    try folder.write("\(Screens.card)\nexpect: {hitView: \(bad)}\n", "set/sub/b.yml")
    try folder.write(
      "name: veil\nwindow:\n  subviews:\n    - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}\n    - {id: Veil, frame: [0, 0, 320, 100]}\n",
      "set/veil.yml")
  }

  private static let report = ["--lang", "en,zh-Hans", "--assets", "separate"]

  /// What a machine makes of the set, all of it or a part.
  private func make(_ place: String, in folder: Folder, shard: String? = nil) throws {
    let set = folder["set"]
    let part = shard.map { ["--shard", $0] } ?? []
    hitpath(["report", set, "-o", folder["\(place)/pages"]] + Self.report + part)
    hitpath(["check", set, "--quiet", "--junit", folder["\(place)/results.xml"]] + part)
    try folder.write(
      hitpath(["audit", set, "--format", "sarif"] + part).output, "\(place)/findings.sarif")
  }

  private func files(_ place: String, in folder: Folder) throws -> [String: String] {
    try folder.files.filter { $0.hasPrefix("\(place)/") }.reduce(into: [:]) { files, name in
      files[String(name.dropFirst(place.count + 1))] = try folder.text(name)
    }
  }

  @Test(arguments: [2, 3, 8]) func partsAreJoinedToTheSameBytes(_ count: Int) throws {
    let folder = try Folder()
    try makeSet(in: folder)
    try make("whole", in: folder)
    for number in 1...count { try make("parts/\(number)", in: folder, shard: "\(number)/\(count)") }
    let outcome = hitpath("merge", folder["parts"], "-o", folder["merged"])
    #expect(outcome.code == 1, "\(outcome.diagnostics)")
    let (whole, merged) = (try files("whole", in: folder), try files("merged", in: folder))
    #expect(merged.keys.sorted() == whole.keys.sorted())
    for (name, text) in whole { #expect(merged[name] == text, "\(name)") }
    #expect(whole.count > 20)
    #expect(
      outcome.output(in: folder)
        == "merged/results.xml\nmerged/findings.sarif\nmerged/pages/index.html\n")
  }

  @Test func theOrderOfTheFoldersDoesNotMatter() throws {
    let folder = try Folder()
    try makeSet(in: folder)
    try make("whole", in: folder)
    for number in 1...2 { try make("part-\(number)", in: folder, shard: "\(number)/2") }
    hitpath("merge", folder["part-2"], folder["part-1"], "-o", folder["merged"])
    #expect(try files("merged", in: folder) == files("whole", in: folder))
  }

  @Test func theWorstStatusIsThatOfAll() throws {
    let folder = try Folder()
    try makeSet(in: folder, failing: false)
    func junit(_ place: String, _ part: String) -> Int32 {
      hitpath("check", folder["set"], "--junit", folder["\(place)/\(part.prefix(1))/r.xml"], "--shard", part)
        .code
    }
    #expect([junit("good", "1/2"), junit("good", "2/2")] == [0, 0])
    #expect(hitpath("merge", folder["good"], "-o", folder["one"]).code == 0)
    try folder.write("window: {frme: 1}\n", "set/wrong.yml")
    #expect([junit("bad", "1/2"), junit("bad", "2/2")].max() == 3)
    #expect(hitpath("merge", folder["bad"], "-o", folder["two"]).code == 3)
    #expect(folder.files.contains("two/r.xml"))
  }

  @Test func aPartThatIsMissingOrThereTwiceIsNamedAndNothingIsWritten() throws {
    let folder = try Folder()
    try makeSet(in: folder)
    for number in 1...3 {
      hitpath("check", folder["set"], "--junit", folder["parts/\(number)/r.xml"], "--shard", "\(number)/3")
    }
    let outcome = hitpath("merge", folder["parts/1"], folder["parts/3"], "-o", folder["out"])
    #expect(outcome.code == 3)
    #expect(
      outcome.diagnostics(in: folder) == "parts/1/r.xml: error: of the parts of this set 2/3 is missing\n")
    let twice = hitpath(
      "merge", folder["parts/1"], folder["parts/2"], folder["parts/3"], folder["parts/3/"], "-o",
      folder["out"])
    #expect(
      twice.diagnostics(in: folder) == "parts/3/r.xml: error: this is part 3/3, and so is parts/3/r.xml\n")
    #expect(!folder.files.contains { $0.hasPrefix("out/") })
  }

  @Test func aFolderWithoutPartsIsABadInput() throws {
    let folder = try Folder()
    try folder.write("<testsuites/>", "parts/1/other.xml")
    let outcome = hitpath("merge", folder["parts"])
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics(in: folder).hasPrefix("parts/1: error: there is no part of a set\n"))
    #expect(
      hitpath("merge", folder["nowhere"]).diagnostics(in: folder)
        == "nowhere: error: there is no such folder\n")
  }

  @Test func notesThatNameFilesElsewhereAreRefused() throws {
    let folder = try Folder()
    try makeSet(in: folder)
    hitpath("report", folder["set"], "-o", folder["parts/1"], "--shard", "1/2")
    hitpath("report", folder["set"], "-o", folder["parts/2"], "--shard", "2/2")
    let notes = try folder.text("parts/1/\(ShardNotes.file)")
    try folder.write("secret", "secret.html")
    try folder.write(
      notes.replacing("\"file\":\"card.html\"", with: "\"file\":\"../../secret.html\""),
      "parts/1/\(ShardNotes.file)")
    let outcome = hitpath("merge", folder["parts"], "-o", folder["out"])
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics(in: folder).contains("this names a file that no page has"))
    #expect(!folder.files.contains { $0.hasPrefix("out/") })
  }

  @Test(arguments: [["--format", "markdown"], ["--format", "docc"]])
  func documentsHaveNoParts(_ format: [String]) throws {
    let folder = try Folder()
    try makeSet(in: folder)
    let outcome = hitpath(["report", folder["set"], "--shard", "1/2"] + format)
    #expect(outcome.code == 2)
    #expect(outcome.diagnostics.hasPrefix("Error: --shard is for HTML pages, not for \(format[1]).\n"))
  }
}
