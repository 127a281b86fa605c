// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HitPathCommands

/// Pages of a folder, and what a second run makes of them.
@MainActor
@Suite struct ReportSetTests {
  /// A folder with three scenarios, one of them in a folder of its own.
  private func scenarios() throws -> Folder {
    let folder = try Folder()
    try folder.write(Screens.tap(on: "A"), "in/a.yml")
    try folder.write(Screens.tap(on: "B"), "in/b.yml")
    try folder.write(Screens.tap(on: "C"), "in/gestures/c.yaml")
    return folder
  }

  @discardableResult
  private func report(_ folder: Folder, _ arguments: String..., to output: String = "out") -> Outcome {
    hitpath(["report", folder["in"], "-o", folder[output]] + arguments)
  }

  @Test func aFolderGivesAPageEachAndAnIndexThatLeadsToThem() throws {
    let folder = try scenarios()
    let outcome = report(folder)
    #expect(outcome.code == 0)
    #expect(
      outcome.output.replacing("\(folder.path)/", with: "")
        == "out/index.html\nout/a.html\nout/b.html\nout/gestures-c.html\n")
    #expect(outcome.diagnostics == "3 pages rendered\n")
    let index = try folder.text("out/index.html")
    #expect(index.contains("<h2>gestures</h2>"))
    #expect(index.contains("href=\"./gestures-c.html\""))
  }

  @Test func dumpsStoryboardsAndTracesOfAFolderAreTakenAndOtherFilesAreNot() throws {
    let folder = try Folder()
    let trace = try output(of: "trace", folder.write(Screens.tap(on: "A"), "a.yml"))
    try folder.write(trace, "in/trace.jsonl")
    try folder.write(Screens.dump, "in/dump.txt")
    for name in ["notes.txt", "other.jsonl", "readme.md", ".hidden.yml", "out/old.yml"] {
      try folder.write("{\"a\": 1}\n", "in/\(name)")
    }
    let outcome = hitpath("report", folder["in"], "-o", folder["in/out"])
    #expect(
      outcome.output.replacing("\(folder.path)/in/", with: "")
        == "out/index.html\nout/dump.html\nout/a.html\n")
  }

  @Test func aFolderWithNothingToReadIsTold() throws {
    let folder = try Folder()
    try folder.write("", "in/readme.md")
    let outcome = report(folder)
    #expect(outcome.code == 3)
    #expect(
      outcome.diagnostics(in: folder).contains("there is nothing in this folder that a page could be made of")
    )
  }

  @Test func everyWrongInputIsToldAndNothingIsWritten() throws {
    let folder = try scenarios()
    try folder.write("window: [", "in/b.yml")
    try folder.write("windo: {}\n", "in/gestures/c.yaml")
    let outcome = report(folder)
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics(in: folder).contains("in/b.yml:1:10: error: "))
    #expect(outcome.diagnostics(in: folder).contains("in/gestures/c.yaml:1"))
    #expect(!FileManager.default.fileExists(atPath: folder["out"]))
  }

  @Test func whatHasNotChangedIsNotMadeAgain() throws {
    let folder = try scenarios()
    report(folder)
    #expect(report(folder).diagnostics == "0 pages rendered, 3 unchanged\n")
    try folder.write(Screens.tap(on: "A").replacing("50, 50", with: "60, 60"), "in/a.yml")
    #expect(report(folder).diagnostics == "1 page rendered, 2 unchanged\n")
    // The next page links to this one by its title.
    try folder.write(Screens.tap(on: "D"), "in/a.yml")
    #expect(report(folder).diagnostics == "2 pages rendered, 1 unchanged\n")
    #expect(report(folder, "--tap", "1,1").diagnostics == "3 pages rendered\n")
    #expect(report(folder, "--tap", "1,1", "--lang", "zh-Hans").diagnostics == "3 pages rendered\n")
  }

  @Test func aSecondRunGivesTheSameBytesAsAFirstOne() throws {
    let folder = try scenarios()
    report(folder)
    try folder.write(Screens.tap(on: "D").replacing("title: D", with: "title: Another"), "in/b.yml")
    try FileManager.default.removeItem(atPath: folder["in/gestures"])
    try folder.write(Screens.tap(on: "E"), "in/aa.yml")
    #expect(report(folder).code == 0)
    report(folder, to: "fresh")
    let fresh = folder.files.filter { $0.hasPrefix("fresh/") }.map { $0.dropFirst("fresh/".count) }
    #expect(
      fresh == [".hitpath-report.json", "a.html", "aa.html", "b.html", "index.html"])
    #expect(folder.files.filter { $0.hasPrefix("out/") }.map { $0.dropFirst("out/".count) } == fresh)
    for file in fresh { #expect(try folder.text("out/\(file)") == folder.text("fresh/\(file)"), "\(file)") }
  }

  @Test func pagesThatWereChangedByHandOrRemovedAreMadeAgain() throws {
    let folder = try scenarios()
    report(folder)
    let before = try folder.text("out/a.html")
    try folder.write("mine", "out/a.html")
    try FileManager.default.removeItem(atPath: folder["out/b.html"])
    #expect(report(folder).diagnostics == "2 pages rendered, 1 unchanged\n")
    #expect(try folder.text("out/a.html") == before)
  }

  @Test func onlyPagesThatWeWroteAreRemoved() throws {
    let folder = try scenarios()
    report(folder)
    try folder.write("mine", "out/gestures-c.html")
    try folder.write("mine", "out/other.html")
    for name in ["b.yml", "gestures/c.yaml"] {
      try FileManager.default.removeItem(atPath: folder["in/\(name)"])
    }
    report(folder)
    #expect(
      folder.files.filter { $0.hasSuffix(".html") }
        == ["out/a.html", "out/gestures-c.html", "out/index.html", "out/other.html"])
  }

  @Test func aDamagedManifestIsNotTrusted() throws {
    let folder = try scenarios()
    report(folder)
    let manifest = try folder.text("out/.hitpath-report.json")
    let cut = String(manifest.prefix(manifest.count / 2))
    for damaged in ["", "{}", cut, manifest.replacing("\"name\":\"a\"", with: "\"name\":\"x\"")] {
      #expect(damaged != manifest)
      try folder.write(damaged, "out/.hitpath-report.json")
      #expect(report(folder).diagnostics == "3 pages rendered\n", "\(damaged.prefix(200))")
      #expect(try folder.text("out/.hitpath-report.json") == manifest)
    }
  }

  @Test func aManifestOfSomebodyElseSaysNothing() throws {
    let folder = try scenarios()
    report(folder)
    let manifest = try folder.text("out/.hitpath-report.json")
    let index = try folder.text("out/index.html")
    // Somebody who writes the file can do everything except make the seal, which needs this user's key.
    var forged = try #require(
      try JSONSerialization.jsonObject(with: Data(manifest.utf8)) as? [String: Any])
    var content = try #require(forged["content"] as? [String: Any])
    var files = try #require(content["files"] as? [String: String])
    try folder.write("mine", "out/notes.html")
    try folder.write("mine", "kept.html")
    files["notes.html"] = SealedFile.hash.text(of: "mine")
    files["../kept.html"] = SealedFile.hash.text(of: "mine")
    content["files"] = files
    var pages = try #require(content["pages"] as? [[String: Any]])
    var entries = try #require(pages[0]["entries"] as? [[String: Any]])
    (entries[0]["title"], entries[0]["thumbnail"]) = ("planted", "<script>planted()</script>")
    pages[0]["entries"] = entries
    content["pages"] = pages
    forged["content"] = content
    let json = try JSONSerialization.data(
      withJSONObject: content, options: [.sortedKeys, .withoutEscapingSlashes])
    for seal in [forged["seal"], ContentHash.plain.text(of: json), ContentHash(key: (1, 2)).text(of: json)] {
      forged["seal"] = seal
      try folder.write(
        String(decoding: try JSONSerialization.data(withJSONObject: forged), as: UTF8.self),
        "out/.hitpath-report.json")
      #expect(report(folder).diagnostics == "3 pages rendered\n")
      #expect(try folder.text("out/index.html") == index)
      #expect(try folder.text("out/notes.html") == "mine")
      #expect(try folder.text("kept.html") == "mine")
    }
  }

  /// The example of the authors' paper.
  @Test func theHashIsSipHash() {
    let bytes = (0..<15).map { UInt8($0) }
    let hash = ContentHash(key: (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908))
    #expect(bytes.withUnsafeBufferPointer(hash.hash) == 0xa129_ca61_49be_45e5)
  }

  @Test func theKeyIsKeptForThisUserAlone() throws {
    let folder = try Folder()
    let first = SetSecret.key(in: folder["keys"])
    #expect(SetSecret.key(in: folder["keys"]) == first)
    #expect(folder.files == ["keys/set-key"])
    let file = folder["keys/set-key"]
    let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
    // A key that others could have written or read is not used.
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    #expect(SetSecret.key(in: folder["keys"]) != first)
    #expect(SetSecret.key(in: "/dev/null/none") != SetSecret.key(in: "/dev/null/none"))
  }

  @Test func theIndexTellsTheStatusOfEachScenario() throws {
    let folder = try scenarios()
    try folder.write(Screens.tap(on: "A") + "expect: {hitView: A}\n", "in/a.yml")
    try folder.write(Screens.tap(on: "B") + "expect: {hitView: UIWindow}\n", "in/b.yml")
    report(folder)
    let index = try folder.text("out/index.html")
    for words in ["1 of 1 as expected", "1 of 1 fails", "No expectations"] {
      #expect(index.contains("</span> \(words)</p>"), "\(words)")
    }
  }

  @Test func separateAssetsAreWrittenOnceAndTakenAwayAgain() throws {
    let folder = try scenarios()
    report(folder, "--assets", "separate")
    #expect(
      folder.files.filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }
        == ["out/hitpath-index.css", "out/hitpath-index.js", "out/hitpath.css", "out/hitpath.js"])
    report(folder)
    #expect(folder.files.filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }.isEmpty)
  }

  @Test func severalLanguagesHavePagesOfTheirOwnThatLeadToEachOther() throws {
    let folder = try scenarios()
    let outcome = report(folder, "--lang", "en,zh-Hans")
    #expect(
      outcome.output.replacing("\(folder.path)/out/", with: "").split(separator: "\n") == [
        "index.html", "index.zh-Hans.html", "a.html", "a.zh-Hans.html", "b.html", "b.zh-Hans.html",
        "gestures-c.html", "gestures-c.zh-Hans.html",
      ])
    #expect(outcome.diagnostics == "6 pages rendered\n")
    let chinese = try folder.text("out/a.zh-Hans.html")
    #expect(chinese.contains("<html lang=\"zh-Hans\">"))
    #expect(chinese.contains("<link rel=\"next\" href=\"./b.zh-Hans.html\">"))
    #expect(chinese.contains("<a rel=\"up\" href=\"./index.zh-Hans.html\""))
    #expect(chinese.contains("<link rel=\"alternate\" hreflang=\"en\" href=\"./a.html\">"))
    #expect(try folder.text("out/index.zh-Hans.html").contains("<a href=\"./a.zh-Hans.html\">"))
    #expect(try folder.text("out/index.html").contains("href=\"./index.zh-Hans.html\" hreflang=\"zh-Hans\""))

    #expect(report(folder, "--lang", "en,zh-Hans").diagnostics == "0 pages rendered, 6 unchanged\n")
    report(folder)
    #expect(
      folder.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".html") }
        == ["out/a.html", "out/b.html", "out/gestures-c.html", "out/index.html"])
    #expect(try !folder.text("out/a.html").contains("hreflang="))
  }

  @Test func aNameThatEndsInALanguageIsNotTakenForTheOtherLanguagesPage() throws {
    let folder = try Folder()
    try folder.write(Screens.tap(on: "A"), "in/a.yml")
    try folder.write("name: a.zh-Hans\n" + Screens.tap(on: "B"), "in/b.yml")
    let outcome = report(folder, "--lang", "en,zh-Hans")
    #expect(
      outcome.output.replacing("\(folder.path)/out/", with: "").split(separator: "\n").dropFirst(2) == [
        "a.html", "a.zh-Hans.html", "a.zh-Hans-2.html", "a.zh-Hans-2.zh-Hans.html",
      ])
  }

  @Test func theProgressLineIsForScreensAlone() throws {
    let folder = try scenarios()
    #expect(!report(folder).diagnostics.contains("\r"))
  }
}
