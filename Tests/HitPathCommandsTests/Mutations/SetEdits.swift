// SPDX-License-Identifier: Apache-2.0

import Course
import Foundation
import Report
import TestSupport

/// Random changes of what sets of pages are made of and with, the same for each seed.
struct SetEdits {
  let folder: Folder
  private var random: SplitMix64

  /// What was done last, for messages.
  private(set) var story = ""

  private var options: [String: [String]] = [:]
  private var subject = Subject.report

  private enum Subject: CaseIterable { case report, reportOfFiles, audit, gallery }

  private static let names = ["a", "b", "c", "sub/a", "sub/d", "z", "a-2", "a.zh-Hans"]
  private static let lesson = "lesson-03-parent-first"
  private static let gallery = [
    "lesson-03-parent-first", "bug-03-clear-overlay", "question-06-called-twice", "note-dead-button",
    "bug-02-button-outside-its-bar",
  ]

  private static let choices: [String: [[String]]] = [
    "tap": [["--tap", "10,10"], ["--tap", "60,20", "--tap", "10,300"]],
    "pass": [["--pass-through", "Veil"]],
    "lang": [["--lang", "en,zh-Hans"], ["--lang", "zh-Hans"], ["--lang", "zh-Hans,en"]],
    "assets": [["--assets", "separate"]],
    "embed": [["--embed"], ["--embed", "--whole-at", "https://example.org/a"]],
    "templates": [["--templates", "TEMPLATES"]],
  ]

  @MainActor
  init(seed: UInt64) throws {
    folder = try Folder()
    random = SplitMix64(seed: seed)
    try Self.writeTemplates(to: folder, "templates")
    for name in ["a", "b"] { try folder.write(screen(), "in/\(name).yml") }
  }

  /// A folder with the built-in templates.
  static func writeTemplates(to folder: Folder, _ name: String) throws {
    for file in TemplateSet.fileNames {
      let text = TemplateSet.embedded.text(file)
      try folder.write(file == "style.css" ? text + "b { color: red; }\n" : text, "\(name)/\(file)")
    }
  }

  /// A command that writes the set to a folder.
  var command: (String) -> [String] {
    let options = options.sorted { $0.key < $1.key }
    func given(_ names: [String]) -> [String] {
      options.filter { names.contains($0.key) }.flatMap(\.value).map {
        $0 == "TEMPLATES" ? folder["templates"] : $0
      }
    }
    let files = folder.files.filter {
      $0.hasPrefix("in/") && $0.hasSuffix("yml") && !$0.contains("questions")
    }
    .map { folder[$0] }
    let chosen = Self.gallery.filter { $0.count % 5 != story.count % 5 }
    return { [subject] output in
      switch subject {
      case .report:
        ["report", folder["in"], "-o", output]
          + given(["tap", "pass", "lang", "assets", "embed", "templates"])
      case .reportOfFiles:
        ["report"] + files.reversed() + [files[0], "-o", output] + given(["tap", "lang", "assets"])
      case .audit:
        ["audit", files[0], "-o", output, "--fail-on", "none"] + given(["pass"])
          + (options.contains { $0.key == "lang" } ? ["--lang", "zh-Hans"] : [])
      case .gallery: ["gallery"] + chosen + ["-o", output] + given(["lang", "assets", "templates"])
      }
    }
  }

  /// Changes one thing, or a few.
  mutating func change() {
    story = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) { story += changeOne() + "; " }
    story += "\(subject) \(options)"
  }

  private mutating func changeOne() -> String {
    let files = folder.files.filter { $0.hasPrefix("in/") }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2:
      let name = "in/\(pick(Self.names)).yml"
      return write(screen(), name)
    // One file of a lesson alone would leave mistakes in the others.
    case 3 where files.count > 8:
      let file = pick(files.map { $0.hasPrefix("in/\(Self.lesson)/") ? "in/\(Self.lesson)" : $0 })
      try? FileManager.default.removeItem(atPath: folder[file])
      return "removed \(file)"
    case 4:
      let page = CoursePages.page(named: Self.lesson)?.files ?? [:]
      for (file, text) in page { _ = write(text, "in/\(Self.lesson)/\(file)") }
      return "added a lesson"
    case 5:
      let file = "in/\(Self.lesson)/lesson.en.md"
      guard let text = try? folder.text(file) else { return "nothing" }
      return write(text + "\nAnd \(Int.random(in: 0..<99, using: &random)) more words.\n", file)
    case 6:
      let file = pick(["page.css", "index.mustache", "tools.mustache", "script/report.js"])
      guard let text = try? folder.text("templates/\(file)") else { return "nothing" }
      return write(text + "\n", "templates/\(file)")
    case 7:
      subject = pick(Subject.allCases)
      return "another subject"
    case 8:
      // What somebody did by hand to pages that were written.
      let pages = folder.files.filter {
        $0.hasPrefix("out/") && $0.hasSuffix(".html") && !$0.contains("index")
      }
      guard !pages.isEmpty else { return "nothing" }
      let page = pick(pages)
      try? FileManager.default.removeItem(atPath: folder[page])
      return "removed \(page)"
    default:
      let name = pick(Self.choices.keys.sorted())
      options[name] = options[name] == nil ? pick(Self.choices[name] ?? []) : nil
      return "option \(name)"
    }
  }

  private func write(_ text: String, _ name: String) -> String {
    _ = try? folder.write(text, name)
    return "wrote \(name)"
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// A small screen with a title, a view in front, and a place for a tap, each of a few.
  private mutating func screen() -> String {
    let title = pick(["One", "Two", "A <b>", "三"])
    let width = pick(["100", "320", "40"])
    let expects = pick(["", "expect: {hitView: Veil}\n", "expect: {hitView: Buy}\n"])
    return """
      title: \(title)
      window:
        subviews:
          - {id: Buy, class: UIButton, frame: [0, 0, 100, 44], actions: [{event: touchUpInside, action: buy, target: Shop}]}
          - {id: Veil, frame: [0, 0, \(width), 44]}
      touches: [{tap: [\(pick(["20", "60", "200"])), 20]}]
      \(expects)
      """
  }
}
