// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Testing

/// The pictures in the documents are what the command draws today; `make docs` draws them anew.
///
/// Numbers in the graphs' outlines are left out, since they depend on the version of Graphviz.
@MainActor
@Suite struct DocumentedPicturesTests {
  private nonisolated static let page = "docs/diagrams.md"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.folder.appendingPathComponent(path), encoding: .utf8)
  }

  // MARK: What docs/diagrams.md says of each kind

  @Test func theDocumentSaysWhatTheKindsSayOfThemselves() throws {
    let parts = [
      "kinds": Self.table, "pictures": try DiagramKind.allCases.map(Self.section).joined(separator: "\n"),
    ]
    var fresh = try Self.text(Self.page)
    for (name, part) in parts {
      let begin = try #require(fresh.range(of: "<!-- \(name): written by make docs -->\n\n"))
      let end = try #require(fresh.range(of: "\n<!-- end of \(name) -->"))
      fresh.replaceSubrange(begin.upperBound..<end.lowerBound, with: part)
    }
    if ProcessInfo.processInfo.environment["HITPATH_WRITE_TABLES"] == "1" {
      try fresh.write(
        to: Repository.folder.appendingPathComponent(Self.page), atomically: true, encoding: .utf8)
    }
    #expect(try Self.text(Self.page) == fresh, "run make docs")
  }

  private static var table: String {
    let rows = DiagramKind.allCases.map { kind in
      "| [`\(kind.id)`](#\(kind.id)) | \(kind.question) | \(options(of: kind)) | \(forms(of: kind)) |\n"
    }
    return "| picture | question | options | drawn as |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  private static func options(of kind: DiagramKind) -> String {
    let choices = DiagramKind.Choice.allCases.filter(kind.choices.contains).flatMap { choice in
      switch choice {
      case .step: ["--step"]
      case .view, .recognizer: ["--view"]
      case .focus: ["--focus", "--depth"]
      case .width: ["--width"]
      }
    }
    return ((kind.touch == .ignored ? [] : ["--touch"]) + choices).map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func forms(of kind: DiagramKind) -> String {
    switch kind.form {
    case .graph: "graph (`-T dot`)"
    case .drawing: "to scale"
    case .drawingWithMermaid: "to scale (`-T mermaid`)"
    }
  }

  private static func section(of kind: DiagramKind) throws -> String {
    let summary = try #require(draw(kind).output.firstMatch(of: /<desc[^>]*>([^<]*)<\/desc>/)).1
    let options = ["-d \(kind.id)", kind.example, "-o \(kind.id).svg"].filter { !$0.isEmpty }
    return """
      ## \(kind.id)

      **\(kind.question)** \(kind.discussion)

      ```sh
      hitpath render checkout.yml \(options.joined(separator: " "))
      ```

      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="pictures/\(kind.id)~dark.svg">
        <img src="pictures/\(kind.id).svg" alt="\(summary.replacing("\"", with: "&quot;"))">
      </picture>

      """
  }

  // MARK: The pictures

  private static func draw(_ kind: DiagramKind, _ theme: Theme = .light) -> Outcome {
    let fixture = Repository.folder.appendingPathComponent("Tests/Fixtures/Documents/checkout.yml").path
    let options = kind.example.split(separator: " ").map(String.init)
    return hitpath(["render", fixture, "-d", kind.id, "--theme", theme.rawValue] + options)
  }

  @Test(arguments: DiagramKind.allCases, [Theme.light, .dark])
  func aPictureIsUpToDate(kind: DiagramKind, theme: Theme) throws {
    let drawn = Self.draw(kind, theme)
    #expect(drawn.code == 0, "\(drawn.diagnostics)")
    let kept = try Self.text("docs/pictures/\(kind.id)\(theme == .dark ? "~dark" : "").svg")
    let isGraph = kind.form == .graph
    expectEqual(
      isGraph ? Self.shape(kept) : kept, isGraph ? Self.shape(drawn.output) : drawn.output, "run make docs")
  }

  /// Pictures whose commands stand in the script alone, such as those of the README.
  @Test func thePicturesOfTheScriptAreUpToDate() throws {
    let lines = try Self.text("Scripts/pictures.sh").split(separator: "\n")
      .filter {
        ($0.hasPrefix("\"$hitpath\" render ") || $0.hasPrefix("diff Tests")) && !$0.contains("$name")
      }
    #expect(lines.count >= 4)
    for line in lines {
      let words = line.split(separator: " ").map(String.init).filter { $0 != "\"$hitpath\"" }
      let arguments = words.map { word in
        word.hasPrefix("Tests/") || word.hasPrefix("Sources/")
          ? Repository.folder.appendingPathComponent(word).path : word
      }
      let drawn = hitpath(arguments.dropLast(2))
      #expect(drawn.code == (words[0] == "diff" ? 1 : 0), "\(drawn.diagnostics)")
      expectEqual(Self.shape(try Self.text(words.last ?? "")), Self.shape(drawn.output), "\(line)")
    }
  }

  /// An SVG without the numbers that a layout gives.
  private static func shape(_ svg: String) -> String {
    let names = "d|points|x|y|cx|cy|rx|ry|width|height|viewBox|transform|textLength"
    let places = try? Regex(" (\(names))=\"[^\"]*\"")
    let gaps = try? Regex(" (stroke|stroke-dasharray|stroke-width|xml:space)=\"[^\"]*\"")
    guard let places, let gaps else { return svg }
    return svg.replacing(places, with: "").replacing(gaps, with: "")
  }

  @Test func layoutsAreLeftOutAndNothingElse() {
    #expect(
      Self.shape(
        #"<g id="view-A" class="node"><path d="M1,2" fill="white" stroke="black"/><text x="1" y="2">3</text></g>"#
      )
        == #"<g id="view-A" class="node"><path fill="white"/><text>3</text></g>"#)
  }
}
