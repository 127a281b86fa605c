// SPDX-License-Identifier: Apache-2.0

import Analysis
import HitPath
import Narration
import ScenarioFile
import Trace

/// The findings of a screen, each with what came of its cure.
struct AuditedScreen {
  let file: String
  let analysis: TraceAnalysis
  let findings: [AuditedFinding]
  let settings: AuditSettings

  /// Nil where no baseline was given.
  let baseline: AuditBaseline?

  /// The findings that count: new ones that nobody suppressed.
  var counted: [AuditedFinding] { findings.filter { !$0.isKnown } }

  /// The suppressions that are about the file and hit nothing in it.
  var idleSuppressions: [AuditSettings.Suppression] {
    let hit = Set(findings.compactMap(\.suppression))
    return settings.suppressions.filter { $0.isAbout(file: file) && !hit.contains($0) }
  }
}

/// A finding with its place in the file, the proof of its cure, and whether it is known.
struct AuditedFinding {
  let finding: Finding
  let severity: FindingSeverity
  let proof: CureProof?
  let line: Int?

  /// What says that it is no fault here.
  let suppression: AuditSettings.Suppression?

  /// Whether the baseline has it.
  let isOld: Bool

  /// Whether it does not count.
  var isKnown: Bool { suppression != nil || isOld }
}

/// Looks for faults, and runs the screen once more with the cure of each.
@MainActor
struct Audit {
  /// How many views second runs may have in all, so that a big screen with many faults does not take minutes.
  private static let mostViews = 60_000

  let scenario: Scenario
  let file: String
  let text: String

  /// The views of a dump by their addresses.
  var addresses: [String: String] = [:]

  var settings = AuditSettings(file: "")
  var baseline: AuditBaseline?

  func run() throws -> AuditedScreen {
    let analysis = try analysis(of: scenario.still(file))
    let findings = analysis.findings.filter { settings.severity(of: $0) != nil }
    let lines = FindingLines(of: findings, in: text, addresses: addresses)
    var left = Self.mostViews
    let audited = try findings.map { finding in
      let suppression = settings.suppressions.first { $0.hits(finding, of: file) }
      let isOld = baseline?.has(finding, of: file) ?? false
      var proof: CureProof?
      if !finding.cure.isEmpty, suppression == nil, !isOld {
        left -= max(1, analysis.trace.screen.views.count)
        proof = left < 0 ? .untried : try self.proof(of: finding)
      }
      return AuditedFinding(
        finding: finding, severity: settings.severity(of: finding) ?? finding.severity, proof: proof,
        line: lines.line(of: finding), suppression: suppression, isOld: isOld)
    }
    return AuditedScreen(
      file: file, analysis: analysis, findings: audited, settings: settings, baseline: baseline)
  }

  private func proof(of finding: Finding) throws -> CureProof {
    guard let cured = scenario.screen(with: finding.cure) else { return .untried }
    return try analysis(of: cured).findings.contains { finding.persists(in: $0) } ? .stays : .proven
  }

  private func analysis(of scenario: Scenario) throws -> TraceAnalysis {
    TraceAnalysis(try scenario.run(file, withTapMap: true).trace)
  }
}

extension AuditSettings {
  /// The word for a code that is not looked for.
  static let off = "none"

  /// How bad a finding is; nil for one that is not looked for.
  fileprivate func severity(of finding: Finding) -> FindingSeverity? {
    guard let word = severities[finding.rule.rawValue] else { return finding.severity }
    return FindingSeverity(rawValue: word)
  }
}

extension AuditSettings.Suppression {
  fileprivate func hits(_ finding: Finding, of file: String) -> Bool {
    let names = [finding.subject, finding.culprit].compactMap { $0 } + finding.others
    return code == finding.rule.rawValue && isAbout(file: file) && (view.map(names.contains) ?? true)
  }
}

/// The lines of a file that the findings are about: the first that names the view or recognizer.
struct FindingLines {
  private var lines: [String: Int] = [:]

  init(of findings: [Finding], in text: String, addresses: [String: String]) {
    var names: [String: String] = [:]
    for finding in findings { names[finding.subject] = finding.subject }
    for (address, id) in addresses where names[id] != nil { names[address] = id }
    guard !names.isEmpty else { return }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) {
        guard let id = names[String(word)] ?? names[word.lowercased()] else { continue }
        if lines[id] == nil { lines[id] = number + 1 }
      }
    }
  }

  func line(of finding: Finding) -> Int? { lines[finding.subject] }
}
