// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import HitPath
import Narration
import Report
import ScenarioFile
import Trace

/// Findings for code scanning: `hitpath audit --format sarif`. SARIF 2.1.0 as accepted by GitHub: one run, every rule
/// once, one location per result.
struct AuditSARIF {
  let language: Language

  /// The part of a set, by which `hitpath merge` and GitHub distinguish uploads; nil for the whole set.
  let shard: Shard?

  /// The category of the run: an upload replaces the previous one of its category.
  static let category = "hitpath-audit"

  static func category(_ shard: Shard?) -> String {
    "\(category)/" + (shard.map { "\($0.number)-of-\($0.count)" } ?? "")
  }

  func log(_ results: [JSONObject]) -> JSONObject {
    let driver: JSONObject = [
      "name": "HitPath", "version": ToolVersion.number, "semanticVersion": ToolVersion.number,
      "rules": FindingRule.allCases.map(rule),
    ]
    let run: JSONObject = [
      "tool": ["driver": driver] as JSONObject, "columnKind": "unicodeCodePoints", "results": results,
      "automationDetails": ["id": Self.category(shard)] as JSONObject,
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
  }

  /// What a rule finds, its meaning for touches, and its fix, in the words of the reason.
  private func rule(_ rule: FindingRule) -> JSONObject {
    let short = language.say(FindingText.rule(rule)).plain
    let meaning = language.meaning(of: rule.reason)
    let cure = language.cure(of: rule.reason)
    let command = "hitpath explain --reason \(rule.reason.rawValue)"
    return [
      "id": rule.rawValue, "name": rule.rawValue,
      "shortDescription": Self.text(short), "fullDescription": Self.text(language.line(short, meaning)),
      "help": Self.text("\(meaning)\n\n\(cure)\n\n\(command)").adding(
        "markdown",
        "\(MarkdownEscaping.escaped(meaning))\n\n\(MarkdownEscaping.escaped(cure))\n\n```sh\n\(command)\n```"),
      "defaultConfiguration": ["level": rule.severity.rawValue] as JSONObject,
      "properties": [
        "tags": ["touches", rule.about.rawValue], "problem.severity": rule.severity.codeScanning,
      ] as JSONObject,
    ]
  }

  private static func text(_ text: String) -> JSONObject { ["text": text] }
}

extension AuditedScreen {
  /// The findings as SARIF results.
  @MainActor
  func results(_ narrator: Narrator) -> [JSONObject] { findings.map { result($0, narrator) } }

  /// Whether the baseline contains a finding, in SARIF's words; nil without a baseline.
  func baselineState(of audited: AuditedFinding) -> String? {
    baseline.map { _ in audited.isOld ? "unchanged" : "new" }
  }

  @MainActor
  private func result(_ audited: AuditedFinding, _ narrator: Narrator) -> JSONObject {
    let (finding, language) = (audited.finding, narrator.language)
    // GitHub shows a result only at a line.
    var region: JSONObject = ["startLine": audited.line ?? 1]
    if let place = audited.place {
      region = region.adding("startColumn", place.columns.lowerBound).adding("endLine", place.line)
        .adding("endColumn", place.columns.upperBound)
    }
    let place: JSONObject = [
      "artifactLocation": ["uri": Self.address(of: AuditSettings.plain(file))] as JSONObject,
      "region": region,
    ]
    var location: JSONObject = ["physicalLocation": place]
    if let scene {
      location = location.adding(
        "logicalLocations", [["name": scene, "kind": "object"] as JSONObject])
    }
    let changes = narrator.cures(finding).map { $0 + "." }
    let proof =
      audited.proof.map { [language.say(FindingText.proof($0, changes: finding.cure.count)).plain] } ?? []
    // SARIF requires this for every result or for none; an empty list means not suppressed.
    let suppressions = audited.suppression.map { known in
      [["kind": "external", "status": "accepted", "justification": known.reason] as JSONObject]
    }
    let object: JSONObject = [
      "ruleId": finding.rule.rawValue,
      "ruleIndex": FindingRule.allCases.firstIndex(of: finding.rule),
      "level": audited.severity.rawValue,
      "message": ["text": ([narrator.sentence(finding).plain] + changes + proof).joined(separator: " ")]
        as JSONObject,
      "locations": [location],
      // Identifies the result when lines move.
      "partialFingerprints": ["hitpathFinding/v1": audited.fingerprint] as JSONObject,
      "suppressions": suppressions ?? [],
    ]
    return baselineState(of: audited).map { object.adding("baselineState", $0) } ?? object
  }

  /// A path as a relative URI.
  private static func address(of path: String) -> String {
    path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let stays = byte < 128 && (character.isLetter || character.isNumber || "-._~/".contains(character))
      let digits = String(byte, radix: 16, uppercase: true)
      return stays ? String(character) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}

extension FindingSeverity {
  /// GitHub's word for the severity.
  fileprivate var codeScanning: String { self == .note ? "recommendation" : rawValue }
}
