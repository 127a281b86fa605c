// SPDX-License-Identifier: Apache-2.0

import Foundation
import Report
import Testing

/// Where results go.
@MainActor
@Suite struct OutputTests {
  @Test func filesAreWrittenWithTheFoldersAboveThem() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let outcome = hitpath("render", file, "-o", folder["a/b/card.svg"])
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
    #expect(try folder.text("a/b/card.svg") == output(of: "render", file))
    #expect(folder.files == ["a/b/card.svg", "card.yml"])
  }

  @Test func aFileKeepsItsPermissions() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    try folder.write("old", "real.svg")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder["real.svg"])
    #expect(hitpath("render", card, "-o", folder["real.svg"]).code == 0)
    #expect(try folder.text("real.svg") == output(of: "render", card))
    let file = try FileManager.default.attributesOfItem(atPath: folder["real.svg"])
    #expect(file[.posixPermissions] as? Int == 0o600)
  }

  @Test func embeddedPagesLeadToTheWholeOnes() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let address = ["--whole-at", "https://example.org/touches"]
    #expect(hitpath(["report", file, "-o", folder["out"], "--embed"] + address).code == 0)
    #expect(
      try folder.text("out/card.html").contains(
        "<a href=\"https://example.org/touches/card.html\" target=\"_top\">The whole page</a>"))
    let wrong = hitpath(["report", file, "-o", folder["whole"]] + address)
    #expect(wrong.code == 2)
    #expect(wrong.diagnostics.contains("--whole-at is for pages within others: with --embed."))
    #expect(hitpath("report", file, "-o", folder["whole"], "--embed", "--whole-at", "javascript:0").code == 2)
  }

  @Test(arguments: ["render", "trace", "import"])
  func aDashIsStandardOutput(_ command: String) throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    #expect(try output(of: command, file, "-o", "-") == output(of: command, file))
    #expect(folder.files == ["card.yml"])
  }

  @Test func reportsOfSeveralInputsHaveAnIndex() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    let other = try folder.write(Screens.card.replacing("CardController", with: "Other"), "other.yml")
    let outcome = hitpath("report", card, other, "-o", folder["out"])
    #expect(
      outcome.output.replacing("\(folder.path)/", with: "")
        == "out/index.html\nout/card.html\nout/card-2.html\n")
    #expect(
      folder.files == [
        "card.yml", "other.yml", "out/.hitpath-report.json", "out/card-2.html", "out/card.html",
        "out/index.html",
      ])
    let single = hitpath("report", card, "-o", folder["single"])
    #expect(single.output.replacing("\(folder.path)/", with: "") == "single/card.html\n")
  }

  @Test func thePageOfOneInputHasTheNameThatIsGiven() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    let outcome = hitpath("report", card, "-o", folder["pages/my page.html"], "--lang", "en,zh-Hans")
    #expect(
      outcome.output.replacing("\(folder.path)/", with: "")
        == "pages/my page.html\npages/my page.zh-Hans.html\n")
    #expect(folder.files == ["card.yml", "pages/my page.html", "pages/my page.zh-Hans.html"])
    // Written again, it takes the place of the first.
    #expect(hitpath("report", card, "-o", folder["pages/my page.html"]).code == 0)
    // A folder that is there stays one.
    try folder.write("", "site.html/keep")
    #expect(hitpath("report", card, "-o", folder["site.html"]).code == 0)
    #expect(folder.files.contains("site.html/card.html"))
  }

  @Test func aNameOfOnePageIsNoneForAFolderOfPages() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    let other = try folder.write(Screens.card, "other.yml")
    for inputs in [[card, other], [folder.path]] {
      let outcome = hitpath(["report"] + inputs + ["-o", folder["set.html"]])
      #expect(outcome.code == 2)
      #expect(
        outcome.diagnostics.hasPrefix(
          "Error: \(folder["set.html"]) is one page, and a folder or several inputs make a folder of pages: name a folder, such as set.\n"
        ), "\(outcome.diagnostics)")
    }
    let documents = hitpath("report", card, "-o", folder["set.html"], "--format", "markdown")
    #expect(
      documents.diagnostics.hasPrefix(
        "Error: \(folder["set.html"]) is a page, and --format markdown makes a folder of documents: name a folder.\n"
      ))
    #expect(folder.files == ["card.yml", "other.yml"])
  }

  @Test(arguments: [
    ("../../escape", "escape.html"), ("/etc/passwd", "etc-passwd.html"), ("a b:c", "a-b-c.html"),
    ("名字", "名字.html"), ("卡片 é", "卡片-é.html"), ("🚀/\u{202E}x", "x.html"), ("e\u{301}", "e\u{301}.html"),
    (String(repeating: "卡", count: 200), String(repeating: "卡", count: 53) + ".html"),
    ("index", "index-2.html"), ("..", "screen.html"), ("INDEX", "INDEX-2.html"),
  ])
  func namesOfScreensAreSafeFileNames(_ name: String, _ file: String) throws {
    let folder = try Folder()
    let trace = try output(
      of: "trace", folder.write("name: plain\nwindow: {}\ntouches: [{tap: [1, 1]}]\n", "a.yml"))
    try folder.write(trace.replacing("\"name\":\"plain\"", with: "\"name\":\"\(name)\""), "in/a.jsonl")
    #expect(hitpath("report", folder["in/a.jsonl"], "-o", folder["out/deep"]).code == 0)
    #expect(folder.files == ["a.yml", "in/a.jsonl", "out/deep/\(file)"])
  }

  @Test func aFolderInTheWayIsToldAndNothingIsWritten() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    try folder.write("", "out/card.html/keep")
    let before = folder.files
    let outcome = hitpath("report", card, folder["card.yml"], "-o", folder["out"])
    #expect(outcome.code == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.diagnostics(in: folder)
        == "out/card.html: error: cannot be written: there is a folder of that name\n")
    #expect(folder.files == before)
  }

  @Test func aFileInPlaceOfAFolderIsTold() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    for command in ["report", "gallery"] {
      let arguments = command == "report" ? [command, card] : [command]
      let outcome = hitpath(arguments + ["-o", card])
      #expect(outcome.code == 3)
      #expect(
        outcome.diagnostics(in: folder).contains(
          "error: cannot be written: 'card.yml' is a file, not a folder"))
    }
    #expect(try folder.text("card.yml") == Screens.card)
    #expect(folder.files == ["card.yml"])
  }

  @Test func warningsGoToStandardErrorAndDoNotStopTheWork() throws {
    let folder = try Folder()
    let file = try folder.write(
      "   | <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x2>>\n", "view.txt")
    let outcome = hitpath("trace", file, "--tap", "1,1", "--format", "log")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("touch1 hit-test pass 1"))
    #expect(
      outcome.diagnostics(in: folder)
        == "view.txt:1: warning: the UIView has no window in the dump; one of its size is assumed around it\n"
    )
  }

  @Test func templatesOfAFolderAreUsed() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    let templates = Repository.folder.appendingPathComponent("templates").path
    hitpath("report", card, "-o", folder["own"], "--templates", templates)
    hitpath("report", card, "-o", folder["built-in"])
    // The sheets within the program are without what only their readers need.
    func withoutStyle(_ path: String) throws -> String {
      try folder.text(path).replacing(/(?s)<style>.+?<\/style>/, with: "<style></style>")
    }
    expectEqual(try withoutStyle("own/card.html"), try withoutStyle("built-in/card.html"))
  }

  @Test func templatesThatAreWrongAreRefused() throws {
    let folder = try Folder()
    let card = try folder.write(Screens.card, "card.yml")
    let missing = hitpath("report", card, "-o", folder["out"], "--templates", folder["none"])
    #expect(missing.code == 3)
    #expect(
      missing.diagnostics(in: folder).hasPrefix(
        "none/\(TemplateSet.fileNames.min() ?? ""): error: cannot be read; "))
    for name in TemplateSet.fileNames {
      try folder.write(name.hasPrefix("report") ? "{{#page}}\n" : "", "own/\(name)")
    }
    let broken = hitpath("report", card, "-o", folder["out"], "--templates", folder["own"])
    #expect(broken.code == 3)
    #expect(broken.diagnostics.contains("report.mustache:"))
    #expect(broken.diagnostics.contains("error: a section is not closed"))
    #expect(!FileManager.default.fileExists(atPath: folder["out"]))
  }
}
