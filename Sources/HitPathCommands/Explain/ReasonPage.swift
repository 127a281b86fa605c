// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import InputFile
package import Narration
import ScenarioFile
package import Trace

/// The output of `hitpath explain --reason`.
@MainActor
struct ReasonPage {
  let code: TraceReason.Code
  let language: Language

  /// The word that stands for all codes.
  static let all = "all"

  /// The maximum number of codes that an error suggests.
  private static let mostNear = 5

  /// Finds a code by name.
  ///
  /// - Throws: `ValidationError` with the codes that are spelled like the name or contain it.
  static func code(named name: String) throws -> TraceReason.Code {
    if let code = TraceReason.Code.known.first(where: { $0.rawValue == name }) { return code }
    let names = TraceReason.Code.known.map(\.rawValue)
    let near =
      Spelling.nearest(to: name, in: names).map { [$0] }
      ?? names.filter { $0.lowercased().contains(name.lowercased()) }
    // A letter or two is in too many.
    let isNear = (1...mostNear).contains(near.count) && !name.isEmpty
    throw ValidationError(
      "There is no reason '\(LineText.safe(name))'"
        + (isNear
          ? "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
          : ".\n  See 'hitpath explain --reason' for all codes."))
  }

  /// All codes with their meanings, in the order of the table.
  static func list(_ language: Language) -> String {
    let codes = TraceReason.Code.known
    let width = codes.map(\.rawValue.count).max() ?? 0
    let lines = codes.map { code in
      let name = code.rawValue + String(repeating: " ", count: width - code.rawValue.count)
      return "  \(name)  \(SentenceText.first(of: language.meaning(of: code)))"
    }
    return ([language.say(FixedText.reasonList)] + lines).joined(separator: "\n") + "\n"
  }

  private var example: ReasonExample? { ReasonExample(code) }

  func text(on terminal: Terminal) throws -> String {
    let rules = code.row.map { $0.rules.isEmpty ? "" : " (\($0.rules))" } ?? ""
    var parts = [
      terminal.styled(code.rawValue, .strong) + rules + "\n" + language.meaning(of: code),
      language.cure(of: code),
    ]
    if let example {
      let lines = example.text.split(separator: "\n").map { "  \($0)" }
      parts.append(([language.say(FixedText.reasonExample)] + lines).joined(separator: "\n"))
      if let line = try example.line(in: language) {
        parts.append("\(language.say(FixedText.reasonOutcome))\n  \(line)")
      }
    } else if ReasonExample.ofCodeOnly.contains(code) {
      parts.append(language.say(FixedText.reasonOfCodeOnly))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  func object() throws -> JSONObject {
    [
      "code": code.rawValue, "rules": code.row?.rules ?? "",
      "meaning": language.meaning(of: code), "cure": language.cure(of: code),
      "example": example?.text, "outcome": try example?.line(in: language),
    ]
  }
}

/// A minimal scenario that produces a reason, and its outcome.
package struct ReasonExample {
  let code: TraceReason.Code

  /// The text of the scenario file.
  package let text: String
}

extension ReasonExample {
  /// Reasons that no scenario can produce: scenarios refuse a circular chain.
  package static let ofCodeOnly: Set<TraceReason.Code> = [.chainCycle]

  /// Finds the example of a reason; nil if there is none.
  package init?(_ code: TraceReason.Code) {
    guard let text = EmbeddedTexts.files["Reasons/\(code.rawValue).yml"] else { return nil }
    self.code = code
    self.text = text
  }

  /// The line with the reason and its clause; nil if the scenario does not produce it.
  @MainActor
  package func line(in language: Language) throws -> String? {
    var scenario = try ScenarioReader.read(text, file: "\(code.rawValue).yml")
    scenario.nameEverything()
    return line(of: TraceAnalysis(ScenarioRun(scenario).outcome(withTapMap: false).trace), in: language)
  }

  /// The same for a scenario that was run.
  @MainActor
  func line(of analysis: TraceAnalysis, in language: Language) -> String? {
    let narrator = Narrator(language, analysis.index)
    return answer(analysis, narrator) ?? event(analysis, narrator)
  }

  /// The answer for a view that was not asked.
  private func answer(_ analysis: TraceAnalysis, _ narrator: Narrator) -> String? {
    guard let touch = analysis.touches.first else { return nil }
    return analysis.index.screen.views.lazy.map { touch.answer(for: $0, in: analysis.index) }
      .first { $0.outcome == .notAsked && $0.reason?.code == code }.map { narrator.view($0).plain }
  }

  /// The event with the reason, as printed in a log.
  private func event(_ analysis: TraceAnalysis, _ narrator: Narrator) -> String? {
    guard let line = TraceLog(analysis.trace).lines.first(where: { $0.reason?.code == code }),
      let reason = line.reason
    else { return nil }
    let why = narrator.reason(reason, of: line.event.kind.subject ?? "").plain
    // Some lines already end with the code.
    let end = line.text.firstRange(of: ": \(code.rawValue)")?.lowerBound ?? line.text.endIndex
    return "\(line.text[..<end]): \(why)"
  }
}
