// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A trace on disk gives what the live run gave, byte for byte.
@MainActor
@Suite struct ReplayTests {
  /// Inputs with the arguments that make them touched.
  private static let inputs: [(name: String, text: String, tap: [String])] = [
    ("card.yml", Screens.card, []), ("screen.txt", Screens.dump, ["--tap", "30,30", "--tap", "210,30"]),
    ("Main.storyboard", Screens.storyboard, ["--tap", "40,60"]),
    ("none.yml", "window: {}\n", ["--tap", "-1,-1"]),
  ]

  @Test(arguments: 0..<4)
  func answersPicturesAndPagesAreTheSame(_ number: Int) throws {
    let (name, text, tap) = Self.inputs[number]
    let folder = try Folder()
    let file = try folder.write(text, name)
    let trace = folder["run.jsonl"]
    try #require(hitpath(["trace", file] + tap + ["-o", trace]).code == 0)

    // Two inputs in each language.
    for language in [number.isMultiple(of: 2) ? "en" : "zh-Hans"] {
      for format in ["text", "json"] {
        let arguments = ["--format", format, "--lang", language]
        #expect(
          hitpath(["explain", file] + tap + arguments).output
            == hitpath(["explain", trace] + arguments).output)
      }
      for picture in ["hit-path", "responder-chain", "screen"] {
        for form in picture == "screen" ? ["svg", "json", "text"] : ["svg", "dot", "json", "text"] {
          let arguments = ["-d", picture, "-T", form, "--lang", language, "--touch", "1"]
          let live = hitpath(["render", file] + tap + arguments)
          #expect(live.code == 0)
          #expect(live.output == hitpath(["render", trace] + arguments).output, "\(picture) \(form)")
        }
      }
      #expect(hitpath(["report", file, "-o", folder["live"], "--lang", language] + tap).code == 0)
      #expect(hitpath(["report", trace, "-o", folder["read"], "--lang", language]).code == 0)
      let page = "\(name.split(separator: ".")[0]).html"
      #expect(try folder.text("live/\(page)") == folder.text("read/\(page)"))
    }
    #expect(
      hitpath(["trace", file, "--format", "log"] + tap).output
        == hitpath("trace", trace, "--format", "log").output)
    #expect(try hitpath("trace", trace).output == folder.text("run.jsonl"))
  }

  @Test func theGalleryIsTheSameFromItsTraces() throws {
    let folder = try Folder()
    let names = ["dead-row", "redirect-to-chat", "scroll-or-press", "touch-demo-gap"]
    hitpath(["gallery"] + names + ["-o", folder["gallery"]])
    for name in names {
      hitpath("trace", folder["gallery/scenarios/\(name).yml"], "-o", folder["traces/\(name).jsonl"])
    }
    let outcome = hitpath(["report", "-o", folder["pages"]] + names.map { folder["traces/\($0).jsonl"] })
    #expect(outcome.code == 0)
    for page in names {
      #expect(try folder.text("pages/\(page).html") == folder.text("gallery/\(page).html"), "\(page)")
    }
    // The index also shows expectations, which belong to the scenario and not to the trace.
    let status = /<p class="status .*?<\/p>| data-status="[a-z]*"/
    let index = try folder.text("pages/index.html").replacing(status, with: "")
    #expect(try index == folder.text("gallery/index.html").replacing(status, with: ""))
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let first = try Folder()
    let second = try Folder()
    for folder in [first, second] {
      hitpath("gallery", "dead-row", "touch-demo-gap", "lesson-03-parent-first", "-o", folder["gallery"])
      try folder.write(Screens.card, "card.yml")
      hitpath("trace", folder["card.yml"], "-o", folder["card.jsonl"])
      hitpath("render", folder["card.yml"], "-o", folder["card.svg"])
      hitpath("import", folder["card.yml"], "-o", folder["again.yml"])
    }
    #expect(first.files == second.files)
    #expect(first.files.count > 8)
    for file in first.files { #expect(try first.text(file) == second.text(file), "\(file)") }
  }

  @Test func tracesWithWindowsLineEndsAreRead() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let trace = try output(of: "trace", file)
    try folder.write(trace.replacing("\n", with: "\r\n"), "windows.jsonl")
    #expect(try output(of: "trace", folder["windows.jsonl"]) == trace)
  }
}
