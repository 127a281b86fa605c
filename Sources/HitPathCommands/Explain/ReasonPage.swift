// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Diagrams
import InputFile
import Narration
import ScenarioFile
import Trace

/// What `hitpath explain --reason` says of a reason.
@MainActor
struct ReasonPage {
  let code: TraceReason.Code
  let language: Language

  /// The word in the place of a code for all of them.
  static let all = "all"

  /// The code of a name.
  ///
  /// - Throws: What is wrong with the name, and which codes there are.
  static func code(named name: String) throws -> TraceReason.Code {
    if let code = TraceReason.Code.known.first(where: { $0.rawValue == name }) { return code }
    let names = TraceReason.Code.known.map(\.rawValue)
    let near = Spelling.nearest(to: name, in: names)
    throw ValidationError(
      "There is no reason '\(LineText.safe(name))'"
        + (near.map { "; did you mean '\($0)'?" }
          ?? ". These are the codes: \(names.joined(separator: ", "))."))
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
