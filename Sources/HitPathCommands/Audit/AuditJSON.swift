// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import ScenarioFile
import Trace

/// Findings for scripts: `hitpath audit --format json`, and for code scanning: `--format sarif`.
///
/// Keys stay as they are; new ones may be added.
struct AuditJSON {
  let screen: AuditedScreen
  let narrator: Narrator

  private var language: Language { narrator.language }

  var object: JSONObject {
    ["name": screen.analysis.trace.header.name, "file": screen.file, "findings": screen.findings.map(object)]
  }

  private func object(_ audited: AuditedFinding) -> JSONObject {
    let finding = audited.finding
    return [
      "code": finding.rule.rawValue, "severity": audited.severity.rawValue, "subject": finding.subject,
      "culprit": finding.culprit, "others": finding.others, "number": finding.number,
      "box": finding.box.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] },
      "line": audited.line, "sentence": narrator.sentence(finding).plain,
      "cure": finding.cure.map {
        [
          "object": $0.object, "property": $0.property, "value": $0.value,
          "swift": SwiftCure.code($0, in: narrator.index),
        ] as JSONObject
      },
      "proof": audited.proof?.rawValue,
      "suppression": audited.suppression.map {
        ["reason": $0.reason, "file": screen.settings.file, "line": $0.line] as JSONObject
      },
      "baseline": baselineState(of: audited),
    ]
  }

  /// Whether the baseline has a finding, in SARIF's words; nil without a baseline.
  private func baselineState(of audited: AuditedFinding) -> String? {
    screen.baseline.map { _ in audited.isOld ? "unchanged" : "new" }
  }

  /// SARIF 2.1.0 as GitHub's code scanning takes it: every rule once, one location per result.
  var sarif: JSONObject {
    let driver: JSONObject = [
      "name": "HitPath",
      "rules": FindingRule.allCases.map { rule in
        [
          "id": rule.rawValue,
          "shortDescription": ["text": language.say(FindingText.rule(rule)).plain] as JSONObject,
          "defaultConfiguration": ["level": rule.severity.rawValue] as JSONObject,
        ] as JSONObject
      },
    ]
    let run: JSONObject = [
      "tool": ["driver": driver] as JSONObject, "results": screen.findings.map(result),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
  }

  private func result(_ audited: AuditedFinding) -> JSONObject {
    let finding = audited.finding
    let place: JSONObject = [
      "artifactLocation": ["uri": Self.address(of: AuditSettings.plain(screen.file))] as JSONObject,
      // GitHub shows a result only at a line.
      "region": ["startLine": audited.line ?? 1] as JSONObject,
    ]
    let changes = finding.cure.map { language.say(FindingText.cure(narrator.edit($0))).plain + "." }
    let proof = audited.proof.map { [language.say(FindingText.proof($0)).plain] } ?? []
    // SARIF wants these of every result or of none; an empty list says that nothing suppresses it.
    let suppressions = audited.suppression.map { known in
      [["kind": "external", "status": "accepted", "justification": known.reason] as JSONObject]
    }
    let object: JSONObject = [
      "ruleId": finding.rule.rawValue,
      "ruleIndex": FindingRule.allCases.firstIndex(of: finding.rule),
      "level": audited.severity.rawValue,
      "message": ["text": ([narrator.sentence(finding).plain] + changes + proof).joined(separator: " ")]
        as JSONObject,
      "locations": [["physicalLocation": place] as JSONObject],
      // Keeps its result the same when lines move.
      "partialFingerprints": ["hitpathFinding/v1": finding.fingerprint] as JSONObject,
      "suppressions": suppressions ?? [],
    ]
    return baselineState(of: audited).map { object.adding("baselineState", $0) } ?? object
  }

  /// A path as a relative address.
  private static func address(of path: String) -> String {
    path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let stays = byte < 128 && (character.isLetter || character.isNumber || "-._~/".contains(character))
      let digits = String(byte, radix: 16, uppercase: true)
      return stays ? String(character) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
