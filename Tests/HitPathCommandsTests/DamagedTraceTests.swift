// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands
import Testing
import Trace

/// Traces that somebody else wrote, or that are damaged, end in a sentence with the line, or in answers without
/// numbers that are none.
@MainActor
@Suite struct DamagedTraceTests {
  /// A screen with a control, a recognizer, a scroll view and a controller, small so that it is drawn quickly.
  private static let scenario = """
    title: {en: Damaged, zh-Hans: 损坏}
    window:
      rootViewController: {id: Root, performs: [save]}
      subviews:
        - id: List
          class: UIScrollView
          frame: [0, 0, 200, 200]
          contentSize: [200, 400]
          subviews:
            - id: Save
              class: UIButton
              text: Save
              frame: [10, 10, 100, 40]
              backgroundColor: "#336699"
              actions: [{event: touchUpInside, action: save, target: Root}]
              gestureRecognizers:
                - {id: Tap, class: UITapGestureRecognizer, actions: [{action: tapped, target: Root}]}
        - {id: Cover, frame: [20, 20, 50, 50], pointInside: never}
    touches:
      - tap: [25, 25]
    variants:
      - {object: Tap, isEnabled: [true, false]}
    """

  @Test(arguments: ["format", "version", "name", "kind", "title"])
  func aHeaderWithoutAFieldIsStillATrace(_ field: String) throws {
    let folder = try Folder()
    let scenario = try folder.write(Self.scenario, "good.yml")
    hitpath("trace", scenario, "-o", folder["good.jsonl"])
    var lines = try folder.text("good.jsonl").split(separator: "\n").map(String.init)
    lines[0] = try Self.line(without: field, of: lines[0])
    let outcome = hitpath("explain", try folder.write(lines.joined(separator: "\n"), "bad.jsonl"))
    #expect(outcome.code == 3)
    let record = field == "kind" ? "the record" : "a 'header' record"
    #expect(
      outcome.diagnostics(in: folder) == "bad.jsonl:1:1: error: \(record) needs the field '\(field)'\n")
  }

  /// A value for the numbers of a trace, as far as each may have it, and which share of them gets it.
  struct Extreme: Sendable, CustomTestStringConvertible {
    var value: Double
    var share: Int

    var testDescription: String { "\(value), share \(share)" }
  }

  nonisolated fileprivate static let shares = 2
  nonisolated private static let extremes = [
    Extreme(value: 1e300, share: 0), Extreme(value: 1e300, share: 1), Extreme(value: -1e300, share: 0),
    Extreme(value: 0, share: 1), Extreme(value: 1e-300, share: 0),
  ]

  @Test(arguments: extremes)
  func numbersAtTheirLimitsGiveAnswersInAllOutputs(_ extreme: Extreme) throws {
    let folder = try Folder()
    let good = folder["good.jsonl"]
    let made = hitpath("trace", try folder.write(Self.scenario, "good.yml"), "--tap-map", "-o", good)
    try #require(made.code == 0, "\(made.diagnostics)")
    var numbers = try TraceNumbers(extreme)
    let lines = try folder.text("good.jsonl").split(separator: "\n").map {
      try numbers.replaced(in: String($0))
    }
    #expect(numbers.count > 300)
    try expectAnswers(try folder.write(lines.joined(separator: "\n") + "\n", "bad.jsonl"), folder, good: good)
  }

  @Test func eventsWithoutThoseThatTheyNeedGiveAnswersInAllOutputs() throws {
    let folder = try Folder()
    let good = folder["good.jsonl"]
    hitpath("trace", try folder.write(Self.scenario, "good.yml"), "-o", good)
    let lines = try folder.text("good.jsonl").split(separator: "\n").map(String.init)
    for part in 0..<2 {
      let kept = lines.enumerated().filter { index, line in
        ["header", "screen", "variant"].contains { line.contains(#""kind":"\#($0)""#) } || index % 3 != part
      }
      let text = kept.map(\.element).joined(separator: "\n") + "\n"
      try expectAnswers(try folder.write(text, "bad.jsonl"), folder, good: good)
    }
  }

  /// Runs all outputs of a trace that can be read.
  private func expectAnswers(_ file: String, _ folder: Folder, good: String) throws {
    for outcome in [
      hitpath("explain", file), hitpath("explain", file, "--format", "json"),
      hitpath("trace", file, "--format", "log"), hitpath("trace", file),
      hitpath("render", file, "--all", "-o", folder["pictures"]),
      hitpath("render", file, "--all", "-T", "text", "-o", folder["texts"]),
      hitpath("diff", file, good),
      hitpath("report", file, "-o", folder["pages"]),
    ] {
      #expect(outcome.code <= 1, "\(outcome.diagnostics)")
      expectNumbers(outcome.output, "output")
    }
    for name in folder.files where !name.hasSuffix(".jsonl") { expectNumbers(try folder.text(name), name) }
    #expect(folder.files.count > 20)
  }

  /// Whether a text has no number that is none.
  private func expectNumbers(_ text: String, _ what: String) {
    // The regular expressions of Foundation are slow in a text of this length.
    for word in ["nan", "inf"] {
      for range in text.ranges(of: word) {
        let before = text[..<range.lowerBound].last
        let after = text[range.upperBound...].first
        let isWord = [before, after].contains { $0?.isLetter == true }
        #expect(isWord, "\(what): \(text[..<range.upperBound].suffix(60))")
      }
    }
  }

  private static func line(without field: String, of line: String) throws -> String {
    let record = try JSONSerialization.jsonObject(with: Data(line.utf8))
    var members = try #require(record as? [String: Any])
    members[field] = nil
    return String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
  }
}

/// Puts a value in the place of numbers of a trace's records, within the limits that the schema has for each.
private struct TraceNumbers {
  private let extreme: DamagedTraceTests.Extreme
  private let definitions: [String: Any]

  /// How many numbers there were.
  private(set) var count = 0

  init(_ extreme: DamagedTraceTests.Extreme) throws {
    self.extreme = extreme
    let schema = try JSONSerialization.jsonObject(with: Data(TraceSchema.json.utf8)) as? [String: Any]
    definitions = try #require(schema?["$defs"] as? [String: Any])
  }

  mutating func replaced(in line: String) throws -> String {
    let record = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let members = try #require(record as? [String: Any])
    let kind = try #require(members["kind"] as? String)
    var changed = try #require(
      replaced(record, definitions["\(kind)Record"] as? [String: Any] ?? [:]) as? [String: Any])
    // The order of events is another matter.
    for name in ["version", "seq", "parent", "since"] { changed[name] = members[name] }
    if let time = members["time"] as? Double { changed["time"] = extreme.share == 0 ? time * 1e9 : time }
    return String(decoding: try JSONSerialization.data(withJSONObject: changed), as: UTF8.self)
  }

  private mutating func replaced(_ value: Any, _ schema: [String: Any]) -> Any {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      return replaced(value, definitions[String(name)] as? [String: Any] ?? [:])
    }
    if let members = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      let others = schema["additionalProperties"] as? [String: Any] ?? [:]
      var changed = members
      for name in members.keys.sorted() {
        changed[name] = replaced(members[name] ?? NSNull(), properties[name] ?? others)
      }
      return changed
    }
    if let values = value as? [Any] {
      let items = schema["items"] as? [String: Any] ?? [:]
      return values.map { replaced($0, items) }
    }
    guard let least = schema["minimum"] as? Double, let greatest = schema["maximum"] as? Double else {
      return value
    }
    count += 1
    guard count % DamagedTraceTests.shares == extreme.share else { return value }
    let limited = min(max(extreme.value, least), greatest)
    return schema["type"] as? String == "integer" ? limited.rounded() : limited
  }
}
