// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import ScenarioSupport
import Testing

/// Random valid scenarios: every form of a scenario must say the same as the scenario itself.
///
/// `HITPATH_SCENARIOS` is the number of scenarios, and `HITPATH_SEED` the first seed; `make fuzz` makes five thousand. A
/// scenario that fails is kept in `.build/scenarios`.
@MainActor
@Suite struct RandomScenarioTests {
  private static let count = number("HITPATH_SCENARIOS") ?? 24
  private static let seed = number("HITPATH_SEED") ?? 1

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func everyFormOfAScenarioSaysTheSame() throws {
    let folder = Repository.url(".build/scenarios")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var played = 0
    for number in Self.seed..<Self.seed + Self.count {
      var maker = ScenarioMaker(seed: UInt64(number))
      let forms = Forms(folder: folder, number: number)
      let differences = try forms.differences(of: ScenarioWriter.yaml(maker.scenario()), &played)
      #expect(differences == [], "scenario \(number), \(forms.file("yml"))")
      if differences.isEmpty { forms.remove() }
    }
    // Some ask for more than is simulated, and are refused; most are not.
    #expect(played > Self.count * 3 / 4)
  }

  /// The files of one scenario.
  @MainActor
  private struct Forms {
    let folder: URL
    let number: Int
    private let endings = ["yml", "json", "jsonl", "imported.yml", "anonymous.yml"]

    init(folder: URL, number: Int) {
      self.folder = folder
      self.number = number
    }

    func file(_ ending: String) -> String { folder.appendingPathComponent("\(number).\(ending)").path }

    func remove() { for ending in endings { try? FileManager.default.removeItem(atPath: file(ending)) } }

    /// What says something else than the scenario, and how.
    func differences(of text: String, _ played: inout Int) throws -> [String] {
      try write(text, "yml")
      try write(try ScenarioJSON.text(ofYAML: text), "json")
      let trace = hitpath("trace", file("yml"), "--format", "json")
      guard trace.code == 0 else {
        let others = [explain("yml"), explain("json")].filter { $0.code != trace.code || $0.output != "" }
        return others.isEmpty && trace.code == 3 ? [] : ["refused: \(trace.diagnostics)"]
      }
      played += 1
      var tap: [String] = []
      if explain("yml").code != 0 { tap = ["--tap", "100,100"] }
      let answer = explain("yml", tap)
      guard answer.code == 0 else { return ["not explained: \(answer.diagnostics)"] }
      try write(trace.output, "jsonl")
      try write(hitpath("import", file("jsonl")).output, "imported.yml")
      var found: [String] = []
      for form in ["json", "jsonl", "imported.yml"] {
        let other = explain(form, tap)
        if other.code != 0 || other.output != answer.output {
          found.append("\(form): \(other.diagnostics.prefix(500))")
        }
      }
      let alike = hitpath(["diff", file("yml"), file("yml")] + tap)
      if alike.code != 0 { found.append("diff: \(alike.diagnostics)\(alike.output.prefix(500))") }
      try write(hitpath("import", file("yml"), "--anonymize").output, "anonymous.yml")
      let anonymous = explain("anonymous.yml", tap)
      if anonymous.code == 0 {
        var exchange = NameExchange()
        exchange.compare(try json(answer), try json(anonymous), at: "")
        found += exchange.differences.prefix(3).map { "anonymous: \($0)" }
      } else {
        found.append("anonymous: \(anonymous.diagnostics.prefix(500))")
      }
      return found
    }

    private func explain(_ ending: String, _ options: [String] = []) -> Outcome {
      hitpath(["explain", file(ending), "--format", "json"] + options)
    }

    private func json(_ outcome: Outcome) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    }

    private func write(_ text: String, _ ending: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file(ending)))
    }
  }
}
