// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Testing

/// The pictures in the documents are what the command draws today; `make docs` draws them anew.
///
/// Numbers in the graphs' outlines are left out, since they depend on the version of Graphviz.
@MainActor
@Suite struct DocumentedPicturesTests {
  private nonisolated static let kinds = DiagramKind.allCases.map(\.rawValue)

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The arguments with which a picture of docs/diagrams.md is drawn.
  private static func arguments(for kind: String) throws -> [String] {
    let commands = DocumentCommands(try text("docs/diagrams.md")).commands
    let command = try #require(
      commands.first { $0.line.hasSuffix(" -o \(kind).svg") }, "no command for \(kind)")
    let fixture = packageFolder.appendingPathComponent("Tests/Fixtures/Documents/checkout.yml").path
    return command.arguments.map { $0 == "checkout.yml" ? fixture : $0 }.dropLast(2)
  }

  @Test(arguments: kinds, [Theme.light, .dark])
  func aPictureIsUpToDate(kind: String, theme: Theme) throws {
    let drawn = hitpath(try Self.arguments(for: kind) + ["--theme", theme.rawValue])
    #expect(drawn.code == 0, "\(drawn.diagnostics)")
    let kept = try Self.text("docs/pictures/\(kind)\(theme == .dark ? "~dark" : "").svg")
    let isGraph = DiagramKind(rawValue: kind)?.isGraph == true
    #expect((isGraph ? Self.shape(kept) : kept) == (isGraph ? Self.shape(drawn.output) : drawn.output))
  }

  /// Pictures whose commands stand in the script alone, such as those of the README.
  @Test func thePicturesOfTheScriptAreUpToDate() throws {
    let lines = try Self.text("Scripts/pictures.sh").split(separator: "\n")
      .filter { $0.hasPrefix("\"$hitpath\" render ") && !$0.contains("$name") }
    #expect(lines.count >= 2)
    for line in lines {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      let arguments = words.map { word in
        word.hasPrefix("Tests/") || word.hasPrefix("Sources/")
          ? packageFolder.appendingPathComponent(word).path : word
      }
      let drawn = hitpath(arguments.dropLast(2))
      #expect(drawn.code == 0, "\(drawn.diagnostics)")
      #expect(Self.shape(try Self.text(words.last ?? "")) == Self.shape(drawn.output), "\(line)")
    }
  }

  @Test(arguments: kinds)
  func aPictureIsShownWithItsQuestion(kind: String) throws {
    let document = try Self.text("docs/diagrams.md")
    let section = try #require(document.components(separatedBy: "\n## \(kind)\n").dropFirst().first)
    #expect(section.hasPrefix("\n**"))
    #expect(section.contains(#"srcset="pictures/\#(kind)~dark.svg""#))
    #expect(section.contains(#"<img src="pictures/\#(kind).svg" alt=""#))
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
