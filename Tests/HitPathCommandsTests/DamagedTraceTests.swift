// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands
import Testing
import Trace

/// Traces that somebody else wrote, or that are damaged: every command ends in an answer, or in a sentence with the
/// line.
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

  /// What stands in the place of a value; nil for nothing.
  nonisolated(unsafe) private static let others: [Any?] = [
    nil, NSNull(), "odd", -1, 0.5, 1e99, 1e300, 1e-300,
  ]

  /// The damages of all fields, each tried alone by the reader. Those that it lets through are tried together, a part
  /// of the fields at a time, by all commands.
  @Test(arguments: 0..<others.count)
  func everyDamagedFieldEndsInAnAnswerOrASentence(_ damage: Int) throws {
    let folder = try Folder()
    let scenario = try folder.write(Self.scenario, "good.yml")
    let good = folder["good.jsonl"]
    let made = hitpath("trace", scenario, "--tap-map", "-o", good)
    try #require(made.code == 0, "\(made.diagnostics)")
    let lines = try folder.text("good.jsonl").split(separator: "\n").map(String.init)
    var seen: Set<String> = []
    var parts = Array(repeating: lines, count: 3)
    var count = 0
    for (index, line) in lines.enumerated() {
      let record = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let kind = try #require(record["kind"] as? String)
      for (place, path) in Self.paths(in: record, "").sorted(by: { $0.key < $1.key })
      where seen.insert(kind + place).inserted && path != ["kind"] && path != ["scenario"] {
        count += 1
        let damaged = try Self.line(damage, path, in: line)
        do {
          _ = try TouchTrace(jsonLines: lines.with(damaged, at: index).joined(separator: "\n"))
          let part = count % parts.count
          // Of one record more may be damaged than it stands.
          let more = parts[part].with(try Self.line(damage, path, in: parts[part][index]), at: index)
          if (try? TouchTrace(jsonLines: more.joined(separator: "\n"))) != nil { parts[part] = more }
        } catch let error as TraceFormatError {
          #expect(error.line == index + 1, "\(kind) \(place): \(error)")
          #expect(!error.message.contains("Error"), "\(kind) \(place): \(error)")
        }
      }
    }
    #expect(count > 200)
    for part in parts where part != lines {
      let file = try folder.write(part.joined(separator: "\n") + "\n", "bad.jsonl")
      try expectAnswers(file, folder, good: good)
    }
  }

  /// A field of the first record: the reader has refused it, and the command says so.
  @Test(arguments: ["format", "version", "name", "kind", "title"])
  func aHeaderWithoutAFieldIsStillATrace(_ field: String) throws {
    let folder = try Folder()
    let scenario = try folder.write(Self.scenario, "good.yml")
    hitpath("trace", scenario, "-o", folder["good.jsonl"])
    var lines = try folder.text("good.jsonl").split(separator: "\n").map(String.init)
    lines[0] = try Self.line(0, [field], in: lines[0])
    let outcome = hitpath("explain", try folder.write(lines.joined(separator: "\n"), "bad.jsonl"))
    #expect(outcome.code == 3)
    let record = field == "kind" ? "the record" : "a 'header' record"
    #expect(
      outcome.diagnostics(in: folder) == "bad.jsonl:1: error: \(record) needs the field '\(field)'\n")
  }

  /// A record with the damage at a place.
  private static func line(_ damage: Int, _ path: [String], in line: String) throws -> String {
    let record = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let changed = replacing(record, path[...], with: others[damage])
    return String(decoding: try JSONSerialization.data(withJSONObject: changed), as: UTF8.self)
  }

  /// Runs all outputs of a trace that was read.
  private func expectAnswers(_ file: String, _ folder: Folder, good: String) throws {
    for outcome in [
      hitpath("explain", file), hitpath("explain", file, "--format", "json"),
      hitpath("trace", file, "--format", "log"), hitpath("trace", file),
      hitpath("render", file, "--all", "-o", folder["pictures"]), hitpath("diff", file, good),
      hitpath("report", file, "-o", folder["pages"]),
    ] {
      #expect(outcome.code <= 1, "\(outcome.diagnostics)")
      expectNumbers(outcome.output, "output")
    }
    let pictures = FileManager.default.enumerator(atPath: folder["pictures"])?.allObjects as? [String] ?? []
    for picture in pictures { expectNumbers(try folder.text("pictures/" + picture), picture) }
    #expect(!pictures.isEmpty)
  }

  /// Whether a text has no number that is none.
  private func expectNumbers(_ text: String, _ what: String) {
    for word in ["nan", "inf", "-nan", "-inf"] {
      let found = text.range(of: "(?<![A-Za-z])\(word)(?![A-Za-z])", options: .regularExpression)
      let place = found.map { text[..<$0.upperBound].suffix(60) }
      #expect(found == nil, "\(what): \(place ?? "")")
    }
  }

  /// The ways to all values, by names in which the positions of arrays are left out.
  private static func paths(in value: Any, _ place: String) -> [String: [String]] {
    var paths: [String: [String]] = [:]
    if let members = value as? [String: Any] {
      for (name, member) in members {
        paths["\(place).\(name)"] = [name]
        for (place, path) in Self.paths(in: member, "\(place).\(name)") { paths[place] = [name] + path }
      }
    } else if let values = value as? [Any] {
      for (index, value) in values.enumerated().reversed() {
        paths["\(place).#"] = [String(index)]
        for (place, path) in Self.paths(in: value, "\(place).#") { paths[place] = [String(index)] + path }
      }
    }
    return paths
  }

  /// The value with another one at the end of a way, or with none.
  private static func replacing(_ value: Any, _ path: ArraySlice<String>, with other: Any?) -> Any {
    guard let step = path.first else { return other ?? NSNull() }
    if var members = value as? [String: Any] {
      members[step] =
        path.count == 1 && other == nil
        ? nil : replacing(members[step] ?? NSNull(), path.dropFirst(), with: other)
      return members
    }
    guard var values = value as? [Any], let index = Int(step), values.indices.contains(index) else {
      return value
    }
    if path.count == 1, other == nil {
      values.remove(at: index)
    } else {
      values[index] = replacing(values[index], path.dropFirst(), with: other)
    }
    return values
  }
}

extension [String] {
  fileprivate func with(_ line: String, at index: Int) -> [String] {
    var lines = self
    lines[index] = line
    return lines
  }
}
