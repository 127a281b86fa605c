// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import InputFile
package import Narration
import ScenarioFile
package import Trace

/// What `hitpath explain --reason` says of a reason.
@MainActor
struct ReasonPage {
  let code: TraceReason.Code
  let language: Language

  /// The word in the place of a code for all of them.
  static let all = "all"

  /// The code of a name.
  ///
  /// - Throws: What is wrong with the name, and which codes are near to it or have the word in them.
  static func code(named name: String) throws -> TraceReason.Code {
    if let code = TraceReason.Code.known.first(where: { $0.rawValue == name }) { return code }
    let names = TraceReason.Code.known.map(\.rawValue)
    let near =
      Spelling.nearest(to: name, in: names).map { [$0] }
      ?? names.filter { $0.lowercased().contains(name.lowercased()) }
    throw ValidationError(
      "There is no reason '\(LineText.safe(name))'"
        + (name.isEmpty || near.isEmpty
          ? ".\n  See 'hitpath explain --reason' for all codes."
          : "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"))
  }

  /// All codes, each with what it says, in the order of the table.
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

/// A smallest scenario that gives a reason, and what comes of it.
package struct ReasonExample {
  let code: TraceReason.Code

  /// The scenario as it stands in a file.
  package let text: String
}

extension ReasonExample {
  /// What no scenario can give: a chain that leads back into itself is refused in one.
  package static let ofCodeOnly: Set<TraceReason.Code> = [.chainCycle]

  /// Nil for a reason without an example.
  package init?(_ code: TraceReason.Code) {
    guard let text = EmbeddedTexts.files["Reasons/\(code.rawValue).yml"] else { return nil }
    self.code = code
    self.text = text
  }

  /// The line that has the reason, with the clause that says why; nil if the scenario does not give it.
  @MainActor
  package func line(in language: Language) throws -> String? {
    var scenario = try ScenarioReader.read(text, file: "\(code.rawValue).yml")
    scenario.nameEverything()
    return line(of: TraceAnalysis(ScenarioRun(scenario).outcome(withTapMap: false).trace), in: language)
  }

  /// The same of a scenario that was run.
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

  /// The event that has the reason, as a log prints it.
  private func event(_ analysis: TraceAnalysis, _ narrator: Narrator) -> String? {
    guard let line = TraceLog(analysis.trace).lines.first(where: { $0.reason?.code == code }),
      let reason = line.reason
    else { return nil }
    let why = narrator.reason(reason, of: line.event.kind.subject ?? "").plain
    // The code that some lines end with says the same.
    let end = line.text.firstRange(of: ": \(code.rawValue)")?.lowerBound ?? line.text.endIndex
    return "\(line.text[..<end]): \(why)"
  }
}
