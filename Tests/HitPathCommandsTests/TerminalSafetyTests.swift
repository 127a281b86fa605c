// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace

/// What a screen's texts and the names of files do to a terminal: nothing, whatever the form of the answer.
@MainActor
@Suite struct TerminalSafetyTests {
  /// A control character of each sort, marks that turn the order of writing, and a tag.
  private static let hostile = "\u{202E}B\u{9B}31m\u{7F}\u{2028}\u{2066}\u{E0041}é中"

  private func screens() throws -> (folder: Folder, scenario: String, dump: String) {
    let folder = try Folder()
    let escaped = "\\u202EB\\u009B31m\\u007F\\u2028\\u2066\\U000E0041é中"
    let scenario = try folder.write(
      """
      title: "T\(escaped)"
      summary: "S\(escaped)"
      window:
        subviews:
          - {id: A, class: UIButton, text: "X\(escaped)", frame: [0, 0, 100, 44], actions: [{event: touchUpInside, action: buy, target: Shop}]}
          - {id: V, frame: [0, 0, 390, 30]}
      touches: [{tap: [50, 20]}]
      expect: {hitView: A}
      """, "a\(Self.hostile).yml")
    let dump = try folder.write(
      Screens.dump.replacing("Shop.Confetti", with: "Shop\(Self.hostile)")
        .replacing("opaque = NO", with: "text = 'a\(Self.hostile)'; opaque = NO"), "b.txt")
    return (folder, scenario, dump)
  }

  @Test(arguments: [
    "explain A", "explain A --format json", "explain A --format brief", "explain A --all-controls",
    "explain A --view V", "audit A", "audit A --format json", "audit A --format sarif", "trace A",
    "diff A B", "diff A B --format json", "diff A B --format dot", "import A", "import B", "check A",
    "render A -T dot", "render A -T text", "render A -T json --diagram screen",
    "render A -T mermaid --diagram sequence", "render A",
    "explain B --tap 30,30", "explain B --tap 30,30 --format json", "trace B --tap 30,30",
    "render B --tap 30,30 -T text", "report A -o A/x", "explain X", "render A --diagram X",
  ])
  func nothingThatATerminalObeysIsWritten(_ command: String) throws {
    let (folder, scenario, dump) = try screens()
    defer { withExtendedLifetime(folder) {} }
    let words = command.split(separator: " ").map { word in
      ["A": scenario, "B": dump, "A/x": "\(scenario)/x", "X": "x\(Self.hostile)"][word] ?? String(word)
    }
    let outcome = hitpath(words)
    let text = outcome.output + outcome.diagnostics
    let obeyed = text.unicodeScalars.filter { LineText.isUnsafe($0) && $0 != "\n" && $0 != "\t" }
    #expect(obeyed.isEmpty, "\(obeyed.map { String($0.value, radix: 16) })")
    #expect(!text.isEmpty)
    #expect(!text.contains("there is no such file") || command == "explain X")
  }

  @Test func jsonReadsBackToTheSameTexts() throws {
    let folder = try Folder()
    let trace = try output(of: "trace", folder.write(Screens.tap(on: "Card"), "a.yml"))
    let hostile = try folder.write(trace.replacing("\"Card\"", with: "\"Card\(Self.hostile)\""), "a.jsonl")
    let json = try output(of: "explain", hostile, "--format", "json")
    #expect(json.contains(#"Card\u202eB\u009b31m\u007f\u2028\u2066\udb40\udc41é中""#))
    #expect(!json.unicodeScalars.contains { LineText.isUnsafe($0) && $0 != "\n" })
    // The standard library's reader, not our own.
    func texts(_ value: Any) -> [String] {
      switch value {
      case let text as String: [text]
      case let list as [Any]: list.flatMap(texts)
      case let object as [String: Any]: object.values.flatMap(texts)
      default: []
      }
    }
    #expect(try texts(JSONSerialization.jsonObject(with: Data(json.utf8))).contains("Card" + Self.hostile))
  }

  @Test func whatIsWrittenReadsBackToTheSameTexts() throws {
    let (folder, scenario, _) = try screens()
    defer { withExtendedLifetime(folder) {} }
    let title = "T" + Self.hostile
    let trace = try output(of: "trace", scenario)
    #expect(trace.contains(#"T\u202eB\u009b31m\u007f\u2028\u2066\udb40\udc41é中""#))
    #expect(try TouchTrace(jsonLines: trace).header.title["en"] == title)
    let imported = try folder.write(output(of: "import", scenario), "again.yml")
    #expect(try TouchTrace(jsonLines: output(of: "trace", imported)).header.title["en"] == title)
  }
}
