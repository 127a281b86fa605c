// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Testing

/// The pictures in the documents are what the command draws today; `make docs` draws them anew.
///
/// Numbers in the graphs' outlines are left out, since they depend on the version of Graphviz.
@MainActor
@Suite struct DocumentedPicturesTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.folder.appendingPathComponent(path), encoding: .utf8)
  }

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
